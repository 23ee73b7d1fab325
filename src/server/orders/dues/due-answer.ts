import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS, type DueKind, type OrderKind } from '#catalogues/orders.ts';
import type { OrderRow } from '../../settlement/settle.ts';
import { paidAt, widgetOf } from '../order-answer.ts';
import type { DueNames } from './names.ts';

type Opened = Extract<CallAnswer<'openDues'>, { status: 200 }>['data'];
type Paid = Extract<CallAnswer<'servicePayment'>, { status: 200 }>['data'];

/** An order that pays an estate, as its row has it. */
export type DueRow = OrderRow & { readonly kind: DueKind };

/** True for what an estate is paid; its power has calls of its own. */
export function isDue<O extends OrderRow>(order: O): order is O & { readonly kind: DueKind } {
  const kinds: readonly OrderKind[] = DUE_KINDS;
  return kinds.includes(order.kind);
}

/** What the wire calls that which is paid: a service's id, or the kind itself (DECISIONS 30). */
export function serviceIdOf({ kind, service_id }: DueRow): string {
  return service_id === null ? kind : String(service_id);
}

/** What stands on every answer about a payment to an estate; amounts in naira. */
function figures(order: DueRow, { estate, service }: DueNames) {
  return {
    orderId: order.order_id,
    kind: order.kind,
    serviceId: serviceIdOf(order),
    service,
    months: order.months,
    meterNumber: order.destination_account,
    estate,
    amount: nairaOf(order.amount_kobo),
    fee: nairaOf(order.fee_kobo),
    total: nairaOf(order.total_kobo),
    email: order.email,
  };
}

/** A priced payment to an estate whose widget can open. */
export function openedDue(order: DueRow & { readonly widget: string }, names: DueNames): Opened {
  return { ...figures(order, names), widget: widgetOf(order) };
}

/** A payment to an estate that its meter was credited with. */
export function paidDue(order: DueRow, names: DueNames): Paid {
  return { ...figures(order, names), paidAt: paidAt(order) };
}
