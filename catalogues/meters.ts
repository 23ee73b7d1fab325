/** Which of an estate's meters are listed: those that nobody has an account on. Left out: all of them. */
export const METERS_LISTED = ['without-residents'] as const;

/** What can hang on a meter, in the order in which it is said. None of it may be there where one is deleted. */
export const HANGING = ['accounts', 'lived', 'orders', 'tokens', 'charges', 'ledger', 'levies', 'exceptions'] as const;

/** One of the things that can hang on a meter. */
export type Hanging = (typeof HANGING)[number];

/** What is typed to find a meter, at most. */
export const METER_TERM_MOST = 100;
