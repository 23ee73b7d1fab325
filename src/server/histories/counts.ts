import { type Kysely, type Selectable, sql } from 'kysely';
import type { TransactionStatus } from '#catalogues/orders.ts';
import type { EstateTransactionCountsTable, TransactionCountsTable } from '../db/schema/histories.ts';
import type { Schema } from '../db/schema.ts';
import { type Days, partsOf } from './days.ts';
import type { Wanted } from './wanted.ts';

/** How many payments there are in a day or a month; kobo of those that were successful. */
export type Count = Omit<Selectable<TransactionCountsTable>, 'user_id' | 'estate_id' | 'kind'>;

/** What a query finds, whatever page is shown; kobo. */
export interface Summary {
  readonly total: number;
  readonly successful: number;
  readonly successfulKobo: number;
  readonly failed: number;
}

/**
 * The counts of everything that a query finds, oldest first: by month, and by day where a month is only partly asked for.
 * A row for each month there was a payment in, so the cost grows with the years and not with the payments.
 */
export async function countsOf(db: Kysely<Schema>, wanted: Wanted): Promise<Count[]> {
  const { months, days } = partsOf(wanted.days);
  const parts = days.map((some) => countsIn(db, wanted, 'day', some));
  const rows = await parts.reduce((all, part) => all.unionAll(part), countsIn(db, wanted, 'month', months)).execute();
  return rows.sort((a, b) => (a.since < b.since ? -1 : 1));
}

/** The counts of single days, oldest first. */
export function dailyCounts(db: Kysely<Schema>, wanted: Wanted, days: Days): Promise<Count[]> {
  return countsIn(db, wanted, 'day', days).orderBy('since').execute();
}

/** How many of a count a query finds. */
export function found({ successful, failed, pending }: Count, status: TransactionStatus | undefined): number {
  return status === undefined ? successful + failed + pending : { successful, failed, pending }[status];
}

/** The sums over everything that a query finds. */
export function summarise(counts: readonly Count[], status: TransactionStatus | undefined): Summary {
  const sum = (part: (count: Count) => number) => counts.reduce((all, count) => all + part(count), 0);
  const asked = (of: TransactionStatus) => status === undefined || status === of;
  return {
    total: sum((count) => found(count, status)),
    successful: asked('successful') ? sum((count) => count.successful) : 0,
    successfulKobo: asked('successful') ? sum((count) => count.successful_kobo) : 0,
    failed: asked('failed') ? sum((count) => count.failed) : 0,
  };
}

/** The query behind the counts of one length. */
export function countsIn(db: Kysely<Schema>, { whose, kinds }: Wanted, span: Count['span'], { from, to }: Days) {
  const { userId, estateId } = whose;
  // Counts of a person and of an estate are in two tables whose columns are the same but for the first.
  const table = sql.table(userId === undefined ? 'estate_transaction_counts' : 'transaction_counts');
  let query = db
    .selectFrom(sql<Kept>`${table}`.as<'counts'>(sql.ref('counts')))
    .select(['counts.span', 'counts.since', sum('successful'), sum('successful_kobo'), sum('failed'), sum('pending')])
    .where('counts.kind', 'in', kinds)
    .where('counts.span', '=', span)
    .groupBy(['counts.span', 'counts.since']);
  if (userId !== undefined) query = query.where('counts.user_id', '=', userId);
  if (estateId !== undefined) query = query.where('counts.estate_id', '=', estateId);
  if (from !== undefined) query = query.where('counts.since', '>=', from);
  if (to !== undefined) query = query.where('counts.since', '<=', to);
  return query;
}

type Kept = Selectable<TransactionCountsTable & EstateTransactionCountsTable>;

function sum<C extends 'successful' | 'successful_kobo' | 'failed' | 'pending'>(column: C) {
  return sql<number>`sum(${sql.ref(`counts.${column}`)})::bigint`.as(column);
}
