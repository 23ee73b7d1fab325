/** What is chained by hashes. */
export const CHAIN_NAMES = ['audit', 'ledger'] as const;

/** The name of a chain. */
export type ChainName = (typeof CHAIN_NAMES)[number];
