/** How long something is owed, by its oldest days: the report of who owes has a column for each. */
export const DEBT_AGES = ['to30', 'to60', 'to90', 'over90'] as const;
export type DebtAge = (typeof DEBT_AGES)[number];

/** The last day in days that each age but the last one has. */
export const DEBT_AGE_DAYS = { to30: 30, to60: 60, to90: 90 } as const satisfies Record<
  Exclude<DebtAge, 'over90'>,
  number
>;

/** Which debtors are shown: all, or those who owe something for more than so many days. */
export const DEBTORS_OVER = ['any', '30', '60', '90'] as const;
export type DebtorsOver = (typeof DEBTORS_OVER)[number];

/** Sums to choose from where those alone are shown who owe so much or more; kobo. */
export const DEBTORS_LEAST_KOBO = [500_000, 2_000_000, 5_000_000, 10_000_000] as const;

/** Naira that are owed on a meter, from the least to the most; without one of them there is no such end. */
export interface OwedSpan {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** Kobo that either end of what is owed may be: from the smallest sum to more than any house owes. */
export const OWED_END_KOBO = { least: 1, most: 100_000_000_000 } as const;

/** What of their debt is looked at: all of it, or one due. */
export const DEBTS = ['all', 'service-charge', 'dev-levy', 'fine'] as const;
export type Debt = (typeof DEBTS)[number];

/** Characters of a search for a debtor, at most. */
export const DEBTOR_SEARCH_MOST = 60;
