import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import { askedDays, beginningOfDay, dayAfter } from '../histories/days.ts';
import type { CallTaken } from '../http/handlers.ts';
import { PENDING_ORDERS } from './pending-orders.ts';
import { pendingOf } from './pending-topup.ts';

/**
 * A page of the orders that were paid and have not found their end, and of those that a person has to look at, the newest first. The days are those in Lagos on which they
 * were made; the reference is a part of the order's id, the vendor's reference or the payment provider's.
 */
export async function pendingTopups(
  db: Kysely<Schema>,
  { page, ...asked }: CallTaken<'pendingTopups'>,
): Promise<CallAnswer<'pendingTopups'>> {
  const found = unsettled(db, asked);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await pageOf(found, page).execute();
  return { status: 200, data: { pendingTransactions: rows.map(pendingOf), total, page } };
}

/** A row of the page. */
export type PendingRow = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number];

function unsettled(db: Kysely<Schema>, { topupRef, ...asked }: Omit<CallTaken<'pendingTopups'>, 'page'>) {
  const { from, to } = askedDays(asked);
  let found = db.selectFrom('orders').where('orders.order_id', 'in', PENDING_ORDERS);
  if (from !== undefined) found = found.where('orders.created_at', '>=', beginningOfDay(from));
  if (to !== undefined) found = found.where('orders.created_at', '<', beginningOfDay(dayAfter(to)));
  if (topupRef === undefined || topupRef === '') return found;
  const part = `%${topupRef.replace(/[\\%_]/g, '\\$&')}%`;
  return found.where(({ or, eb, exists, selectFrom }) =>
    or([
      eb('orders.order_id', 'ilike', part),
      exists(
        selectFrom('vend_attempts')
          .select('vend_attempts.number')
          .whereRef('vend_attempts.order_id', '=', 'orders.order_id')
          .where('vend_attempts.vendor_reference', 'ilike', part),
      ),
      exists(
        selectFrom('payments')
          .select('payments.reference')
          .whereRef('payments.order_id', '=', 'orders.order_id')
          .where('payments.reference', 'ilike', part),
      ),
    ]),
  );
}

function pageOf(found: ReturnType<typeof unsettled>, page: number) {
  return found
    .leftJoin('payments', 'payments.order_id', 'orders.order_id')
    .leftJoin('refund_marks', 'refund_marks.order_id', 'orders.order_id')
    .leftJoin('users as marker', 'marker.id', 'refund_marks.marked_by')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('cases')
          .whereRef('cases.order_id', '=', 'orders.order_id')
          .where('cases.closed_at', 'is', null)
          .select([
            sql<string | null>`string_agg(reason, '; ' order by opened_at, id)`.as('case_reason'),
            sql<boolean | null>`bool_and(kind = 'step')`.as('only_failing'),
            sql<Date | null>`min(opened_at)`.as('case_opened_at'),
            sql<Date | null>`max(last_probe)`.as('case_last_probe'),
            sql<Date | null>`max(next_probe)`.as('case_next_probe'),
          ])
          .as('cases'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('vend_attempts')
          .select(['vend_attempts.number', 'vend_attempts.vendor_reference', 'vend_attempts.answer'])
          .whereRef('vend_attempts.order_id', '=', 'orders.order_id')
          .orderBy('vend_attempts.number', 'desc')
          .limit(1)
          .as('last_send'),
      (join) => join.onTrue(),
    )
    .select(['orders.order_id', 'orders.kind', 'orders.state', 'orders.user_id', 'orders.customer_name'])
    .select(['orders.total_kobo', 'orders.destination_account', 'orders.created_at', 'orders.captured_at'])
    .select(['orders.next_probe_at', 'orders.last_vendor_answer', 'payments.reference', 'cases.case_reason'])
    .select(['cases.only_failing', 'cases.case_opened_at', 'cases.case_last_probe', 'cases.case_next_probe'])
    .select(['last_send.number as sends', 'last_send.vendor_reference', 'last_send.answer'])
    .select(['refund_marks.reason as mark_reason', 'refund_marks.marked_at', 'marker.first_name', 'marker.last_name'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows);
}
