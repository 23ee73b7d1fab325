import type { Line } from '#src/server/http-client.ts';
import type { VendingPort } from '#src/server/vending/port.ts';
import { baxiVendingPort } from '#src/server/vending/providers/baxi/baxi.ts';
import { buypowerVendingPort } from '#src/server/vending/providers/buypower/buypower.ts';
import { vtpassVendingPort } from '#src/server/vending/providers/vtpass/vtpass.ts';
import type { StandIn } from '../../support/stand-ins.ts';

/** Meters of the stand-ins, by how a sale to one ends. */
export const METERS = {
  plain: '45100000012',
  'new key': '45100000020',
  'long key': '45100000038',
  bonus: '45100000046',
  refused: '45100000087',
  pending: '45100000103',
  reversed: '45100000111',
  silent: '45100000129',
  lost: '45100000137',
  strange: '45100000145',
  untold: '45100000178',
} as const;

/** A vendor as a test needs to know it. */
export interface Vendor {
  readonly name: 'vtpass' | 'buypower' | 'baxi';
  readonly port: (standIn: StandIn, clock: () => Date, wait: { readonly ms: number }) => VendingPort;
  /** What an operator sets for it, beside a phone. */
  readonly settings: (standIn: StandIn) => Readonly<Record<string, string>>;
  /** Where a sale is asked for. */
  readonly sale: string;
  /** The words of its stand-in for a question that is answered with 'nobody knows'. */
  readonly unknown: string;
}

/** Whom a vendor calls where a buyer gave no number. */
export const PHONE = '08010000009';

/** `wait` is read at each call, so that only a test that wants silence waits for it. */
const lineTo = (url: string, wait: { readonly ms: number }, more: Pick<Line, 'key' | 'signIn'>): Line => ({
  ...{ fetch, baseUrl: () => url, ...more },
  get timeoutMs() {
    return wait.ms;
  },
});

/** Every vendor. */
export const VENDORS: readonly Vendor[] = [
  {
    name: 'vtpass',
    settings: ({ url, keys }) => ({
      VENDING_URL: `${url}/api`,
      VENDING_API_KEY: keys.api ?? '',
      VENDING_PUBLIC_KEY: keys.public ?? '',
      VENDING_SECRET_KEY: keys.secret ?? '',
      VENDING_ESTATE_COMPANY: 'ikeja-electric',
    }),
    sale: '/api/pay',
    unknown: '083',
    port({ url, keys }, _, wait) {
      const { api = '', secret = '' } = keys;
      const signIn = () => ({ 'api-key': api, 'secret-key': secret });
      const line = lineTo(`${url}/api`, wait, { key: secret, signIn });
      return vtpassVendingPort({ line, estateCompany: 'ikeja-electric', phone: PHONE });
    },
  },
  {
    name: 'buypower',
    settings: ({ url, keys }) => ({
      VENDING_URL: `${url}/v2`,
      VENDING_TOKEN: keys.token ?? '',
      VENDING_ESTATE_COMPANY: 'IKEJA',
    }),
    sale: '/v2/vend',
    unknown: 'error',
    port: ({ url, keys }, _, wait) =>
      buypowerVendingPort({
        line: lineTo(`${url}/v2`, wait, { key: keys.token ?? '' }),
        estateCompany: 'IKEJA',
        phone: PHONE,
      }),
  },
  {
    name: 'baxi',
    settings: ({ url, keys }) => ({
      VENDING_URL: `${url}/api/baxipay`,
      VENDING_API_KEY: keys.api ?? '',
      VENDING_AGENT_ID: 'made-up-agent',
      VENDING_ESTATE_COMPANY: 'ikeja',
    }),
    sale: '/api/baxipay/services/electricity/request',
    unknown: 'EXC00103',
    port({ url, keys }, clock, wait) {
      const key = keys.api ?? '';
      const signIn = () => ({ 'x-api-key': key, 'baxi-date': clock().toISOString() });
      const line = lineTo(`${url}/api/baxipay`, wait, { key, signIn });
      return baxiVendingPort({ line, agentId: 'made-up-agent', estateCompany: 'ikeja', phone: PHONE });
    },
  },
];
