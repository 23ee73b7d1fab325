import type { Insertable, Transaction } from 'kysely';
import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { DUE_SCREENS, type DueKind, type DueScreen, ORDER_KINDS } from '#catalogues/orders.ts';
import { formatUnits } from '#machines/kit/writing/format.ts';
import { creditedAccount, creditsMeter } from '../billing/credited-account.ts';
import { type Posting, postAll } from '../billing/ledger.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { Schema } from '../db/schema.ts';
import { type Random, randomToken } from '../random.ts';
import { captureLines, deliveryLines, ESTATE } from '../settlement/records.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { ESTATE_PREFIX } from './power.ts';

/** A payment of the past to an estate, for its power or for what it is owed; amount in kobo, without the fee. */
export interface PastPurchase {
  readonly userId: string;
  readonly email: string;
  readonly customerName: string;
  readonly meterNumber: string;
  readonly estateId: number;
  readonly amountKobo: number;
  /** What the apartment was spared because it is not occupied. */
  readonly reductionKobo?: number;
  readonly at: Date;
  /** Missing: power. */
  readonly due?: PastDue;
  /** The bank did not approve it: nothing was paid, and nothing was delivered. */
  readonly failed?: true;
}

/** What was paid to the estate, and from which screen; a service has its id and its months. */
export interface PastDue {
  readonly kind: DueKind;
  readonly screen: DueScreen;
  readonly serviceId?: number;
  readonly months?: number;
}

// An account of its own: the sandbox's books know nothing of the past, and must agree with the ledger (MONEY, I20).
const HISTORY = 'history';

/** Write an order of the past, as `insertHistoricOrders` does. */
export async function insertHistoricOrder(
  trx: Transaction<Schema>,
  random: Random,
  past: PastPurchase,
): Promise<string> {
  const [orderId] = await insertHistoricOrders(trx, random, [past]);
  if (orderId === undefined) throw new Error('An order of the past was not written.');
  return orderId;
}

/**
 * Write orders of the past, with the payment, the delivery and the postings of those that did not fail; answers their ids.
 * Nobody is sent a mail, and nobody asks about them again.
 */
export async function insertHistoricOrders(
  trx: Transaction<Schema>,
  random: Random,
  pasts: readonly PastPurchase[],
): Promise<string[]> {
  if (pasts.length === 0) return [];
  const orders = await trx
    .insertInto('orders')
    .values(pasts.map((past) => orderOf(random, past)))
    .returningAll()
    .execute();
  const paid = orders.filter((order) => order.state === 'fulfilled');
  if (paid.length > 0) {
    await trx
      .insertInto('payments')
      .values(paid.map((order) => paymentOf(random, order)))
      .execute();
    await trx
      .insertInto('tokens')
      .values(paid.map((order) => deliveryOf(random, order)))
      .execute();
    const postings: (Posting & { orderId: string })[] = [];
    for (const order of paid) postings.push(...(await postingsOf(trx, order)));
    await postAll(trx, postings);
  }
  return orders.map((order) => order.order_id);
}

function orderOf(random: Random, past: PastPurchase): Insertable<OrdersTable> {
  const { due, failed, at } = past;
  const { prefix, narration } = due === undefined ? POWER : DUE_SCREENS[due.screen];
  const order_id = `${prefix}-${random.orderSuffix()}`;
  return {
    order_id,
    kind: due?.kind ?? 'power',
    user_id: past.userId,
    provider: null,
    destination_account: past.meterNumber,
    package: null,
    price_list: null,
    screen: null,
    phone: null,
    estate_id: past.estateId,
    service_id: due?.serviceId ?? null,
    months: due?.months ?? null,
    amount_kobo: past.amountKobo,
    reduction_kobo: past.reductionKobo ?? 0,
    fee_kobo: ESTATE_FEE_KOBO,
    total_kobo: past.amountKobo + ESTATE_FEE_KOBO,
    currency: 'NGN',
    state: failed === undefined ? 'fulfilled' : 'failed',
    email: past.email,
    customer_name: past.customerName,
    narration,
    idempotency_key: order_id,
    body_hash: '',
    widget: null,
    created_at: at,
    updated_at: at,
    captured_at: failed === undefined ? at : null,
    next_probe_at: null,
    claimed_until: null,
    claimed_by: null,
    last_vendor_answer: null,
  };
}

const POWER = { prefix: ESTATE_PREFIX, narration: ORDER_KINDS.power.narration } as const;

function paymentOf(random: Random, order: OrderRow) {
  return {
    order_id: order.order_id,
    provider: HISTORY,
    reference: random.uuid(),
    amount_kobo: order.total_kobo,
    currency: order.currency,
    merchant_id: HISTORY,
    recorded_at: order.created_at,
  };
}

function deliveryOf(random: Random, order: OrderRow) {
  const { order_id, created_at: delivered_at } = order;
  if (creditsMeter(order.kind)) return { order_id, token: null, units: null, vendor: ESTATE, delivered_at };
  const token = randomToken(random, 'credit');
  return { order_id, token, units: formatUnits(order.amount_kobo), vendor: HISTORY, delivered_at };
}

async function postingsOf(trx: Transaction<Schema>, order: OrderRow): Promise<(Posting & { orderId: string })[]> {
  const posting = { orderId: order.order_id, narration: order.narration, at: order.created_at };
  const credited = await creditedAccount(trx, order);
  return [
    { ...posting, kind: 'captured', entries: captureLines(HISTORY, order.order_id, order.total_kobo) },
    { ...posting, kind: 'delivered', entries: deliveryLines(order, credited, HISTORY) },
  ];
}
