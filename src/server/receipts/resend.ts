import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { refusal, tooMany } from '../http/refusals.ts';
import { type Asker, deliveryOf, ownOrder } from '../orders/own-orders.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How often a receipt is sent again (DECISIONS 24). */
const MOST_IN_AN_HOUR = 3;

/** Send an order's receipt again, to the order's own address. */
export async function resendReceipt(
  deps: MoneyDeps,
  orderId: string,
  asker: Asker,
): Promise<CallAnswer<'resendReceipt'>> {
  const order = await ownOrder(deps, orderId, asker);
  if (order === undefined) return { status: 404, data: refusal('order-not-found') };
  const delivery = await deliveryOf(deps, orderId);
  if (delivery === undefined || order.email === '') {
    return { status: 400, data: { code: 'receipt-not-available', message: MESSAGES.receiptNotAvailable } };
  }
  // What is refused costs nothing.
  const retryAfter = await takeTurn(deps, orderId);
  if (retryAfter > 0) return tooMany({ retryAfter });
  await deps.db
    .transaction()
    .execute((trx) => deps.letters.receipt(trx, order, delivery, order.captured_at ?? order.updated_at));
  return { status: 200, data: { sentTo: order.email } };
}

/** Count one more sending of an order's receipt; else how long until the next, seconds. 0: counted. */
function takeTurn(deps: Pick<MoneyDeps, 'db' | 'clock'>, orderId: string): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    // The order's lock makes requests at once count each other.
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
    const sends = await trx
      .selectFrom('receipt_sends')
      .select('sent_at')
      .where('order_id', '=', orderId)
      .where('sent_at', '>', later(now, -HOUR_MS))
      // What stands further ahead was written by a clock that was wrong.
      .where('sent_at', '<=', later(now, MINUTE_MS))
      .orderBy('sent_at')
      .execute();
    const oldest = sends[0];
    if (sends.length >= MOST_IN_AN_HOUR && oldest !== undefined) {
      return Math.ceil((oldest.sent_at.getTime() + HOUR_MS - now.getTime()) / 1000);
    }
    await trx.insertInto('receipt_sends').values({ order_id: orderId, sent_at: now }).execute();
    return 0;
  });
}
