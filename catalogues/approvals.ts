/** What a second person has to agree to where it is above a limit. */
export const APPROVAL_KINDS = ['balance', 'balance-limit', 'refund'] as const;

/** One kind of that. */
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** How a request ended; `outdated`: what it was about had changed when somebody approved it. */
export const APPROVAL_ENDS = ['approved', 'refused', 'taken-back', 'outdated', 'expired'] as const;

/** Where a request stands. */
export type ApprovalState = 'waiting' | (typeof APPROVAL_ENDS)[number];

/** Which requests a list holds: those that wait, or those that are over. */
export const APPROVAL_LISTS = ['waiting', 'over'] as const;

/** One of the lists of requests. */
export type ApprovalList = (typeof APPROVAL_LISTS)[number];

/** What becomes of one that waits: the first two are somebody else's to say, the last is the asker's. */
export const APPROVAL_DEEDS = ['approve', 'refuse', 'take-back'] as const;

/** One of these. */
export type ApprovalDeed = (typeof APPROVAL_DEEDS)[number];

/** How long a request waits, and how long an agreed refund may be paid, days. */
export const APPROVAL_DAYS = 7;

/** Within so long the changes of a balance by one person count together, hours. */
export const COUNTED_HOURS = 24;

/** Characters of why something is asked for, or refused. */
export const APPROVAL_REASON = { least: 2, most: 200 } as const;

/** What an estate may set as its limit for balances, naira; 0: every change of a balance. */
export const BALANCE_LIMIT = { least: 0, most: 100_000_000 } as const;
