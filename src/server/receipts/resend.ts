import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Schema } from '../db/schema.ts';
import { refusal } from '../http/problems.ts';
import { type Asker, deliveryOf, ownOrder } from '../orders/own-orders.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { queueReceipt } from './receipt-mail.ts';

const HOUR_MS = 3_600_000;
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
  // Asked before the PDF is drawn, so that what is refused costs nothing.
  const early = await secondsToWait(deps.db, orderId, deps.clock());
  if (early > 0) return tooOften(early);
  const files = await deps.receipt(order, { kind: 'delivered', token: delivery.token, units: delivery.units });
  const wait = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    // The order's lock makes requests at once count each other.
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
    const late = await secondsToWait(trx, orderId, now);
    if (late > 0) return late;
    await trx.insertInto('receipt_sends').values({ order_id: orderId, sent_at: now }).execute();
    await queueReceipt(trx, deps.mail, order, delivery, order.captured_at ?? delivery.delivered_at, files);
    return 0;
  });
  return wait > 0 ? tooOften(wait) : { status: 200, data: { sentTo: order.email } };
}

/** How long until an order's receipt may be sent again, seconds; 0: now. */
async function secondsToWait(db: Kysely<Schema>, orderId: string, now: Date): Promise<number> {
  const sends = await db
    .selectFrom('receipt_sends')
    .select('sent_at')
    .where('order_id', '=', orderId)
    .where('sent_at', '>', later(now, -HOUR_MS))
    .orderBy('sent_at')
    .execute();
  const oldest = sends[0];
  if (sends.length < MOST_IN_AN_HOUR || oldest === undefined) return 0;
  return Math.ceil((oldest.sent_at.getTime() + HOUR_MS - now.getTime()) / 1000);
}

function tooOften(retryAfter: number): CallAnswer<'resendReceipt'> {
  const message = 'This receipt was sent a few times already. Please try again later.';
  return { status: 429, data: { code: 'too-many-tries', message, retryAfter } };
}
