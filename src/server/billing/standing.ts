import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { SPECIFIED_POLICY } from '#catalogues/arrears.ts';
import type { toldStanding } from '#catalogues/calls/estate/arrears.shapes.ts';
import { nairaOf } from '#catalogues/money.ts';
import { asksCharges, type HouseDebts, type UnpaidCharge } from '#machines/arrears/conditions.ts';
import { debtsIn, judge, type Standing, type StandingFacts } from '#machines/arrears/standing.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import { type Arrears, arrears } from './arrears.ts';
import { DUES, type Due } from './chart.ts';
import { debtsOf } from './debts.ts';
import { type PolicyOfMeter, policyOf } from './policies.ts';
import { leftToday } from './small-topups.ts';

/** How a meter stands, and by what it was judged. */
export interface MeterStanding extends PolicyOfMeter {
  readonly owed: Arrears;
  readonly facts: StandingFacts;
  readonly standing: Standing;
}

const NOT_ASKED: PolicyOfMeter = { estateId: null, policy: SPECIFIED_POLICY, isOwn: false, exceptedUntil: null };

/**
 * Judge a meter at an instant by the policy of its estate: the one answer to whether what it owes stops power. What cannot be paid just
 * now is not asked for, as in `arrears`. Pass the transaction where there is one.
 */
export async function standingOf(trx: Kysely<Schema>, meterNumber: string, at: Date): Promise<MeterStanding> {
  const owed = await arrears(trx, meterNumber);
  const sums = debtsIn({ serviceCharge: owed.serviceChargeKobo, devLevy: owed.devLevyKobo, fine: owed.fineKobo });
  // Whoever owes nothing is clear by every policy: each condition is of more than nothing.
  const owes = DUES.filter((due) => sums.owed[due] > 0);
  const by = owes.length === 0 ? NOT_ASKED : await policyOf(trx, meterNumber, at);
  const debts = await chargesIn(trx, meterNumber, sums, { by, owes, at });
  const facts = { debts, policy: by.policy, isExcepted: by.exceptedUntil !== null };
  return { ...by, owed, facts, standing: judge(facts) };
}

/** What a meter is judged by at an instant. */
export const judgedBy = async (trx: Kysely<Schema>, meterNumber: string, at: Date): Promise<StandingFacts> =>
  (await standingOf(trx, meterNumber, at)).facts;

/** The same debts with their single charges, where the policy asks after them. */
async function chargesIn(
  trx: Kysely<Schema>,
  meterNumber: string,
  debts: HouseDebts,
  { by, owes, at }: { readonly by: PolicyOfMeter; readonly owes: readonly Due[]; readonly at: Date },
): Promise<HouseDebts> {
  if (by.estateId === null || !asksCharges(by.policy)) return debts;
  const { rows } = await sql<UnpaidCharge>`
    select due, kobo, (${dayInLagos(at)}::date - since)::integer as days
    from ${debtsOf(by.estateId, owes, meterNumber)} as debt
    where kobo > 0 order by since, due`.execute(trx);
  return { ...debts, charges: rows.map((row) => ({ ...row, kobo: Number(row.kobo) })) };
}

/** A standing as calls tell it; undefined where the rule of the specification judged, which every face knows. */
export async function told(
  trx: Kysely<Schema>,
  meterNumber: string,
  at: Date,
  { isOwn, exceptedUntil, policy, standing }: MeterStanding,
): Promise<z.infer<typeof toldStanding> | undefined> {
  if (!isOwn && exceptedUntil === null) return undefined;
  const { name, reminds, stops, stopsIn } = standing;
  const isStopped = name === 'blocked';
  const mayStill = isStopped && policy.alwaysKobo > 0 && (await leftToday(trx, meterNumber, at));
  return {
    ...{ name, reminds: [...reminds], stops: [...stops] },
    upTo: mayStill ? nairaOf(policy.alwaysKobo) : 0,
    words: isStopped ? policy.words : null,
    until: name === 'excepted' ? exceptedUntil : dayAfter(at, stopsIn),
  };
}

const DAY_MS = 86_400_000;

const dayAfter = (at: Date, days: number | null): string | null =>
  days === null ? null : dayInLagos(at.getTime() + days * DAY_MS);
