/** Whoever was reminded is left alone for so many days. */
export const REMINDED_APART_DAYS = 3;

/** Reminders are mailed from this hour of the day in Lagos on, and before that one. */
export const REMINDING_HOURS = { from: 8, before: 19 } as const;

/** Why somebody on a meter that owes is not reminded. */
export const NOT_REMINDED = ['no-account', 'unconfirmed', 'chose', 'lately'] as const;
export type NotReminded = (typeof NOT_REMINDED)[number];

/** Whether a run of reminders is still being mailed. */
export const REMINDER_STATES = ['running', 'done'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

/** Names that the preview of a run says. */
export const NAMES_SHOWN = 3;
