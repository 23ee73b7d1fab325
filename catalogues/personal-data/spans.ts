/** How long a session that is over is remembered, days: where a person has signed in before counts (DECISIONS 49). */
export const SESSION_DAYS = 90;

/** So many years at least the books of a company have to be kept. */
export const BOOK_YEARS = 6;

/** So long a deleted account can be taken back by signing in, days. */
export const GRACE_DAYS = 14;

/** How often in a day somebody may have a file of all that is kept of them made. */
export const EXPORTS_A_DAY = 3;

/** How long what a browser was asked to sign with a passkey is kept once its five minutes are over, days. */
export const CHALLENGE_DAYS = 1;

/** How long the token of a program is listed once its time is over, days: whoever wonders why the program came to a stop finds it. */
export const PROGRAM_DAYS_KEPT = 30;
