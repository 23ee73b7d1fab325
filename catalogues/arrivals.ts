/** What an estate does with money that comes to a resident's own account number, by the name of the rule. */
export const ARRIVAL_RULES = {
  'oldest-debt-first': { label: 'Pay what they owe, the oldest first' },
  'power-only': { label: 'Keep it as credit for power' },
  'ask-me': { label: 'Ask me each time' },
} as const;

/** A rule of an estate. */
export type ArrivalRule = keyof typeof ARRIVAL_RULES;

/** Their names. */
export const ARRIVAL_RULE_NAMES = Object.keys(ARRIVAL_RULES) as [ArrivalRule, ...ArrivalRule[]];

/** Why money waits for somebody to decide. */
export const WAITING_REASONS = {
  'unknown-number': 'It came to a number that we did not give to anybody.',
  'not-ours': 'It was paid to another merchant, or not in naira.',
  moved: 'The resident has left the estate, or their account is closed.',
  'ask-me': 'The estate decides about each payment.',
} as const;

/** A reason by its name. */
export type WaitingReason = keyof typeof WAITING_REASONS;

/** How money that came stands: it waits, it is a resident's credit, or it goes back. */
export const ARRIVAL_STATES = ['waiting', 'matched', 'returning', 'returned'] as const;

/** How it stands. */
export type ArrivalState = (typeof ARRIVAL_STATES)[number];
