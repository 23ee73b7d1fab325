import type { Kysely } from 'kysely';
import { bringsToken, ORDER_KINDS, type OrderState } from '#catalogues/orders.ts';
import { providerName } from '#catalogues/products/providers.ts';
import { CONDITION_WORDS } from '#catalogues/sentences/arrears.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { particularRows } from '#machines/kit/paying/particulars.ts';
import { formatNaira, formatUnits } from '#machines/kit/writing/format.ts';
import type { Receipt } from '#src/receipt/receipt.ts';
import { DUES } from '../billing/chart.ts';
import { keyOfDue } from '../billing/owed-now.ts';
import { splitKey } from '../billing/split.ts';
import type { Schema } from '../db/schema.ts';
import { isDue, namesOf } from '../orders/dues.ts';
import { type Asker, deliveryOf, estateName, ownOrder } from '../orders/own-orders.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { particularsOf, tokensOf } from '../vending/delivery.ts';
import type { Delivered } from '../vending/port.ts';

/** A receipt as the order's own rows tell it; who helps is the installation's to add. */
export type OrderReceipt = Omit<Receipt, 'supportEmail' | 'supportPhone'>;

/** The code of a payment that was captured (S2 section 4): 00 is approved, and what is going back to the card is not. */
export function codeOfPaid(state: OrderState): string {
  return state === 'refund_due' || state === 'refunded' ? 'returned' : '00';
}

/** Reads the receipt of the asker's own order; 'not-found' when they have no such order, 'not-paid' where nothing was captured. */
export async function readReceipt(
  db: Kysely<Schema>,
  orderId: string,
  asker: Asker,
): Promise<OrderReceipt | 'not-found' | 'not-paid'> {
  const order = await ownOrder({ db }, orderId, asker);
  if (order === undefined) return 'not-found';
  return receiptOf(db, order, await deliveryOf({ db }, orderId));
}

/** An order's receipt, whoever asks, with what was delivered for it so far; 'not-paid' where nothing was captured. */
export async function receiptOf(
  db: Kysely<Schema>,
  order: OrderRow,
  delivery: Delivered | undefined,
): Promise<OrderReceipt | 'not-paid'> {
  const paid = await db
    .selectFrom('payments')
    .select(['reference', 'recorded_at'])
    .where('order_id', '=', order.order_id)
    .executeTakeFirst();
  if (paid === undefined) return 'not-paid';
  return {
    kind: order.kind,
    transactionId: paid.reference,
    code: codeOfPaid(order.state),
    orderId: order.order_id,
    seller: await sellerOf(db, order),
    customer: order.customer_name,
    email: order.email,
    account: order.destination_account,
    accountName: order.account_name,
    ...(order.meter_type === 'postpaid' && { meterType: order.meter_type }),
    package: order.package,
    service: isDue(order) ? (await namesOf(db, order)).service : null,
    months: order.months,
    amountKobo: order.amount_kobo,
    feeKobo: order.fee_kobo,
    ...(order.debt_kobo > 0 && { debtKobo: order.debt_kobo }),
    totalKobo: order.total_kobo,
    units: unitsOf(order, delivery),
    tokens: delivery === undefined ? [] : tokensOf(delivery),
    ...(delivery?.vouchers && { vouchers: delivery.vouchers }),
    particulars: [
      ...(delivery === undefined ? [] : particularRows(particularsOf(delivery).particulars)),
      ...(delivery === undefined ? [] : await duesPaidBy(db, order)),
      ...(await paidAgain(db, order.order_id)),
    ],
    delivered: delivery !== undefined,
    paidAt: (order.captured_at ?? paid.recorded_at).toISOString(),
  };
}

async function sellerOf(db: Kysely<Schema>, order: OrderRow): Promise<string> {
  if (order.provider !== null) return providerName(order.provider);
  return (await estateName({ db }, order)) || ORDER_KINDS[order.kind].narration;
}

/** kWh, before delivery what the amount comes to; null where there are none, or the vendor did not say. */
function unitsOf(order: OrderRow, delivery: Delivered | undefined): string | null {
  if (!bringsToken({ kind: order.kind, meterType: order.meter_type })) return null;
  return delivery === undefined ? formatUnits(order.amount_kobo) : delivery.units;
}

/** What the debt's part of a top-up has paid, each with its order, and what of it is left as credit. */
async function duesPaidBy(db: Kysely<Schema>, order: OrderRow): Promise<Receipt['particulars']> {
  if (order.debt_kobo === 0 || order.user_id === null) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'idempotency_key as key', 'total_kobo'])
    .where('user_id', '=', order.user_id)
    .where(
      'idempotency_key',
      'in',
      DUES.map((due) => keyOfDue(splitKey(order.order_id), due)),
    )
    .execute();
  const paid = DUES.flatMap((due) =>
    rows.filter(({ key }) => key === keyOfDue(splitKey(order.order_id), due)).map((row) => ({ ...row, due })),
  );
  const left = order.debt_kobo - rows.reduce((sum, { total_kobo }) => sum + total_kobo, 0);
  return [
    ...paid.map(({ order_id, due, total_kobo }) => ({
      label: SPLIT.paidTo(CONDITION_WORDS[due]),
      value: SPLIT.byOrder(formatNaira(total_kobo), order_id),
    })),
    ...(left === 0 ? [] : [{ label: SPLIT.leftAs, value: formatNaira(left) }]),
  ];
}

/** What was paid for it again, and where that is. */
async function paidAgain(db: Kysely<Schema>, orderId: string): Promise<Receipt['particulars']> {
  const rows = await db
    .selectFrom('further_payments')
    .select(['amount_kobo', 'returned_at'])
    .where('order_id', '=', orderId)
    .orderBy('recorded_at')
    .execute();
  return rows.map(({ amount_kobo, returned_at }) => ({
    label: 'Paid twice',
    value: `${formatNaira(amount_kobo)} ${returned_at === null ? 'is going back' : 'was returned'}`,
  }));
}
