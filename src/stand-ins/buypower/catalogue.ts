/** What is sold: power, airtime, bundles, television. */
export const VERTICALS = ['ELECTRICITY', 'VTU', 'DATA', 'TV'] as const;
export type Vertical = (typeof VERTICALS)[number];

/** The distribution companies of `GET /discos/status`; those that are false there are never up. */
const DISCOS: Readonly<Record<string, boolean>> = {
  ABUJA: true,
  EKO: true,
  IKEJA: true,
  IBADAN: true,
  ENUGU: true,
  PH: true,
  JOS: true,
  KADUNA: true,
  KANO: true,
  BH: true,
  PROTOGY: false,
  PHISBOND: false,
  ACCESSPOWER: false,
  APLE: false,
  BENIN: true,
  YOLA: true,
  KOIOS: false,
  KAIDA: false,
};

const NETWORKS = ['MTN', 'GLO', 'AIRTEL', '9MOBILE'];

/** A bundle or a bouquet, with its price in naira. */
interface Price {
  readonly code: string;
  readonly desc: string;
  readonly price: number;
}

const PRICES: Readonly<Record<string, readonly Price[]>> = {
  'DATA MTN': [
    { code: 'MT1', desc: '100MB 24 hrs', price: 100 },
    { code: 'MT2', desc: '1GB 7 days', price: 500 },
  ],
  'DATA GLO': [{ code: 'GL1', desc: '1.35GB 14 days', price: 500 }],
  'DATA AIRTEL': [{ code: 'AI1', desc: '750MB 14 days', price: 500 }],
  'DATA 9MOBILE': [{ code: '9M1', desc: '500MB 30 days', price: 500 }],
  'TV DSTV': [
    { code: 'PRWE36', desc: 'DStv Padi', price: 1_850 },
    { code: 'COMPE36', desc: 'DStv Compact', price: 7_900 },
  ],
  'TV GOTV': [{ code: 'GOLITE', desc: 'GOtv Lite', price: 410 }],
  'TV STARTIMES': [{ code: 'NOVA', desc: 'Nova', price: 900 }],
};

/** True for a provider of a vertical that is sold at all. */
export function isSold(vertical: string, provider: string): boolean {
  if (vertical === 'ELECTRICITY') return DISCOS[provider] === true;
  return vertical === 'VTU' ? NETWORKS.includes(provider) : PRICES[`${vertical} ${provider}`] !== undefined;
}

/** The prices of a provider; empty where it has none. */
export const pricesOf = (vertical: string, provider: string): readonly Price[] =>
  PRICES[`${vertical} ${provider}`] ?? [];

/** `GET /discos/status`: what is up, without those that are down at the moment. */
export const statusOf = (isDown: (provider: string) => boolean): Record<string, boolean> =>
  Object.fromEntries(
    [...Object.entries(DISCOS), ...[...NETWORKS, 'DSTV', 'GOTV', 'STARTIMES'].map((name) => [name, true] as const)].map(
      ([name, up]) => [name, up && !isDown(name)],
    ),
  );
