import { z } from 'zod';
import type { Line } from '../http-client.ts';
import { providerAddress, readKeys } from '../provider-keys.ts';
import type { VendingPort } from './port.ts';
import { ESTATE_COMPANIES as BAXI_COMPANIES, baxiVendingPort } from './providers/baxi/baxi.ts';
import { ESTATE_COMPANIES as BUYPOWER_COMPANIES, buypowerVendingPort } from './providers/buypower/buypower.ts';
import { ESTATE_COMPANIES as VTPASS_COMPANIES } from './providers/vtpass/services.ts';
import { vtpassVendingPort } from './providers/vtpass/vtpass.ts';

/** How long a sale may take, ms: less than the lease of its order. What takes longer is asked about. */
const SALE_MS = 20_000;

/** Where each vendor is asked, unless the operator says otherwise. */
export const VENDOR_URLS = {
  vtpass: 'https://vtpass.com/api',
  buypower: 'https://api.buypower.ng/v2',
  baxi: 'https://payments.baxipay.com.ng/api/baxipay',
} as const;

const needed = z.string('is needed by this vendor');
const phone = needed.regex(/^0\d{10}$/, 'must be a phone number of 11 digits that begins with 0');

const vtpassKeys = z.object({
  VENDING_URL: providerAddress.default(VENDOR_URLS.vtpass),
  VENDING_API_KEY: needed,
  VENDING_PUBLIC_KEY: needed,
  VENDING_SECRET_KEY: needed,
  VENDING_PHONE: phone,
  VENDING_ESTATE_COMPANY: z.enum(VTPASS_COMPANIES).optional(),
});

const buypowerKeys = z.object({
  VENDING_URL: providerAddress.default(VENDOR_URLS.buypower),
  VENDING_TOKEN: needed,
  VENDING_PHONE: phone,
  VENDING_ESTATE_COMPANY: z.enum(BUYPOWER_COMPANIES).optional(),
});

const baxiKeys = z.object({
  VENDING_URL: providerAddress.default(VENDOR_URLS.baxi),
  VENDING_API_KEY: needed,
  VENDING_AGENT_ID: needed,
  VENDING_PHONE: phone,
  VENDING_ESTATE_COMPANY: z.enum(BAXI_COMPANIES).optional(),
});

/** The names of the vendors. */
type Vendor = 'vtpass' | 'buypower' | 'baxi';

/** The real vendors by name; each is made of the operator's `VENDING_...` settings, and throws BadConfig that names what is amiss. */
export function vendors(
  keys: Readonly<Record<string, string>>,
  clock: () => Date,
): Readonly<Record<Vendor, () => VendingPort>> {
  return {
    vtpass: () => {
      const own = readKeys('VENDING_PROVIDER', 'vtpass', vtpassKeys, keys);
      const { VENDING_API_KEY: api, VENDING_PUBLIC_KEY: publicKey, VENDING_SECRET_KEY: secret } = own;
      const signIn: Line['signIn'] = (method) =>
        method === 'GET' ? { 'api-key': api, 'public-key': publicKey } : { 'api-key': api, 'secret-key': secret };
      return vtpassVendingPort({
        line: { fetch, baseUrl: () => own.VENDING_URL, key: secret, timeoutMs: SALE_MS, signIn },
        estateCompany: own.VENDING_ESTATE_COMPANY ?? null,
        phone: own.VENDING_PHONE,
      });
    },
    buypower: () => {
      const own = readKeys('VENDING_PROVIDER', 'buypower', buypowerKeys, keys);
      return buypowerVendingPort({
        line: { fetch, baseUrl: () => own.VENDING_URL, key: own.VENDING_TOKEN, timeoutMs: SALE_MS },
        estateCompany: own.VENDING_ESTATE_COMPANY ?? null,
        phone: own.VENDING_PHONE,
      });
    },
    baxi: () => {
      const own = readKeys('VENDING_PROVIDER', 'baxi', baxiKeys, keys);
      const { VENDING_API_KEY: api } = own;
      const signIn = () => ({ 'x-api-key': api, 'baxi-date': clock().toISOString() });
      return baxiVendingPort({
        line: { fetch, baseUrl: () => own.VENDING_URL, key: api, timeoutMs: SALE_MS, signIn },
        agentId: own.VENDING_AGENT_ID,
        estateCompany: own.VENDING_ESTATE_COMPANY ?? null,
        phone: own.VENDING_PHONE,
      });
    },
  };
}
