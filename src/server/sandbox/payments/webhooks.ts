import { SIGNATURE_HEADER, signWebhook } from '../../payments/providers/sandbox-signature.ts';
import type { SandboxPayment } from './books.ts';
import { orderOfTransfer } from './transfers.ts';

/** A signed webhook, ready to be posted. */
export interface SignedWebhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the sandbox tells the merchant of a payment. */
export function webhookOf(
  payment: SandboxPayment,
  secret: string,
  eventId: string,
  at: Date,
  type = typeOf(payment),
): SignedWebhook {
  return signed(secret, at, {
    id: eventId,
    type,
    orderId: orderOfTransfer(payment.order_id),
    reference: payment.trans_id,
    amountKobo: payment.amount_kobo,
    currency: payment.currency,
  });
}

function typeOf({ status, to_account }: SandboxPayment): string {
  if (to_account !== null) return 'account.credited';
  return status === 'captured' ? 'charge.captured' : 'charge.failed';
}

/** What it tells of another sum than the exact one, which went back. */
export function wrongSumOf(
  payment: SandboxPayment,
  amountKobo: number,
  secret: string,
  eventId: string,
  at: Date,
): SignedWebhook {
  return signed(secret, at, {
    id: eventId,
    type: 'transfer.returned',
    orderId: orderOfTransfer(payment.order_id),
    reference: payment.order_id,
    amountKobo,
    currency: payment.currency,
  });
}

function signed(secret: string, at: Date, told: object): SignedWebhook {
  const body = JSON.stringify(told);
  const signature = signWebhook(secret, new TextEncoder().encode(body), at);
  return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature } };
}

const TRIES = 3;
const BETWEEN_MS = 2_000;

/** Post webhooks to the merchant, a few times each until one is accepted. Never throws: the sweep finds what is lost. */
export function webhookSender(
  url: () => string,
  post: typeof fetch,
  pause: (ms: number) => Promise<void>,
): (webhook: SignedWebhook) => Promise<void> {
  return async ({ body, headers }) => {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const answer = await post(url(), { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) }).catch(
        () => null,
      );
      if (answer?.ok) return;
      if (tries < TRIES) await pause(BETWEEN_MS);
    }
  };
}
