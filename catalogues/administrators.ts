/** How long the link of an invitation works, days. */
export const INVITATION_DAYS = 7;

/** Where somebody stands who administers an estate or was asked to: the link of an `expired` invitation works no more. */
export const ADMINISTRATOR_STATES = ['active', 'invited', 'expired'] as const;

export type AdministratorState = (typeof ADMINISTRATOR_STATES)[number];
