/** How a second factor is given besides by a recovery code: a code of an authenticator app, or a passkey. */
export const FACTOR_WAYS = ['app', 'passkey'] as const;

/** One of these. */
export type FactorWay = (typeof FACTOR_WAYS)[number];
