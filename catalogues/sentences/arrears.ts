import type { ConditionDue } from '../arrears.ts';

/** What a condition speaks of, in the middle of a sentence. */
export const CONDITION_WORDS: Readonly<Record<ConditionDue, string>> = {
  'service-charge': 'service charge',
  'dev-levy': 'development levy',
  fine: 'fines',
  all: 'in all',
};

/** What is said of how a house stands, where its estate has a rule of its own. */
export const ARREARS_SAID = {
  /** Of a purchase that is too large for a house that is stopped. */
  upTo: (amount: string) => `Until what is owed is paid, you can buy up to ${amount} once a day.`,
  grace: (day: string) => `You can still buy power. If nothing is paid, it stops on ${day}.`,
  excepted: (day: string) => `Your estate lets you buy power until ${day}. Please pay what is owed by then.`,
  owes: (amount: string, what: string) => `${amount} ${what}`,
  /** What has to be paid so that power is sold again. */
  unblocks: (owed: readonly string[]) => `Power is sold again once this is paid: ${owed.join(', ')}.`,
  /** The estate's own words. */
  own: (words: string) => `Your estate says: ${words}`,
} as const;
