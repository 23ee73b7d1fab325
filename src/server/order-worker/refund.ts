import { openCase } from '../settlement/cases.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { type OrderRow, settleNow } from '../settlement/settle.ts';
import { backOff, type NextLook } from './fulfil.ts';

/**
 * Give back the money of an order; the caller holds its lease. That the provider is about to be asked is committed
 * first, so that after a crash the provider's books are looked at before it is asked again, under the same key.
 */
export async function refund(deps: MoneyDeps, order: OrderRow): Promise<NextLook> {
  const row = await deps.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
    .select(['refunds.amount_kobo', 'refunds.key', 'refunds.sent_at', 'payments.reference'])
    .where('refunds.order_id', '=', order.order_id)
    .executeTakeFirstOrThrow();
  if (row.sent_at !== null) {
    const report = await deps.payments.verify(order.order_id);
    if (report.status === 'unknown') return later(deps.clock(), backOff(deps, order.attempts));
    if (report.status === 'refunded') return refunded(deps, order, row.key);
  }
  await deps.db.updateTable('refunds').set({ sent_at: deps.clock() }).where('order_id', '=', order.order_id).execute();
  const answer = await deps.payments.refund({
    orderId: order.order_id,
    reference: row.reference,
    amountKobo: row.amount_kobo,
    key: row.key,
  });
  deps.crash('C15');
  if (answer.kind === 'accepted') return refunded(deps, order, answer.refundReference);
  if (answer.kind === 'refused')
    await openCase(deps.db, order.order_id, `refund refused: ${answer.reason}`, deps.clock());
  return later(deps.clock(), backOff(deps, order.attempts));
}

async function refunded(deps: MoneyDeps, order: OrderRow, refundReference: string): Promise<NextLook> {
  await settleNow(deps, order.order_id, { type: 'REFUND', refundReference });
  return null;
}
