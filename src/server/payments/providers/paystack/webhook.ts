import { z } from 'zod';
import type { WebhookReading } from '../../port.ts';
import { eventIdOf, isSigned, jsonOf } from '../../signed-event.ts';
import { DEDICATED } from './accounts.ts';
import { id, orderOf } from './wire.ts';

/** The header that carries an event's signature. */
const SIGNATURE_HEADER = 'x-paystack-signature';

const reference = z.string().min(1).max(100);
const event = z.object({ event: z.string().regex(/^[\w.-]{1,60}$/), data: z.unknown() });

/** Where events of each family name the transaction that they are about. */
const NAMED = [
  [
    /^charge\.dispute\./,
    z.object({ transaction: z.object({ reference }) }).transform((data) => data.transaction.reference),
  ],
  [/^charge\./, z.object({ reference }).transform((data) => data.reference)],
  [/^refund\./, z.object({ transaction_reference: reference }).transform((data) => data.transaction_reference)],
] as const;

/** What came to a resident's own number: no order was begun for it. */
const dedicated = z.object({ reference, channel: z.literal(DEDICATED) });

/** Another sum than the exact one, which the bank sends back. */
const rejected = z.object({
  bank_transfer: z.object({
    amount: z.coerce.number().int().positive(),
    transaction_id: id,
    message_type: z.literal('INCORRECT_AMOUNT'),
  }),
});

/**
 * Read an event: HMAC-SHA512 of its bytes as they came, under the secret key. It carries neither an id nor a time: its id is built
 * from what it says, and one that is old only has us ask once more.
 */
export function paystackWebhook(secrets: readonly string[], headers: Headers, rawBody: Uint8Array): WebhookReading {
  const given = headers.get(SIGNATURE_HEADER) ?? '';
  const signing = { algorithm: 'sha512', encoding: 'hex' } as const;
  if (!isSigned(secrets, signing, rawBody, given)) return { kind: 'refused', reason: 'signature' };
  const read = event.safeParse(jsonOf(rawBody));
  if (!read.success) return { kind: 'refused', reason: 'shape' };
  const { event: name, data } = read.data;
  const eventId = eventIdOf(name, rawBody);
  if (name === 'bank.transfer.rejected') {
    const { data: back } = rejected.safeParse(data);
    if (back === undefined) return { kind: 'foreign' };
    const { transaction_id: transaction, amount: amountKobo } = back.bank_transfer;
    return { kind: 'wrong-sum', eventId, transaction, amountKobo };
  }
  if (name === 'charge.success') {
    const { data: came } = dedicated.safeParse(data);
    if (came !== undefined) return { kind: 'received', eventId, reference: came.reference };
  }
  const family = NAMED.find(([begins]) => begins.test(name));
  if (family === undefined) return { kind: 'foreign' };
  const about = family[1].safeParse(data);
  if (!about.success) return { kind: 'refused', reason: 'shape' };
  return { kind: 'event', eventId, orderId: orderOf(about.data) };
}
