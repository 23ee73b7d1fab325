import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../db/schema.ts';
import { type Count, countsOf, summarise } from './counts.ts';
import { locatePage } from './locate.ts';
import { lastPayment, type PaymentRow, paymentsOf } from './rows.ts';
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
      transactions: (await rowsOnPage(db, wanted, counts, page)).map(transactionOf),
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
  return (await rowsOnPage(db, wanted, await countsOf(db, wanted), page)).map(transactionOf);
}

async function rowsOnPage(
  db: Kysely<Schema>,
  wanted: Wanted,
  counts: readonly Count[],
  page: number,
): Promise<PaymentRow[]> {
  const place = await locatePage(db, wanted, counts, page);
  return place === null ? [] : paymentsOf(db, wanted, place.days, place).execute();
}
