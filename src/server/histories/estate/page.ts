import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../../db/schema.ts';
import { type Count, countsOf, summarise } from '../counts.ts';
import { locatePage } from '../locate.ts';
import { lastPayment } from '../rows.ts';
import type { Wanted } from '../wanted.ts';
import { estatePaymentsOf } from './rows.ts';
import { type EstateTransaction, estateTransactionOf } from './transaction.ts';

/** A page of an estate's history, with the sums over everything that the query finds; naira. */
export async function estatePage(
  db: Kysely<Schema>,
  wanted: Wanted,
  page: number,
): Promise<CallAnswer<'estateTransactions'>> {
  const counts = await countsOf(db, wanted);
  const { total, successful, successfulKobo, failed } = summarise(counts, wanted.status);
  const last = total === 0 ? null : await lastPayment(db, wanted);
  return {
    status: 200,
    data: {
      transactions: await rowsOnPage(db, wanted, counts, page),
      successfulTransactions: successful,
      successfulTransactionsValue: nairaOf(successfulKobo),
      total_number_failed_transactions: failed,
      last_transaction_date: last?.toISOString() ?? null,
      total,
      page,
    },
  };
}

/** The rows of a page alone (S1 section 7: an array). */
export async function estateRows(db: Kysely<Schema>, wanted: Wanted, page: number): Promise<EstateTransaction[]> {
  return rowsOnPage(db, wanted, await countsOf(db, wanted), page);
}

async function rowsOnPage(
  db: Kysely<Schema>,
  wanted: Wanted,
  counts: readonly Count[],
  page: number,
): Promise<EstateTransaction[]> {
  const place = await locatePage(db, wanted, counts, page);
  if (place === null) return [];
  const rows = await estatePaymentsOf(db, wanted, place.days, place).execute();
  return rows.map(estateTransactionOf);
}
