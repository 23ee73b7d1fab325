import { widget } from '#catalogues/calls/orders.shapes.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { formatUnits } from '#machines/kit/format.ts';
import type { OrderRow } from '../settlement/settle.ts';

type Opened = Extract<CallAnswer<'openOrder'>, { status: 200 }>['data'];
type Delivered = Extract<CallAnswer<'topupPower'>, { status: 200 }>['data'];

/** What stands on every answer about an order; amounts in naira. */
function figures(order: OrderRow, estate: string) {
  return {
    orderId: order.order_id,
    meterNumber: order.meter_number,
    estate,
    amount: order.amount_kobo / KOBO_PER_NAIRA,
    fee: order.fee_kobo / KOBO_PER_NAIRA,
    total: order.total_kobo / KOBO_PER_NAIRA,
  };
}

/** A priced order whose widget can open. */
export function openedAnswer(order: OrderRow & { widget: string }, estate: string): Opened {
  const begun = widget.parse(JSON.parse(order.widget));
  return { ...figures(order, estate), units: formatUnits(order.amount_kobo), widget: begun };
}

/** What was delivered for an order. */
export function deliveredAnswer(
  order: OrderRow,
  token: { readonly token: string; readonly units: string },
  estate: string,
): Delivered {
  return {
    ...figures(order, estate),
    token: token.token,
    units: token.units,
    email: order.email,
    paidAt: (order.captured_at ?? order.updated_at).toISOString(),
  };
}
