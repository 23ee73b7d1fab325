import { z } from 'zod';
import { PAYMENT_RETURN } from '#catalogues/doors.ts';
import { providerAddress, readKeys } from '../../../provider-keys.ts';
import type { PaymentPort } from '../../port.ts';
import { flutterwavePaymentPort } from './flutterwave.ts';

const shared = z.string().min(8, 'must have at least 8 characters, as the secret hash of the dashboard');

/** Where it is asked, unless the operator says otherwise. */
export const FLUTTERWAVE_URL = 'https://api.flutterwave.com';

const keys = z.object({
  PAYMENT_SECRET_KEY: z
    .string()
    .regex(/^FLWSECK(_TEST)?-\S+$/, 'must be a secret key, which begins with FLWSECK_TEST- or FLWSECK-'),
  PAYMENT_WEBHOOK_SECRET: shared,
  PAYMENT_WEBHOOK_SECRET_FORMER: shared.optional(),
  PAYMENT_ACCOUNT_ID: z
    .string()
    .regex(/^\d{1,19}$/, 'must be the number of the account')
    .optional(),
  PAYMENT_API_URL: providerAddress.default(FLUTTERWAVE_URL),
  PAYMENT_PAGE_HOSTS: z
    .string()
    .transform((said) => said.split(',').map((one) => one.trim().toLowerCase()))
    .refine(
      (all) => all.every((one) => /^[\w-]+(?:\.[\w-]+)+$/.test(one)),
      'has hosts with commas between, e.g. flutterwave.com',
    )
    .optional(),
});

/** Whose pages people are sent to, with all hosts below each, unless the operator says otherwise; with a test key those of its trials, too. */
const PAGE_HOSTS = {
  live: ['flutterwave.com'],
  test: ['flutterwave.com', 'dev-flutterwave.com', 'ravemodal-dev.herokuapp.com'],
} as const;

/** How long an answer is waited for, ms. */
const PATIENCE_MS = 10_000;

/** Flutterwave with the keys of this installation; throws BadConfig that names each bad one, and says none of them. */
export function openFlutterwave(
  config: {
    readonly providerKeys: Readonly<Record<string, string>>;
    readonly supportEmail: string;
    readonly publicUrl: string;
  },
  clock: () => Date,
  fetch = globalThis.fetch,
): PaymentPort {
  const own = readKeys('PAYMENT_PROVIDER', 'flutterwave', keys, config.providerKeys);
  const { PAYMENT_SECRET_KEY: key, PAYMENT_WEBHOOK_SECRET: hash, PAYMENT_WEBHOOK_SECRET_FORMER: former } = own;
  const domain = key.startsWith('FLWSECK_TEST-') ? 'test' : 'live';
  return flutterwavePaymentPort({
    line: { fetch, baseUrl: () => own.PAYMENT_API_URL, key, timeoutMs: PATIENCE_MS },
    secrets: former === undefined ? [hash] : [hash, former],
    account: own.PAYMENT_ACCOUNT_ID ?? null,
    domain,
    pageHosts: own.PAYMENT_PAGE_HOSTS ?? PAGE_HOSTS[domain],
    returnUrl: `${config.publicUrl}${PAYMENT_RETURN}`,
    payerEmail: config.supportEmail,
    clock,
  });
}
