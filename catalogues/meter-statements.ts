/**
 * What a line of a meter's statement is: `upload` is what an estate was paid before the portal, by its file; `cash` what it took itself,
 * and what takes that back; a `move` moves no money, nor does `standing`, which says how the house stands from
 * then on, nor a `reminder`.
 */
export const STATEMENT_KINDS = [
  'charge',
  'payment',
  'upload',
  'cash',
  'correction',
  'move',
  'standing',
  'reminder',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** What a meter can owe, as its statement names it. */
export const STATEMENT_DUES = ['service-charge', 'dev-levy', 'fine'] as const;
export type StatementDue = (typeof STATEMENT_DUES)[number];

/** Days that one statement is of, at most. */
export const MOST_STATEMENT_DAYS = 1_100;
