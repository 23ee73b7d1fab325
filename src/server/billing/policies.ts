import { type Kysely, sql } from 'kysely';
import { type ArrearsPolicy, SPECIFIED_POLICY } from '#catalogues/arrears.ts';
import { arrearsRule } from '#catalogues/calls/estate/arrears.shapes.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';

/** By what a meter is judged on a day. */
export interface PolicyOfMeter {
  /** Null: there is no such meter. */
  readonly estateId: number | null;
  readonly policy: ArrearsPolicy;
  /** The estate has set it. */
  readonly isOwn: boolean;
  /** The last day, `YYYY-MM-DD`, of an exception that holds; null: there is none. */
  readonly exceptedUntil: string | null;
}

/** The rule that is kept, as JSON text; null: the one of the specification. */
export const ruleIn = (rule: string | null): ArrearsPolicy =>
  rule === null ? SPECIFIED_POLICY : arrearsRule.parse(JSON.parse(rule));

/** The policy of a meter's estate at an instant, and the exception that it has. */
export async function policyOf(db: Kysely<Schema>, meterNumber: string, at: Date): Promise<PolicyOfMeter> {
  const today = dayInLagos(at);
  const { rows } = await sql<{ estate_id: number; rule: string | null; until_day: string | null }>`
    select meters.estate_id, policy.rule, excepted.until_day
    from meters
    left join lateral (
      select rule from arrears_policies
      where arrears_policies.estate_id = meters.estate_id and from_day <= ${today}
      order by version desc limit 1
    ) as policy on true
    left join arrears_exceptions as excepted on excepted.estate_id = meters.estate_id
      and excepted.meter_number = meters.meter_number and excepted.ended_at is null and excepted.until_day >= ${today}
    where meters.meter_number = ${meterNumber}`.execute(db);
  const [row] = rows;
  const rule = row?.rule ?? null;
  return {
    ...{ estateId: row?.estate_id ?? null, policy: ruleIn(rule), isOwn: rule !== null },
    exceptedUntil: row?.until_day ?? null,
  };
}

/** A version of the policy of an estate. */
export interface PolicyVersion {
  /** 0: none was ever set. */
  readonly version: number;
  /** Null: that of the specification. */
  readonly rule: string | null;
}

/** The version that holds for an estate at an instant. */
export async function versionOn(db: Kysely<Schema>, estateId: number, at: Date): Promise<PolicyVersion> {
  const found = await db
    .selectFrom('arrears_policies')
    .select(['version', 'rule'])
    .where('estate_id', '=', estateId)
    .where('from_day', '<=', dayInLagos(at))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? { version: 0, rule: null };
}
