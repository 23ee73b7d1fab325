import type { Transaction } from 'kysely';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import type { Attachment, MailService } from '../mail/outbox.ts';
import type { OrderRow } from './settle.ts';

/** Kobo as a person reads it: "NGN 5,050". */
export function inNaira(kobo: number): string {
  return `NGN ${(kobo / KOBO_PER_NAIRA).toLocaleString('en-NG', { maximumFractionDigits: 2 })}`;
}

/** A token in groups of four. */
export function inGroups(token: string): string {
  return token.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

type Bought = Pick<
  OrderRow,
  'order_id' | 'email' | 'customer_name' | 'meter_number' | 'amount_kobo' | 'fee_kobo' | 'total_kobo'
>;

/** Queue the receipt with the token in the caller's transaction. */
export async function queueReceipt(
  trx: Transaction<Schema>,
  mail: MailService,
  order: Bought,
  delivered: { readonly token: string; readonly units: string },
  paidAt: Date,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  const lines = [
    `Hello ${order.customer_name},`,
    '',
    'Your payment went through. Type this token into your meter:',
    '',
    `    ${inGroups(delivered.token)}`,
    '',
    `Units: ${delivered.units} kWh`,
    `Meter number: ${order.meter_number}`,
    `Amount: ${inNaira(order.amount_kobo)}`,
    `Convenience fee: ${inNaira(order.fee_kobo)}`,
    `Total paid: ${inNaira(order.total_kobo)}`,
    `Paid at: ${paidAt.toISOString()}`,
    `Order id: ${order.order_id}`,
  ];
  await mail.queue(trx, {
    to: order.email,
    subject: `Your electricity token, order ${order.order_id}`,
    text: lines.join('\n'),
    attachments,
  });
}

/** Tell the payer that the money is on its way back. */
export async function queueRefundNotice(
  trx: Transaction<Schema>,
  mail: MailService,
  order: Bought,
  kobo: number,
): Promise<void> {
  const lines = [
    `Hello ${order.customer_name},`,
    '',
    `We could not buy power for meter ${order.meter_number}, so ${inNaira(kobo)} is on its way back to your card.`,
    'Banks usually take a few working days to show it.',
    '',
    `Order id: ${order.order_id}`,
  ];
  await mail.queue(trx, {
    to: order.email,
    subject: `Your refund, order ${order.order_id}`,
    text: lines.join('\n'),
  });
}
