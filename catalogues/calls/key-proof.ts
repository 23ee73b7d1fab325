/**
 * The headers by which a browser shows that it holds the key to which its session is bound (RFC 9449): its proof of one call, and what a proof has to
 * repeat where the browser's clock says another time than ours.
 */
export const KEY_PROOF = { header: 'dpop', nonce: 'dpop-nonce' } as const;

/** Refusals that say of a call that what it showed of a key does not do, and of its session that it goes on. */
export const KEY_REFUSALS = ['key-proof-late', 'key-proof-false', 'session-bound'] as const;
