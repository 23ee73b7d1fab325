/** Whoever was reminded is left alone for so many days. */
export const REMINDED_APART_DAYS = 3;

/** Reminders are mailed from this hour of the day in Lagos on, and before that one. */
export const REMINDING_HOURS = { from: 8, before: 19 } as const;

/** Why somebody on a meter that owes is not reminded. */
export const NOT_REMINDED = ['no-account', 'unconfirmed', 'chose', 'lately'] as const;
export type NotReminded = (typeof NOT_REMINDED)[number];

/** How a run of reminders stands. */
export const REMINDER_STATES = ['running', 'stopped', 'done'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

/**
 * How somebody of a run stands. `waiting`: not written to yet; `queued`: the mail is on its way; `failed`: it could not be delivered;
 * `spared`: the run is over and had no reason to write any more, as they have paid, moved out or want no reminders.
 */
export const REMINDED_STATES = ['waiting', 'queued', 'mailed', 'failed', 'spared'] as const;
export type RemindedState = (typeof REMINDED_STATES)[number];

/** Names that the preview of a run says. */
export const NAMES_SHOWN = 3;

/**
 * Days before and after the one to be paid by on which an estate may remind by itself, and how many of them. Two of them are as far apart
 * as two reminders are (`REMINDED_APART_DAYS`).
 */
export const REMINDING_DAYS = { before: 30, after: 60, most: 8 } as const;

/** Charges that the chat tells of at a time, of those that somebody was reminded of. */
export const DUES_TOLD = 3;

/** An occasion to remind stands for so many days after its own. */
export const OCCASION_STANDS_DAYS = 3;

/** Whether chosen days, below 0 before the one to be paid by, are as far apart as two reminders have to be. */
export const areFarApart = (days: readonly number[]): boolean => {
  const sorted = [...days].sort((one, other) => one - other);
  return sorted.every((day, at) => at === 0 || day - (sorted[at - 1] ?? 0) >= REMINDED_APART_DAYS);
};
