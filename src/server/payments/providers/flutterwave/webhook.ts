import { z } from 'zod';
import type { WebhookReading } from '../../port.ts';
import { eventIdOf, isEcho, isSigned, jsonOf } from '../../signed-event.ts';

const event = z.object({ event: z.string().regex(/^[\w.-]{1,60}$/), data: z.unknown() });
const charge = z.object({ tx_ref: z.string().min(1).max(100) });

/**
 * Read an event. An account of today signs its bytes as they came (`flutterwave-signature`), an older one sends the secret itself
 * along (`verif-hash`); where there is a signature it alone decides. An event has neither an id nor a time, and one of a refund
 * does not name its order.
 */
export function flutterwaveWebhook(secrets: readonly string[], headers: Headers, rawBody: Uint8Array): WebhookReading {
  const signature = headers.get('flutterwave-signature');
  const known =
    signature === null
      ? isEcho(secrets, headers.get('verif-hash') ?? '')
      : isSigned(secrets, { algorithm: 'sha256', encoding: 'base64' }, rawBody, signature);
  if (!known) return { kind: 'refused', reason: 'signature' };
  const read = event.safeParse(jsonOf(rawBody));
  if (!read.success) return { kind: 'refused', reason: 'shape' };
  const { event: name, data } = read.data;
  const about = charge.safeParse(data);
  if (!name.startsWith('charge.')) {
    // Its books say that chargebacks are told, and no page by which name: one that names an order has it asked about.
    const isDispute = name.startsWith('chargeback') && about.success;
    return isDispute
      ? { kind: 'event', eventId: eventIdOf(name, rawBody), orderId: about.data.tx_ref }
      : { kind: 'foreign' };
  }
  if (!about.success) return { kind: 'refused', reason: 'shape' };
  return { kind: 'event', eventId: eventIdOf(name, rawBody), orderId: about.data.tx_ref };
}
