/** For so many days an invitation to a household is shown as open. */
export const HOUSEHOLD_INVITATION_DAYS = 14;

/** Invitations that are open for one meter at once. */
export const MOST_HOUSEHOLD_INVITATIONS = 10;

/** How somebody of a household stands. */
export const HOUSEHOLD_STATES = ['lives-there', 'waits', 'invited'] as const;

export type HouseholdState = (typeof HOUSEHOLD_STATES)[number];
