/**
 * What an order can be for. The money path reads this table and nothing else about products. `service` and `serviceType`
 * are the wire codes of S3 section 9; `token`: what is delivered is a 20-digit token with its units.
 */
export const ORDER_KINDS = {
  power: { narration: 'Electricity Topup', token: true, prefix: 'POWER' },
  'public-power': {
    narration: 'Electricity Topup',
    token: true,
    service: 'pay_bill',
    serviceType: 'electricity',
  },
  airtime: { narration: 'Airtime', token: false, service: 'vtu' },
  data: { narration: 'Mobile data', token: false, service: 'pay_bill' },
  internet: { narration: 'Internet', token: false, service: 'internet', lineType: 'virtual topup' },
  cable: { narration: 'Cable TV', token: false, service: 'pay_bill', serviceType: 'cable_tv' },
} as const satisfies Record<string, OrderKindFacts>;

interface OrderKindFacts {
  readonly narration: string;
  readonly token: boolean;
  /** An estate's own product; the storefront's prefixes depend on the screen (`SCREENS`). */
  readonly prefix?: string;
  readonly service?: string;
  readonly serviceType?: string;
  readonly lineType?: string;
}

/** What an order is for. */
export type OrderKind = keyof typeof ORDER_KINDS;

/** What anybody can buy, without an account (S3). */
export const PUBLIC_KINDS = ['public-power', 'airtime', 'data', 'internet', 'cable'] as const;

/** A product of the storefront. */
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** Price lists that packages are quoted from; the two of cable are both in force (DECISIONS 6). */
export const PRICE_LISTS = ['data-plans', 'internet', 'cable-pay-bills', 'cable-wizard'] as const;

/** The name of a price list. */
export type PriceListName = (typeof PRICE_LISTS)[number];

/** How a screen sells a product: its order id's prefix (S3 section 9, DECISIONS 28), and the price list it quotes from. */
export interface Offer {
  readonly prefix: 'POWER' | 'AIRTIME' | 'DATA';
  /** Null: the buyer names the amount. */
  readonly list: PriceListName | null;
}

/** The storefront's screens, by the name of their flow, with what each sells. */
export const SCREENS = {
  'public-power': { 'public-power': { prefix: 'POWER', list: null } },
  airtime: { airtime: { prefix: 'AIRTIME', list: null }, data: { prefix: 'AIRTIME', list: 'data-plans' } },
  'airtime-page': { airtime: { prefix: 'AIRTIME', list: null }, data: { prefix: 'AIRTIME', list: 'data-plans' } },
  internet: { internet: { prefix: 'DATA', list: 'internet' } },
  'internet-page': { internet: { prefix: 'POWER', list: 'internet' } },
  'pay-bills': { cable: { prefix: 'POWER', list: 'cable-pay-bills' } },
  'bill-wizard': {
    cable: { prefix: 'AIRTIME', list: 'cable-wizard' },
    'public-power': { prefix: 'POWER', list: null },
  },
} as const satisfies Record<string, Partial<Record<PublicKind, Offer>>>;

/** A screen of the storefront, which is also the name of its flow. */
export type Screen = keyof typeof SCREENS;

/** Every screen's name. */
export const SCREEN_NAMES = Object.keys(SCREENS) as [Screen, ...Screen[]];

/** How a screen sells a product, or undefined when it does not. */
export function offerOf(screen: Screen, kind: PublicKind): Offer | undefined {
  const offers: Partial<Record<PublicKind, Offer>> = SCREENS[screen];
  return offers[kind];
}

/** States of an order (ARCHITECTURE, Money path). */
export const ORDER_STATES = [
  'quoted',
  'opened',
  'captured',
  'fulfilling',
  'pending',
  'fulfilled',
  'refund_due',
  'refunded',
  'failed',
  'abandoned',
] as const;

/** Where an order stands between quote and outcome. */
export type OrderState = (typeof ORDER_STATES)[number];
