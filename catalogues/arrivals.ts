/** What an estate does with money that comes to a resident's own account number. */
export const ARRIVAL_RULES = ['oldest-debt-first', 'power-only', 'ask-me'] as const;

/** A rule of an estate. */
export type ArrivalRule = (typeof ARRIVAL_RULES)[number];

/** Why money waits for somebody to decide. */
export type WaitingReason = 'unknown-number' | 'not-ours' | 'moved' | 'ask-me' | 'forgotten';

/** How money that came stands: it waits, it is a resident's credit, or it goes back. */
export const ARRIVAL_STATES = ['waiting', 'matched', 'returning', 'returned'] as const;

/** How it stands. */
export type ArrivalState = (typeof ARRIVAL_STATES)[number];
