/** The header in which a call brings the solution of the puzzle that it was asked for. */
export const PROOF_HEADER = 'x-proof';
