import { z } from 'zod';
import { providerAddress, readKeys } from '../../../provider-keys.ts';
import type { PaymentPort } from '../../port.ts';
import { netplusPaymentPort } from './netplus.ts';

/** Where it is asked, unless the operator says otherwise. */
export const NETPLUS_URL = 'https://api.netpluspay.com';

const keys = z.object({
  PAYMENT_MERCHANT_ID: z
    .string('is needed: the merchant id, which begins with TEST or MID')
    .regex(/^(TEST|MID)[\w.-]{1,60}$/, 'must be a merchant id, which begins with TEST or MID'),
  PAYMENT_API_TOKEN: z.string().optional(),
  PAYMENT_FINDS_ORDERS: z.enum(['yes', 'no'], "must be 'yes' or 'no'").default('no'),
  PAYMENT_API_URL: providerAddress.default(NETPLUS_URL),
  PAYMENT_WIDGET_ORIGIN: providerAddress.default('https://netpluspay.com'),
});

/** How long an answer is waited for, ms. */
const PATIENCE_MS = 10_000;

/** NetPlusPay with the keys of this installation; throws BadConfig that names each bad one, and says none of them. */
export function openNetplus(
  config: { readonly providerKeys: Readonly<Record<string, string>>; readonly supportEmail: string },
  fetch = globalThis.fetch,
): PaymentPort {
  const own = readKeys('PAYMENT_PROVIDER', 'netplus', keys, config.providerKeys);
  const { PAYMENT_MERCHANT_ID: merchantId, PAYMENT_API_TOKEN: token } = own;
  const folder = merchantId.startsWith('TEST') ? 'inlinetestpayment' : 'inlinepayment';
  return netplusPaymentPort({
    line: {
      fetch,
      baseUrl: () => own.PAYMENT_API_URL,
      key: token ?? '',
      timeoutMs: PATIENCE_MS,
      // Its own applications ask without a token.
      ...(token === undefined && { signIn: () => ({}) }),
    },
    merchantId,
    script: `${own.PAYMENT_WIDGET_ORIGIN}/${folder}/js/inline.js`,
    findsOrders: own.PAYMENT_FINDS_ORDERS === 'yes',
    payerEmail: config.supportEmail,
  });
}
