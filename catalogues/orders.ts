/**
 * What an order can be for. The money path reads this table and nothing else about products. `service` and `serviceType`
 * are the wire codes of S3 section 9; `token`: what is delivered is a 20-digit token with its units, unless its meter is postpaid.
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
  service: { narration: 'Services Payment', token: false, credits: 'service-charge' },
  'dev-levy': { narration: 'Development Levy', token: false, credits: 'dev-levy' },
  fine: { narration: 'Services Payment', token: false, credits: 'fine' },
} as const satisfies Record<string, OrderKindFacts>;

interface OrderKindFacts {
  readonly narration: string;
  readonly token: boolean;
  /** An estate's own product; the storefront's prefixes depend on the screen (`SCREENS`). */
  readonly prefix?: string;
  readonly service?: string;
  readonly serviceType?: string;
  readonly lineType?: string;
  /** What is owed to the estate and is paid by it: nothing is sent to a vendor, the meter's account is credited. */
  readonly credits?: 'service-charge' | 'dev-levy' | 'fine';
}

/** What an order is for. */
export type OrderKind = keyof typeof ORDER_KINDS;

/** Which kind a meter is: a prepaid one takes tokens; of a postpaid one the bill is paid, and nothing is typed into it. */
export const METER_TYPES = ['prepaid', 'postpaid'] as const;

/** One of the kinds of meters. */
export type MeterType = (typeof METER_TYPES)[number];

/** Whether a purchase brings a token; of a meter whose kind nobody said it is taken for one that takes tokens. */
export const bringsToken = ({
  kind,
  meterType,
}: {
  readonly kind: OrderKind;
  readonly meterType?: MeterType | null | undefined;
}): boolean => ORDER_KINDS[kind].token && meterType !== 'postpaid';

/** Every kind's name. */
export const ORDER_KIND_NAMES = Object.keys(ORDER_KINDS) as [OrderKind, ...OrderKind[]];

/** What anybody can buy, without an account (S3). */
export const PUBLIC_KINDS = ['public-power', 'airtime', 'data', 'internet', 'cable'] as const;

/** A product of the storefront. */
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** What is paid to an estate: its services by the month, its development levy and its fines (S2 section 2). */
export const DUE_KINDS = ['service', 'dev-levy', 'fine'] as const;

/** What of a meter's dues stops buying power, by the names of their histories (S2 section 5). */
export const STOPPING_DUES = ['service-charge', 'dev-levy', 'fine'] as const;

/** One of the dues that stop power. */
export type StoppingDue = (typeof STOPPING_DUES)[number];

/** One of the things that are paid to an estate. */
export type DueKind = (typeof DUE_KINDS)[number];

/**
 * The screens that pay an estate, by the name of their flow: what each takes, its order id's prefix and its narration (S2
 * section 9). A levy that is paid among the services keeps that screen's prefix and narration (DECISIONS 30).
 */
export const DUE_SCREENS = {
  'pay-services': {
    role: 'service-user',
    kinds: ['service', 'dev-levy', 'fine'],
    prefix: 'SERVICES',
    narration: 'Services Payment',
  },
  'pay-dev-levy': { role: 'service-owner', kinds: ['dev-levy'], prefix: 'DEVLEVY', narration: 'Development Levy' },
} as const satisfies Record<string, { role: string; kinds: readonly DueKind[]; prefix: string; narration: string }>;

/** A screen that pays an estate. */
export type DueScreen = keyof typeof DUE_SCREENS;

/** Both screens' names. */
export const DUE_SCREEN_NAMES = Object.keys(DUE_SCREENS) as [DueScreen, ...DueScreen[]];

/** What a history shows, one view each (S2 section 2), and the file it is exported to (DECISIONS 44). */
export const HISTORY_VIEWS = {
  power: { label: 'POWER VENDING', kinds: ['power'], file: 'electricity_bill_transactions.csv' },
  'service-charge': { label: 'SERVICE CHARGE', kinds: ['service'], file: 'service_charge.csv' },
  'dev-levy': { label: 'DEVELOPMENT LEVY', kinds: ['dev-levy'], file: 'development_levy.csv' },
  fine: { label: 'FINE', kinds: ['fine'], file: 'fine.csv' },
} as const satisfies Record<string, { label: string; kinds: readonly OrderKind[]; file: string }>;

/** All views of an estate together, where one is named: in the chat, and of its file. */
export const ALL_VIEWS = 'all';

/** The file of payments of every kind, mixed (DECISIONS 44). */
export const MIXED_FILE = 'Transactions.csv';

/** A view of a history. */
export type HistoryView = keyof typeof HISTORY_VIEWS;

/** Every view's name, in the order of the menu. */
export const HISTORY_VIEW_NAMES = Object.keys(HISTORY_VIEWS) as [HistoryView, ...HistoryView[]];

/** What was paid for in each view, as it stands in a row, a chart or a sentence. */
export const PAID_FOR: Readonly<Record<HistoryView, string>> = {
  power: 'Power',
  'service-charge': 'Service charge',
  'dev-levy': 'Development levy',
  fine: 'Fine',
};

/** The wire values of a history's order: the label is what is meant (DECISIONS 7). */
export const SORTS = { asc: 'NEWEST', dsc: 'OLDEST' } as const;

/** How a payment stands in a history. */
export const TRANSACTION_STATUSES = ['successful', 'failed', 'pending'] as const;

/** How one payment stands. */
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** The word for each, on every list, card and file. */
export const STATUS_WORDS: Readonly<Record<TransactionStatus, string>> = {
  successful: 'Successful',
  failed: 'Failed',
  pending: 'Pending',
};

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
