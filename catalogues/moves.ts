/**
 * What becomes of what a house owes when who lives there moves out: it stays with the house, or what is owed of their time is written off.
 */
export const DEBTS_LEFT = ['stays', 'written-off'] as const;
export type DebtLeft = (typeof DEBTS_LEFT)[number];

/** How long a reason to write off may be, in characters. */
export const WRITE_OFF_REASON = { least: 3, most: 200 } as const;

/** Most people who move out of a house at once. */
export const MOST_MOVING = 50;
