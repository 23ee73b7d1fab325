import { z } from 'zod';
import { providerAddress, readKeys } from '../../../provider-keys.ts';
import type { PaymentPort } from '../../port.ts';
import { paystackPaymentPort } from './paystack.ts';

const secret = z.string().regex(/^sk_(test|live)_\S+$/, 'must be a secret key, which begins with sk_test_ or sk_live_');

/** Where it is asked, unless the operator says otherwise. */
export const PAYSTACK_URL = 'https://api.paystack.co';

const keys = z.object({
  PAYMENT_SECRET_KEY: secret,
  PAYMENT_SECRET_KEY_FORMER: secret.optional(),
  PAYMENT_API_URL: providerAddress.default(PAYSTACK_URL),
  PAYMENT_WIDGET_ORIGIN: providerAddress.default('https://js.paystack.co'),
});

/** How long an answer is waited for, ms. */
const PATIENCE_MS = 10_000;

/** Paystack with the keys of this installation; throws BadConfig that names each bad one, and says none of them. */
export function openPaystack(
  config: { readonly providerKeys: Readonly<Record<string, string>>; readonly supportEmail: string },
  clock: () => Date,
): PaymentPort {
  const own = readKeys('PAYMENT_PROVIDER', 'paystack', keys, config.providerKeys);
  const { PAYMENT_SECRET_KEY: key, PAYMENT_SECRET_KEY_FORMER: former, ...addresses } = own;
  return paystackPaymentPort({
    line: { fetch, baseUrl: () => addresses.PAYMENT_API_URL, key, timeoutMs: PATIENCE_MS },
    secrets: former === undefined ? [key] : [key, former],
    domain: key.startsWith('sk_live_') ? 'live' : 'test',
    script: `${addresses.PAYMENT_WIDGET_ORIGIN}/v2/inline.js`,
    payerEmail: config.supportEmail,
    clock,
  });
}
