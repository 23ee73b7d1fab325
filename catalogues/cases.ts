/** What somebody may have to look at, in the order of `settlement/cases.ts`. */
export const CASE_KINDS = [
  'order',
  'step',
  'refund',
  'unheard',
  'paid-twice',
  'chargeback',
  'arrival',
  'difference',
] as const;

/** One kind of case. */
export type CaseKind = (typeof CASE_KINDS)[number];

/** Which cases a list holds: those that are open, one's own of them, and those that were closed. */
export const CASE_LISTS = ['open', 'mine', 'closed'] as const;

/** One of the lists of cases. */
export type CaseList = (typeof CASE_LISTS)[number];

/** What becomes of a case's owner: nobody's is taken, another's is taken over, one's own is given back. */
export const CASE_DEEDS = ['take', 'take-over', 'give-back'] as const;

/** One of these. */
export type CaseDeed = (typeof CASE_DEEDS)[number];

/** Longest reason for closing one by hand, characters. */
export const CASE_REASON_MOST = 300;
