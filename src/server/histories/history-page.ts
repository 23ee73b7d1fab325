import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../db/schema.ts';
import { type Count, countsOf, summarise } from './counts.ts';
import { locate } from './locate.ts';
import { lastPayment, paymentsOf } from './rows.ts';
import { type Transaction, transactionOf } from './transaction.ts';
import type { Wanted } from './wanted.ts';

/** A page of a history, with the summary of everything that the query finds; naira. */
export async function historyPage(
  db: Kysely<Schema>,
  wanted: Wanted,
  page: number,
): Promise<CallAnswer<'transactionsHistory'>> {
  const counts = await countsOf(db, wanted);
  const { total, successful, successfulKobo, failed } = summarise(counts, wanted.status);
  const last = total === 0 ? null : await lastPayment(db, wanted);
  return {
    status: 200,
    data: {
      transactions: await rowsOf(db, wanted, counts, page),
      successfulTransactions: successful,
      successfulTransactionsValue: nairaOf(successfulKobo),
      transaction: {
        numberOfFailedTransactions: failed,
        lastTransactionDate: last?.toISOString() ?? null,
      },
      total,
      page,
    },
  };
}

/** The rows of a page alone (S2 section 7: an array). */
export async function transactionsPage(db: Kysely<Schema>, wanted: Wanted, page: number): Promise<Transaction[]> {
  return rowsOf(db, wanted, await countsOf(db, wanted), page);
}

async function rowsOf(
  db: Kysely<Schema>,
  wanted: Wanted,
  counts: readonly Count[],
  page: number,
): Promise<Transaction[]> {
  const place = await locate(db, wanted, counts, (page - 1) * TRANSACTION_PAGE.rows);
  if (place === null) return [];
  const some = { limit: TRANSACTION_PAGE.rows, skip: place.skip };
  const rows = await paymentsOf(db, wanted, place.days, some).execute();
  return rows.map((row) => transactionOf(wanted.view, row));
}
