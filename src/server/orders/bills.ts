import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ORDER_KINDS, type OrderKind, PUBLIC_KINDS, type PublicKind } from '#catalogues/orders.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { particularsOf } from '../vending/delivery.ts';
import type { Delivered } from '../vending/port.ts';
import { makeOrder } from './make-order.ts';
import { paidAt, widgetOf } from './order-answer.ts';
import { ownOrder } from './own-orders.ts';
import { type BillDeps, type BillRefused, type Buyer, openerOf, priceBill } from './price-bill.ts';
import { reportWidget } from './report.ts';

/** Make and price an order of the storefront, and answer what its widget is begun with (S3 section 4.1). */
export async function openBill(deps: BillDeps, buyer: Buyer, wish: BillWish): Promise<CallAnswer<'openBill'>> {
  const wanted = { opener: openerOf(buyer), key: wish.key, body: bodyOf(wish) };
  const made = await makeOrder<BillRefused>(deps, wanted, () => priceBill(deps, buyer, wish));
  if ('refused' in made) return made.refused;
  if (!isBill(made.order)) throw new Error(`Order ${made.order.order_id} is not the storefront's.`);
  return { status: 200, data: openedBill(made.order) };
}

type Word = CallTaken<'payBill'>;

/** Take the widget's word about a storefront order, and answer its outcome (S3 section 7). */
export async function payBill(
  deps: MoneyDeps,
  userId: string | null,
  word: Word,
  signal: AbortSignal,
): Promise<CallAnswer<'payBill'>> {
  const { orderId, key, status, trans_id: hint } = word;
  const find = async () => {
    const order = await ownOrder(deps, orderId, { userId, key });
    return order !== undefined && isBill(order) ? order : undefined;
  };
  const outcome = await reportWidget(deps, { status, hint, find, agrees: (order) => agrees(order, word) }, signal);
  if (outcome.status !== 200) return outcome;
  const { order, delivery } = outcome;
  if (!isBill(order)) throw new Error(`Order ${orderId} is not the storefront's.`);
  return { status: 200, data: deliveredBill(order, delivery) };
}

/** True when what was sent is what the order says; for power the amount includes the fee (S3 section 7). */
function agrees(order: OrderRow, word: Word): boolean {
  if (!isBill(order)) return false;
  const product: { readonly service: string; readonly serviceType?: string } = ORDER_KINDS[order.kind];
  const kobo = order.kind === 'public-power' ? order.total_kobo : order.amount_kobo;
  return (
    word.destinationAccount === order.destination_account &&
    word.provider === order.provider &&
    word.service === product.service &&
    (word.serviceType === undefined || word.serviceType === product.serviceType) &&
    koboOf(word.amount) === kobo
  );
}

type Bill = Extract<CallAnswer<'openBill'>, { status: 200 }>['data'];
type BillDelivered = Extract<CallAnswer<'payBill'>, { status: 200 }>['data'];

/** An order of the storefront, as its row has it. */
type BillRow = OrderRow & { readonly kind: PublicKind };

/** True for what the storefront sells; an estate's power has calls of its own. */
function isBill(order: OrderRow): order is BillRow {
  const kinds: readonly OrderKind[] = PUBLIC_KINDS;
  return kinds.includes(order.kind);
}

/** What stands on every answer about a storefront order; amounts in naira. */
function figures(order: BillRow) {
  return {
    orderId: order.order_id,
    kind: order.kind,
    provider: order.provider ?? '',
    destinationAccount: order.destination_account,
    accountName: order.account_name,
    ...(order.meter_type === 'postpaid' && { meterType: order.meter_type }),
    package: order.package,
    amount: nairaOf(order.amount_kobo),
    fee: nairaOf(order.fee_kobo),
    total: nairaOf(order.total_kobo),
    email: order.email,
  };
}

/** A priced storefront order whose widget can open. */
function openedBill(order: BillRow & { readonly widget: string }): Bill {
  return { ...figures(order), widget: widgetOf(order) };
}

/** A storefront order that was delivered; power with its token, the bill of a postpaid meter with its receipt number. */
function deliveredBill(order: BillRow, delivery: Delivered): BillDelivered {
  const { token, units } = delivery;
  const loads = token === null ? {} : { token, ...(units !== null && { units }) };
  return { ...figures(order), ...loads, ...particularsOf(delivery), paidAt: paidAt(order) };
}

/** A purchase as the storefront asks for it; `amount` in naira, before the fee. */
export type BillWish = CallTaken<'openBill'>;

/** Everything of a wish that the same key must bring again. */
export function bodyOf(wish: BillWish): readonly unknown[] {
  const { screen, kind, provider, destinationAccount, amount, email, name, phone } = wish;
  const body = [screen, kind, provider, destinationAccount, wish.package, amount, email, name, phone];
  return wish.meterType === undefined ? body : [...body, wish.meterType];
}
