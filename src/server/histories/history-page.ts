import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../db/schema.ts';
import { type Count, countsOf, summarise } from './counts.ts';
import type { Days } from './days.ts';
import { locatePage } from './locate.ts';
import { lastPayment, paymentsOf, type Some } from './rows.ts';
import { type Transaction, transactionOf } from './transaction.ts';
import type { Wanted } from './wanted.ts';

/** Reads the rows of some days that stand at a place. */
type RowsAt<R> = (days: Days, some: Some) => Promise<readonly R[]>;

/** A page of what a query finds, with the sums over all of it; naira. */
export async function pageOf<R>(db: Kysely<Schema>, wanted: Wanted, page: number, rowsAt: RowsAt<R>) {
  const counts = await countsOf(db, wanted);
  const { total, successful, successfulKobo, failed } = summarise(counts, wanted.status);
  const last = total === 0 ? null : await lastPayment(db, wanted);
  const rows = await rowsOnPage(db, wanted, counts, page, rowsAt);
  const sums = {
    successfulTransactions: successful,
    successfulTransactionsValue: nairaOf(successfulKobo),
    total,
    page,
  };
  return { rows, sums, failed, last: last?.toISOString() ?? null };
}

/** The rows of a page alone (S1 and S2 section 7: an array). */
export async function rowsOf<R>(db: Kysely<Schema>, wanted: Wanted, page: number, rowsAt: RowsAt<R>) {
  return rowsOnPage(db, wanted, await countsOf(db, wanted), page, rowsAt);
}

/** A page of a history, with the summary of everything that the query finds. */
export async function historyPage(
  db: Kysely<Schema>,
  wanted: Wanted,
  page: number,
): Promise<CallAnswer<'transactionsHistory'>> {
  const { rows, sums, failed, last } = await pageOf(db, wanted, page, own(db, wanted));
  const transaction = { numberOfFailedTransactions: failed, lastTransactionDate: last };
  return { status: 200, data: { transactions: rows, transaction, ...sums } };
}

/** The rows of a page of a history alone. */
export async function transactionsPage(db: Kysely<Schema>, wanted: Wanted, page: number): Promise<Transaction[]> {
  return rowsOf(db, wanted, page, own(db, wanted));
}

const own =
  (db: Kysely<Schema>, wanted: Wanted): RowsAt<Transaction> =>
  async (days, some) =>
    (await paymentsOf(db, wanted, days, some).execute()).map(transactionOf);

async function rowsOnPage<R>(
  db: Kysely<Schema>,
  wanted: Wanted,
  counts: readonly Count[],
  page: number,
  rowsAt: RowsAt<R>,
): Promise<R[]> {
  const place = await locatePage(db, wanted, counts, page);
  return place === null ? [] : [...(await rowsAt(place.days, place))];
}
