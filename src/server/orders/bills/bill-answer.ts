import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { type OrderKind, PUBLIC_KINDS, type PublicKind } from '#catalogues/orders.ts';
import type { OrderRow } from '../../settlement/settle.ts';
import { type Delivery, paidAt, widgetOf } from '../order-answer.ts';

type Bill = Extract<CallAnswer<'openBill'>, { status: 200 }>['data'];
type BillDelivered = Extract<CallAnswer<'payBill'>, { status: 200 }>['data'];

/** An order of the storefront, as its row has it. */
export type BillRow = OrderRow & { readonly kind: PublicKind };

/** True for what the storefront sells; an estate's power has calls of its own. */
export function isBill(order: OrderRow): order is BillRow {
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
    package: order.package,
    amount: nairaOf(order.amount_kobo),
    fee: nairaOf(order.fee_kobo),
    total: nairaOf(order.total_kobo),
    email: order.email,
  };
}

/** A priced storefront order whose widget can open. */
export function openedBill(order: BillRow & { readonly widget: string }): Bill {
  return { ...figures(order), widget: widgetOf(order) };
}

/** A storefront order that was delivered; power with its token. */
export function deliveredBill(order: BillRow, { token, units }: Delivery): BillDelivered {
  const power = token === null || units === null ? {} : { token, units };
  return { ...figures(order), ...power, paidAt: paidAt(order) };
}
