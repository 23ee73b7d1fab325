import { LEVY_BLOCK_KOBO, LEVY_NOTICE_KOBO } from './limits.ts';
import type { StoppingDue } from './orders.ts';

/**
 * How a house stands with its estate. `excepted`: what it owes would stop power, and the estate lets it buy for a while; `grace`: it will
 * stop power once it is older; `released`: it was stopped, and is not any more.
 */
export const STANDINGS = ['clear', 'reminded', 'grace', 'blocked', 'excepted', 'released'] as const;
export type StandingName = (typeof STANDINGS)[number];

/** Which houses a list shows: all that are touched by a rule, or those that stand so. */
export const STANDINGS_SHOWN = ['all', 'blocked', 'excepted', 'grace', 'reminded'] as const;
export type StandingShown = (typeof STANDINGS_SHOWN)[number];

/** Of which debts a condition speaks: of one due, or of all together. */
export const CONDITION_DUES = ['service-charge', 'dev-levy', 'fine', 'all'] as const satisfies readonly (
  | StoppingDue
  | 'all'
)[];
export type ConditionDue = (typeof CONDITION_DUES)[number];

/** Something that a house owes; each part that is given has to hold. */
export interface ArrearsCondition {
  readonly due: ConditionDue;
  /** More than so much is owed, kobo. */
  readonly kobo: number;
  /** The oldest of it is owed for more days; null: however long. */
  readonly days: number | null;
  /** More charges of it are unpaid; null: however many. */
  readonly charges: number | null;
}

/** When an estate reminds of what is owed, and when that stops power. */
export interface ArrearsPolicy {
  /** Any of them holds: the house is reminded. */
  readonly remind: readonly ArrearsCondition[];
  /** Any of them holds: no power is sold to the house. */
  readonly block: readonly ArrearsCondition[];
  /** Charges that are younger, in days, stop no power yet. */
  readonly graceDays: number;
  /** Up to so much power, kobo, may be bought once a day by a house that is stopped; 0: none. */
  readonly alwaysKobo: number;
  /** So many percent of each top-up go to what is owed; 0: none. */
  readonly debtShare: number;
  /** What the estate says itself to a house that is stopped; null: nothing besides the portal's own words. */
  readonly words: string | null;
}

const over = (due: ConditionDue, kobo: number): ArrearsCondition => ({ due, kobo, days: null, charges: null });

/** The rule of S2 section 5 (DECISIONS 1 and 2), which holds where an estate has set none of its own. */
export const SPECIFIED_POLICY: ArrearsPolicy = {
  remind: [over('service-charge', 0), over('dev-levy', -LEVY_NOTICE_KOBO), over('fine', 0)],
  block: [over('service-charge', 0), over('dev-levy', -LEVY_BLOCK_KOBO), over('fine', 0)],
  graceDays: 0,
  alwaysKobo: 0,
  debtShare: 0,
  words: null,
};

/** What a policy may hold. */
export const ARREARS_LIMITS = {
  /** Naira. */
  amount: 100_000_000,
  days: 365,
  /** From so many days on it is reminded: a condition holds above one day less. */
  remindDays: 366,
  charges: 120,
  graceDays: 90,
  /** Naira. */
  always: 50_000,
  /** Percent: whoever tops up gets some power for it. */
  debtShare: 90,
  conditions: 8,
  words: 240,
  reason: { least: 3, most: 120 },
  /** Days that an exception may last from today on. */
  exceptionDays: 90,
} as const;

/** So is said in an answer that a house is reminded above a sum, or from it on; the first is what stands in a form. */
export const REMIND_WORDS = {
  over: ['more than', 'over', 'above', 'pass'],
  from: ['from', 'at least', 'minimum'],
  behind: ['or more', 'and more', 'or above', 'and above', 'upwards', 'upward', 'minimum'],
} as const;
