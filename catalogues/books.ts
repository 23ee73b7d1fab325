/** What an estate spends on, before it names anything of its own (issue: collected and spent by head). */
export const SPENDING_HEADS = ['security', 'diesel', 'cleaning', 'repairs', 'salaries', 'other'] as const;
export type SpendingHead = (typeof SPENDING_HEADS)[number];

/** What an estate can publish to its residents. */
export const PUBLISHED = ['books', 'energy'] as const;
export type Published = (typeof PUBLISHED)[number];

export const BOOKS_LIMITS = {
  /** Kobo of one spending. */
  amount: { least: 100, most: 1_000_000_000_000 },
  /** Characters of a head that an estate names itself, of whom it paid, and of what it was for. */
  head: { least: 2, most: 40 },
  payee: { least: 2, most: 80 },
  note: 300,
  reason: { least: 2, most: 200 },
  /** Heads of its own that an estate can have. */
  ownHeads: 30,
  /** Nothing is written down that was spent longer ago, days. */
  daysBack: 1_100,
  /** Months that are read at once. */
  months: 36,
} as const;

/** What residents are shown of a due in a month is of so many houses at least: of fewer it would be somebody's own payment. */
export const PUBLISHED_HOUSES = 3;
