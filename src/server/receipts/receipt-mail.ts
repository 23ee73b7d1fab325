import type { Transaction } from 'kysely';
import { formatNaira, formatToken, formatWhen } from '#machines/kit/format.ts';
import type { Schema } from '../db/schema.ts';
import type { Attachment, MailService } from '../mail/outbox.ts';
import type { OrderRow } from '../settlement/settle.ts';

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
    `    ${formatToken(delivered.token)}`,
    '',
    `Units: ${delivered.units} kWh`,
    `Meter number: ${order.meter_number}`,
    `Amount: ${formatNaira(order.amount_kobo)}`,
    `Convenience fee: ${formatNaira(order.fee_kobo)}`,
    `Total paid: ${formatNaira(order.total_kobo)}`,
    `Paid at: ${formatWhen(paidAt.toISOString())}`,
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
    `We could not buy power for meter ${order.meter_number}, so ${formatNaira(kobo)} is on its way back to your card.`,
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
