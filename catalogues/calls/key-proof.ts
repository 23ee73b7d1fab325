/**
 * The headers by which a browser shows that it holds the key to which its session is bound (RFC 9449): its proof of one call, and what a proof has to
 * repeat where the browser's clock says another time than ours.
 */
export const KEY_PROOF = { header: 'dpop', nonce: 'dpop-nonce' } as const;
