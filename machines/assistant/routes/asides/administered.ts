import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import { type Scene, type Turn, toAsk } from '../turn.ts';

/** What somebody may mean who asks after a payment; whatever else names an order does something with it. */
const ASKING: readonly string[] = [
  ...['none', 'history', 'receipt', 'resend-token', 'account-status', 'resident-payments', 'find-resident', 'metrics'],
  ...['payment-issues', 'token-issues', 'token-not-received', 'pending-topups', 'balance'],
];

/**
 * A sentence of an administrator that names an order asks how that payment stands, in whatever words: the receipt and the token are its payer's.
 */
export function aboutPayment({ sense, session, text }: Scene): Turn | null {
  if (session.role !== 'service-admin' && session.role !== 'netplus-admin') return null;
  const orderId = orderIdIn(text);
  if (orderId === null || !ASKING.includes(sense.intent)) return null;
  return toAsk({ kind: 'payment', orderId });
}
