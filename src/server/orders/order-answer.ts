import type { z } from 'zod';
import { widget } from '#catalogues/calls/paying/orders.shapes.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { formatUnits } from '#machines/kit/writing/format.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { particularsOf } from '../vending/delivery.ts';
import type { Delivered as Delivery } from '../vending/port.ts';

type Opened = Extract<CallAnswer<'openOrder'>, { status: 200 }>['data'];
type CreditPaid = Extract<CallAnswer<'payFromCredit'>, { status: 200 }>['data'];
type Delivered = Extract<CallAnswer<'topupPower'>, { status: 200 }>['data'];

/** What stands on every answer about an order; amounts in naira. */
function figures(order: OrderRow, estate: string) {
  return {
    orderId: order.order_id,
    meterNumber: order.destination_account,
    estate,
    amount: nairaOf(order.amount_kobo),
    fee: nairaOf(order.fee_kobo),
    ...(order.debt_kobo > 0 && { debt: nairaOf(order.debt_kobo) }),
    total: nairaOf(order.total_kobo),
  };
}

/** A priced order whose widget can open. */
export function openedAnswer(order: OrderRow & { widget: string }, estate: string): Opened {
  return { ...figures(order, estate), units: formatUnits(order.amount_kobo), widget: widgetOf(order) };
}

/** An order that is paid already, from the buyer's credit: it has no widget. */
export function paidAnswer(order: OrderRow, estate: string): CreditPaid {
  return { ...figures(order, estate), units: formatUnits(order.amount_kobo) };
}

/** What an order's widget is begun with. */
export function widgetOf(order: { readonly widget: string }): z.output<typeof widget> {
  return widget.parse(JSON.parse(order.widget));
}

/** When an order was paid. */
export function paidAt(order: Pick<OrderRow, 'captured_at' | 'updated_at'>): string {
  return (order.captured_at ?? order.updated_at).toISOString();
}

/** What was delivered for an order of power. */
export function deliveredAnswer(order: OrderRow, delivery: Delivery, estate: string): Delivered {
  const { token, units } = delivery;
  if (token === null) throw new Error(`Order ${order.order_id} was delivered without a token.`);
  const power = { token, ...(units !== null && { units }), ...particularsOf(delivery) };
  return { ...figures(order, estate), ...power, email: order.email, paidAt: paidAt(order) };
}
