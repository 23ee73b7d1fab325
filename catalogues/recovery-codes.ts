/** Digits of a code that an authenticator app shows (RFC 6238). */
export const APP_CODE_DIGITS = 6;

/** How recovery codes of a second factor are made: two groups of so many signs. Without l, o, 0 and 1, which are read for each other: five bits a sign. */
export const RECOVERY_CODE = { signs: 'abcdefghijkmnpqrstuvwxyz23456789', group: 5 } as const;
