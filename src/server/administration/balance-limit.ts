import { type Kysely, sql } from 'kysely';
import { COUNTED_HOURS } from '#catalogues/approvals.ts';
import type { ServicePayment } from '#catalogues/uploads.ts';
import type { Schema } from '../db/schema.ts';

/** Above which sum a balance of an estate is changed by two people, kobo; null: by one, whatever the sum. */
export async function balanceLimitOf(db: Kysely<Schema>, estateId: number): Promise<number | null> {
  const row = await db.selectFrom('estates').select('balance_limit_kobo').where('id', '=', estateId).executeTakeFirst();
  return row?.balance_limit_kobo ?? null;
}

/** A change of a balance by one person; kobo in the sign of the dashboards. */
export interface Change {
  readonly estateId: number;
  readonly actor: string;
  readonly meterNumber: string;
  readonly servicePayment: ServicePayment;
  readonly before: number;
  readonly after: number;
  readonly at: Date;
}

const HOUR_MS = 3_600_000;

/**
 * By how much a change counts against the limit, kobo: by itself, or with what the same person changed alone on the same balance within a
 * day, whichever is more. Many small changes are a large one; a mistake that is put right is none.
 */
export async function countedSum(db: Kysely<Schema>, change: Change): Promise<number> {
  const { estateId, actor, meterNumber, servicePayment, before, after, at } = change;
  if (before === after) return 0;
  const { moved } = await db
    .selectFrom('audit')
    .select(
      sql<number>`coalesce(sum((detail::jsonb ->> 'after')::bigint - (detail::jsonb ->> 'before')::bigint), 0)::bigint`.as(
        'moved',
      ),
    )
    .where('estate_id', '=', estateId)
    .where('at', '>', new Date(at.getTime() - COUNTED_HOURS * HOUR_MS))
    .where('action', '=', 'balance-set')
    .where('subject', '=', meterNumber)
    .where('actor', '=', actor)
    .where(sql<boolean>`detail::jsonb ->> 'servicePayment' = ${servicePayment}`)
    .where(sql<boolean>`detail::jsonb ->> 'approval' is null`)
    .executeTakeFirstOrThrow();
  return Math.max(Math.abs(after - before), Math.abs(Number(moved) + after - before));
}

/** A debt that one person writes off as somebody moves out, kobo. */
interface WriteOff extends Pick<Change, 'estateId' | 'actor' | 'meterNumber' | 'at'> {
  readonly kobo: number;
}

/**
 * What a write-off at moving out counts as and the limit, where it is above that, kobo; null: one person may. Together with what the same person wrote off
 * in that way on the same meter within a day: people move out one after the other.
 */
export async function writtenOffAbove(db: Kysely<Schema>, { estateId, actor, meterNumber, kobo, at }: WriteOff) {
  const limit = await balanceLimitOf(db, estateId);
  if (limit === null) return null;
  const rows = await db
    .selectFrom('meter_moves')
    .select(['transaction_id', 'written_off_kobo'])
    .distinct()
    .where('meter_number', '=', meterNumber)
    .where('made_by', '=', actor)
    .where('transaction_id', 'is not', null)
    .where('at', '>', new Date(at.getTime() - COUNTED_HOURS * HOUR_MS))
    .execute();
  const sum = rows.reduce((all, { written_off_kobo }) => all + (written_off_kobo ?? 0), kobo);
  return sum > limit ? { sum, limit } : null;
}
