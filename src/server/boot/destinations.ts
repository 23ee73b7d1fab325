import type { Config } from '../config.ts';
import { FLUTTERWAVE_URL } from '../payments/providers/flutterwave/open.ts';
import { NETPLUS_URL } from '../payments/providers/netplus/open.ts';
import { PAYSTACK_URL } from '../payments/providers/paystack/open.ts';
import { PUSH_SERVICES } from '../push/services.ts';
import { VENDOR_URLS, vendorKeys } from '../vending/vendors.ts';

/** Where each payment provider is asked, unless the operator says otherwise. */
export const PAYMENT_URLS = { paystack: PAYSTACK_URL, flutterwave: FLUTTERWAVE_URL, netplus: NETPLUS_URL } as const;

/** Whom a portal talks to for one end, unless the settings say otherwise; nobody: it does not, without them. */
interface Destination {
  readonly what: string;
  readonly where: readonly string[];
  /** By which settings it is another one. */
  readonly settings: readonly string[];
  /** How each side knows the other. */
  readonly known: string;
}

const vendor = (name: keyof typeof VENDOR_URLS, known: string): Destination => ({
  what: `Vendor ${name}`,
  where: [VENDOR_URLS[name]],
  settings: ['VENDING_URL', `VENDING_${name.toUpperCase()}_URL`],
  known: `TLS; ${known}`,
});
const payment = (name: keyof typeof PAYMENT_URLS, known: string): Destination => ({
  what: `Payment provider ${name}`,
  where: [PAYMENT_URLS[name]],
  settings: ['PAYMENT_API_URL'],
  known: `TLS; ${known}`,
});

/** Everybody whom a portal can talk to: there is no other connection that it begins. */
export const DESTINATIONS: readonly Destination[] = [
  payment('paystack', 'we by PAYMENT_SECRET_KEY, its events by a signature with it'),
  payment('flutterwave', 'we by PAYMENT_SECRET_KEY, its events by PAYMENT_WEBHOOK_SECRET'),
  payment('netplus', 'we by PAYMENT_API_TOKEN, where there is one; it sends no events'),
  vendor('vtpass', 'we by VENDING_API_KEY, VENDING_PUBLIC_KEY and VENDING_SECRET_KEY'),
  vendor('buypower', 'we by VENDING_TOKEN'),
  vendor('baxi', 'we by VENDING_API_KEY'),
  {
    what: 'Push services of browsers',
    where: PUSH_SERVICES.map((host) => `https://*.${host}`),
    settings: ['PUSH_SERVICES'],
    known: 'TLS; we by a key of this installation (VAPID)',
  },
  {
    what: 'Mail server',
    where: [],
    settings: ['SMTP_URL'],
    known: 'TLS (SMTP_TLS); we by the password in the address',
  },
  {
    what: 'Data base',
    where: [],
    settings: ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'],
    known: 'TLS where it is on another machine (DATABASE_TLS); we by the password in the address',
  },
  {
    what: 'Collector of traces',
    where: [],
    settings: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    known: 'TLS, or this machine; no key',
  },
  { what: 'This portal itself', where: [], settings: ['PUBLIC_URL'], known: '`npm run doctor` alone: TLS; no key' },
];

/** The origins that providers of this installation are asked at. */
export function providerOrigins(
  config: Pick<Config, 'paymentProvider' | 'vendingProvider' | 'otherVendors' | 'providerKeys'>,
) {
  const { paymentProvider, vendingProvider, otherVendors, providerKeys } = config;
  const payments = providerKeys.PAYMENT_API_URL ?? of(PAYMENT_URLS, paymentProvider);
  const selling = [vendingProvider, ...otherVendors].map(
    (name) => vendorKeys(config, name).VENDING_URL ?? of(VENDOR_URLS, name),
  );
  // The sandbox is this process, and is asked past this.
  return new Set(
    [payments, ...selling].flatMap((url) => (url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [])),
  );
}

const of = (urls: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(urls, name) ? urls[name] : undefined;

/** The same `fetch`, for these origins alone: whatever else is to be asked, by whatever mistake, is not. */
export function onlyTo(origins: ReadonlySet<string>, fetch = globalThis.fetch): typeof fetch {
  return async (...asked) => {
    const { origin } = new URL(asked[0] instanceof Request ? asked[0].url : String(asked[0]));
    if (!origins.has(origin)) throw Object.assign(new Error('not one of the providers'), { code: 'NOT_A_PROVIDER' });
    return fetch(...asked);
  };
}
