import type { Kysely, Selectable, Transaction } from 'kysely';
import type { RefundMarksTable } from '../db/schema/orders.ts';
import type { Schema } from '../db/schema.ts';

/** That an order is to be paid back: it is never sent again, whatever became of what was sent. */
export type RefundMark = Selectable<RefundMarksTable>;

/** The mark of an order, or undefined. */
export function refundMark(db: Kysely<Schema>, orderId: string): Promise<RefundMark | undefined> {
  return db.selectFrom('refund_marks').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/**
 * The same with the order locked until the transaction ends, as whoever marks it locks it: what is written for want of a mark
 * is written before there is one.
 */
export async function lockedRefundMark(trx: Transaction<Schema>, orderId: string): Promise<RefundMark | undefined> {
  await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
  return refundMark(trx, orderId);
}
