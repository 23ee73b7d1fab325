import { type Kysely, sql } from 'kysely';
import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { nairaOf } from '#catalogues/money.ts';
import { ORDER_KIND_NAMES, type OrderKind } from '#catalogues/orders.ts';
import { topUpIn } from '../billing/split.ts';
import type { Schema } from '../db/schema.ts';
import { refusal } from '../http/refusals.ts';
import { isDue, serviceIdOf } from '../orders/dues.ts';
import { deliveryOf, estateName, ownOrder } from '../orders/own-orders.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { particularsOf } from '../vending/delivery.ts';
import { receiptOf } from './read-receipt.ts';

type Purchase = Extract<CallAnswer<'ownPurchase'>, { status: 200 }>['data'];

/** One own payment: the one that is named, else the last that was delivered, of a kind or of any. */
export async function ownPurchase(
  db: Kysely<Schema>,
  userId: string,
  { orderId, kind }: CallInput<'ownPurchase'>,
): Promise<CallAnswer<'ownPurchase'>> {
  const order = orderId === undefined ? await lastOf(db, userId, kind) : await ownOrder({ db }, orderId, { userId });
  if (order === undefined) return { status: 404, data: refusal('order-not-found') };
  const purchase = await purchaseOf(db, order);
  if (purchase === null)
    return { status: 400, data: { code: 'receipt-not-available', message: MESSAGES.receiptNotAvailable } };
  return { status: 200, data: purchase };
}

/** Each kind's last one stands first in an index, however many there are (migration 086). */
async function lastOf(db: Kysely<Schema>, userId: string, kind: OrderKind | undefined): Promise<OrderRow | undefined> {
  const kinds = kind === undefined ? ORDER_KIND_NAMES : [kind];
  const lasts = await Promise.all(
    kinds.map((each) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('kind', '=', each)
        .where(sql<boolean>`transaction_status(state) is not null`)
        .where(sql<string>`transaction_status(state)`, '=', 'successful')
        .orderBy('created_at', 'desc')
        .orderBy('order_id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const [last] = lasts
    .filter((order) => order !== undefined)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  // Whoever means the last of all means the top-up, not what a part of it has paid.
  const topUp = last === undefined || kind !== undefined ? null : topUpIn(last.idempotency_key);
  return (topUp === null ? undefined : await ownOrder({ db }, topUp, { userId })) ?? last;
}

/** An order as its receipt tells it, naira; null where nothing was captured. */
async function purchaseOf(db: Kysely<Schema>, order: OrderRow): Promise<Purchase | null> {
  const delivery = await deliveryOf({ db }, order.order_id);
  const receipt = await receiptOf(db, order, delivery);
  if (typeof receipt === 'string') return null;
  const { kind, account, accountName, service, months, email, paidAt } = receipt;
  return {
    orderId: order.order_id,
    kind,
    state: order.state,
    provider: order.provider,
    estate: await estateName({ db }, order),
    account,
    accountName,
    ...(receipt.meterType && { meterType: receipt.meterType }),
    package: receipt.package,
    service,
    serviceId: isDue(order) ? serviceIdOf(order) : null,
    months,
    amount: nairaOf(receipt.amountKobo),
    fee: nairaOf(receipt.feeKobo),
    ...(receipt.debtKobo !== undefined && { debt: nairaOf(receipt.debtKobo) }),
    total: nairaOf(receipt.totalKobo),
    token: delivery?.token ?? null,
    units: delivery?.units ?? null,
    ...(delivery !== undefined && particularsOf(delivery)),
    email,
    paidAt,
  };
}
