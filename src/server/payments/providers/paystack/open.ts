import { z } from 'zod';
import { BadConfig } from '../../../config.ts';
import type { PaymentPort } from '../../port.ts';
import { paystackPaymentPort } from './paystack.ts';

const secret = z.string().regex(/^sk_(test|live)_\S+$/, 'must be a secret key, which begins with sk_test_ or sk_live_');
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const keys = z.object({
  PAYMENT_SECRET_KEY: secret,
  PAYMENT_SECRET_KEY_FORMER: secret.optional(),
  PAYMENT_API_URL: address.default('https://api.paystack.co'),
  PAYMENT_WIDGET_ORIGIN: address.default('https://js.paystack.co'),
});

/** How long an answer is waited for, ms. */
const PATIENCE_MS = 10_000;

/** Paystack with the keys of this installation; throws BadConfig that names each bad one, and says none of them. */
export function openPaystack(
  config: { readonly providerKeys: Readonly<Record<string, string>>; readonly supportEmail: string },
  clock: () => Date,
): PaymentPort {
  const read = keys.safeParse(config.providerKeys);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
    throw new BadConfig(`Paystack cannot be asked.\n  ${problems.join('\n  ')}`);
  }
  const { PAYMENT_SECRET_KEY: key, PAYMENT_SECRET_KEY_FORMER: former, ...addresses } = read.data;
  return paystackPaymentPort({
    line: { fetch, baseUrl: () => addresses.PAYMENT_API_URL, key, timeoutMs: PATIENCE_MS },
    secrets: former === undefined ? [key] : [key, former],
    domain: key.startsWith('sk_live_') ? 'live' : 'test',
    script: `${addresses.PAYMENT_WIDGET_ORIGIN}/v2/inline.js`,
    payerEmail: config.supportEmail,
    clock,
  });
}
