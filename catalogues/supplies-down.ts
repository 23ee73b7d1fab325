/** How it is known that something is down: a vendor's own list, its answer to a question or to a sale, or an administrator. */
export const OUTAGE_SOURCES = ['list', 'check', 'sale', 'hand'] as const;

/** One of these. */
export type OutageSource = (typeof OUTAGE_SOURCES)[number];

/** For how many hours at most an administrator may say beforehand that something is down: 30 days. */
export const OUTAGE_HOURS_MOST = 720;
