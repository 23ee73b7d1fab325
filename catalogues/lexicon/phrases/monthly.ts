/** What an administrator says beside the name of what is charged by the month. */
export const MONTHLY_PHRASES = {
  /** Behind a name. */
  fee: 'fee|fees|charge|charges|levy|levies|dues|price|rate',
  /** Before a name: 'the price of security'. */
  priceOf: 'price|cost|rate|fee|of|the|for|monthly',
  /** What is read in the place of a name. */
  stands: 'monthly price',
} as const;
