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
  PAYMENT_ACCOUNT_BANK: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .optional(),
});

/** The bank of account numbers, unless the operator says otherwise: with a test key there is one alone. */
const ACCOUNT_BANKS = { test: 'test-bank', live: 'wema-bank' } as const;

/** How long an answer is waited for, ms. */
const PATIENCE_MS = 10_000;

/** Paystack with the keys of this installation; throws BadConfig that names each bad one, and says none of them. */
export function openPaystack(
  config: { readonly providerKeys: Readonly<Record<string, string>>; readonly supportEmail: string },
  clock: () => Date,
  fetch = globalThis.fetch,
): PaymentPort {
  const own = readKeys('PAYMENT_PROVIDER', 'paystack', keys, config.providerKeys);
  const { PAYMENT_SECRET_KEY: key, PAYMENT_SECRET_KEY_FORMER: former, PAYMENT_ACCOUNT_BANK: bank, ...addresses } = own;
  const domain = key.startsWith('sk_live_') ? 'live' : 'test';
  return paystackPaymentPort({
    line: { fetch, baseUrl: () => addresses.PAYMENT_API_URL, key, timeoutMs: PATIENCE_MS },
    secrets: former === undefined ? [key] : [key, former],
    domain,
    script: `${addresses.PAYMENT_WIDGET_ORIGIN}/v2/inline.js`,
    payerEmail: config.supportEmail,
    accountBank: bank ?? ACCOUNT_BANKS[domain],
    clock,
  });
}
