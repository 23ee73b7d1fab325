/** Which lines of the audit log a list holds: what was changed, what of other people was read or taken out, and who signed in or tried to. */
export const AUDIT_LISTS = ['changes', 'reads', 'sign-ins'] as const;

/** One of the lists of the audit log. */
export type AuditList = (typeof AUDIT_LISTS)[number];

/** Deeds that only read: what of other people was opened, looked for or taken out as a file. */
export const READING_DEEDS = [
  'data-read',
  'file-exported',
  'debtors-exported',
  'books-exported',
  'energy-exported',
  'payments-sought',
  'refund-account-read',
] as const;

/** Deeds at a door. */
export const SIGN_IN_DEEDS = ['signed-in', 'sign-in-failed', 'new-device'] as const;

/** What of somebody was read. */
export const READ_THINGS = [
  'statement',
  'balances',
  'household',
  'details',
  'payments',
  'payment',
  'ticket',
  'residents',
] as const;

/** One of these. */
export type ReadThing = (typeof READ_THINGS)[number];

/** What was taken out as a file, where the deed does not say it already. */
export const EXPORTED_THINGS = ['statement', 'payments', 'topups', 'reconciliation', 'payouts'] as const;

/** One of these. */
export type ExportedThing = (typeof EXPORTED_THINGS)[number];

/** By what somebody was let in. */
export const SIGN_IN_WAYS = ['password', 'code', 'passkey'] as const;

/** One of these. */
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** Why somebody was not let in. */
export const SIGN_IN_FAILURES = [
  'no-account',
  'wrong-password',
  'disabled',
  'locked',
  'wrong-door',
  'wrong-code',
  'wrong-passkey',
  'changed-meanwhile',
] as const;

/** One of these. */
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];
