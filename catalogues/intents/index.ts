import { ACCOUNTS } from './accounts.ts';
import { CONVERSATION } from './conversation.ts';
import { DUES } from './dues.ts';
import { ESTATE } from './estate.ts';
import type { Bought, Intent } from './intent.ts';
import { MONTH } from './month.ts';
import { PAYMENTS } from './payments.ts';
import { ESTATES } from './platform/estates.ts';
import { MONEY } from './platform/money.ts';
import { REQUESTS } from './platform/requests.ts';
import { SALES } from './platform/sales.ts';
import { PURCHASES } from './purchases.ts';
import { SUPPORT } from './support.ts';
import { UPLOADS } from './uploads.ts';

const ALL = {
  ...PURCHASES,
  ...DUES,
  ...SUPPORT,
  ...UPLOADS,
  ...ACCOUNTS,
  ...ESTATE,
  ...MONTH,
  ...ESTATES,
  ...MONEY,
  ...REQUESTS,
  ...SALES,
  ...PAYMENTS,
  ...CONVERSATION,
};

/** The name of an intent. */
export type IntentName = keyof typeof ALL;

/** Everything that a person may mean, each declared once. What can be started is offered in this order. */
export const INTENTS: Readonly<Record<IntentName, Intent>> = ALL;

/** The names of all intents. */
export const INTENT_NAMES = Object.keys(ALL) as readonly IntentName[];

/** True for the name of an intent; a flow may be called otherwise. */
export const isIntent = (name: string): name is IntentName => Object.hasOwn(ALL, name);

/** The intents that begin a purchase. */
export const PURCHASE_INTENTS: ReadonlySet<string> = new Set(INTENT_NAMES.filter((name) => INTENTS[name].buys));

/** True for an intent that begins a purchase. */
export const isPurchase = (intent: string): boolean => PURCHASE_INTENTS.has(intent);

/** The concepts that name what is bought by themselves, whatever else is said. */
export const CALLED: Readonly<Record<Bought, string>> = {
  power: 'power',
  airtime: 'airtime',
  data: 'data',
  internet: 'internet',
  cable: 'tv',
  'service-charge': 'svccharge',
  'dev-levy': 'levy',
};

/** What products are called in a sentence, by the value of their slot, where that is not their name. */
export const PRODUCT_NAMES: Readonly<Record<string, string>> = {
  'service-charge': 'service charge',
  'dev-levy': 'development levy',
  cable: 'cable TV',
};

/** What a flow sells or takes, by its name or that of its intent: one screen may sell several. */
export const boughtIn = (flow: string): ReadonlySet<Bought> =>
  new Set(
    INTENT_NAMES.flatMap((name) => {
      const { buys, starts = [] } = INTENTS[name];
      const about = name === flow || starts.some((start) => start.flow === flow || start.screens?.includes(flow));
      return buys && about ? [buys] : [];
    }),
  );

/** The slots an intent takes; a flow that is called otherwise takes none. */
export const takes = (intent: string): readonly string[] => (isIntent(intent) ? INTENTS[intent].slots : []);
