/** What an administrator does with the sign-in of somebody else: end every session, lock it, or open it again. */
export const SIGN_IN_CHANGES = ['end-sessions', 'lock', 'unlock'] as const;

/** One of these. */
export type SignInChange = (typeof SIGN_IN_CHANGES)[number];
