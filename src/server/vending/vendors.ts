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
  VENDING_SPECTRANET: z.literal('own-plans', 'is left out, or own-plans').optional(),
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

/** What the operator has set for vendors: every `VENDING_...` variable, and which vendor those are of that name none. */
export interface VendorSettings {
  readonly providerKeys: Readonly<Record<string, string>>;
  readonly vendingProvider: string;
}

/**
 * The settings of one vendor under the names that it has alone: `VENDING_BUYPOWER_TOKEN` is its `VENDING_TOKEN`. Those that name no
 * vendor are the first one's; of them another one gets the phone number only, never a key.
 */
export function vendorKeys(
  { providerKeys, vendingProvider }: VendorSettings,
  name: string,
): Readonly<Record<string, string>> {
  const prefix = `VENDING_${name.toUpperCase()}_`;
  const own = Object.entries(providerKeys).flatMap(([key, value]) =>
    key.startsWith(prefix) ? [[`VENDING_${key.slice(prefix.length)}`, value] as const] : [],
  );
  const { VENDING_PHONE } = providerKeys;
  const shared = name === vendingProvider ? providerKeys : { ...(VENDING_PHONE !== undefined && { VENDING_PHONE }) };
  return { ...shared, ...Object.fromEntries(own) };
}

/**
 * The real vendors by name; each is made of its own `VENDING_...` settings, and throws BadConfig that names what is amiss. `whose`: what
 * is said of where these come from. `fetch`: how they are asked.
 */
export function vendors(
  keys: Readonly<Record<string, string>>,
  clock: () => Date,
  whose = '',
  fetch = globalThis.fetch,
): Readonly<Record<Vendor, () => VendingPort>> {
  const keysOf = <T>(name: Vendor, shape: z.ZodType<T>): T =>
    readKeys('VENDING_PROVIDER', `${name}${whose}`, shape, keys);
  return {
    vtpass: () => {
      const own = keysOf('vtpass', vtpassKeys);
      const { VENDING_API_KEY: api, VENDING_PUBLIC_KEY: publicKey, VENDING_SECRET_KEY: secret } = own;
      const signIn: Line['signIn'] = (method) =>
        method === 'GET' ? { 'api-key': api, 'public-key': publicKey } : { 'api-key': api, 'secret-key': secret };
      return vtpassVendingPort({
        line: { fetch, baseUrl: () => own.VENDING_URL, key: secret, timeoutMs: SALE_MS, signIn },
        estateCompany: own.VENDING_ESTATE_COMPANY ?? null,
        phone: own.VENDING_PHONE,
        sellsSpectranet: own.VENDING_SPECTRANET !== undefined,
      });
    },
    buypower: () => {
      const own = keysOf('buypower', buypowerKeys);
      return buypowerVendingPort({
        line: { fetch, baseUrl: () => own.VENDING_URL, key: own.VENDING_TOKEN, timeoutMs: SALE_MS },
        estateCompany: own.VENDING_ESTATE_COMPANY ?? null,
        phone: own.VENDING_PHONE,
      });
    },
    baxi: () => {
      const own = keysOf('baxi', baxiKeys);
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
