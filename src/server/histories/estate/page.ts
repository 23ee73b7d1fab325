import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Schema } from '../../db/schema.ts';
import type { Days } from '../days.ts';
import { pageOf, rowsOf } from '../history-page.ts';
import { IN_CASE, PAID_AGAIN, type PaymentRow, paymentsOf, type Some } from '../rows.ts';
import type { Wanted } from '../wanted.ts';
import { type EstateTransaction, estateTransactionOf } from './transaction.ts';

/** A page of an estate's history, with the sums over everything that the query finds. */
export async function estatePage(
  db: Kysely<Schema>,
  wanted: Wanted,
  page: number,
): Promise<CallAnswer<'estateTransactions'>> {
  const { rows, sums, failed, last } = await pageOf(db, wanted, page, ofEstate(db, wanted));
  const summary = { total_number_failed_transactions: failed, last_transaction_date: last };
  return { status: 200, data: { transactions: rows, ...summary, ...sums } };
}

/** The rows of a page alone. */
export async function estateRows(db: Kysely<Schema>, wanted: Wanted, page: number): Promise<EstateTransaction[]> {
  return rowsOf(db, wanted, page, ofEstate(db, wanted));
}

const ofEstate = (db: Kysely<Schema>, wanted: Wanted) => async (days: Days, some: Some) =>
  (await estatePaymentsOf(db, wanted, days, some).execute()).map(estateTransactionOf);

/** A payment as its estate reads it: with what the payment provider and the vendor have to do with it. */
export type EstateRow = Omit<PaymentRow, 'token'> & {
  /** Who paid, as the name was then. */
  readonly customer_name: string;
  /** The last four digits: the token itself is its buyer's. */
  readonly token_ending: string | null;
  readonly delivered: boolean;
  /** Of the last send to the vendor; null when there was none. */
  readonly vendor_reference: string | null;
  readonly vendor_answer: string | null;
  readonly payment_reference: string | null;
  readonly refund_reference: string | null;
};

/** The payments that a query finds, as `paymentsOf`, for the estate's administrators. */
export function estatePaymentsOf(db: Kysely<Schema>, wanted: Wanted, days: Days, some: Some) {
  return paymentsOf(db, wanted, days, some)
    .clearSelect()
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('payments')
          .select('payments.reference as payment_reference')
          .whereRef('payments.order_id', '=', 'page.order_id')
          .limit(1)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('refunds')
          .select('refunds.refund_reference')
          .whereRef('refunds.order_id', '=', 'page.order_id')
          .limit(1)
          .as('refund'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('vend_attempts')
          .select(['vend_attempts.vendor_reference', 'vend_attempts.answer'])
          .whereRef('vend_attempts.order_id', '=', 'page.order_id')
          .orderBy('vend_attempts.number', 'desc')
          .limit(1)
          .as('last_send'),
      (join) => join.onTrue(),
    )
    .select(['page.order_id', 'page.kind', 'page.state', 'page.status', 'page.total_kobo', 'page.destination_account'])
    .select(['page.created_at', sql<string>`page.created_at::text`.as('at'), 'page.customer_name'])
    .select([
      sql<string | null>`right(delivery.token, 4)`.as('token_ending'),
      sql<boolean>`delivery.delivered is not null`.as('delivered'),
    ])
    .select(['delivery.units', 'paid.service', IN_CASE, PAID_AGAIN])
    .select(['last_send.vendor_reference', 'last_send.answer as vendor_answer'])
    .select(['payment.payment_reference', 'refund.refund_reference']);
}
