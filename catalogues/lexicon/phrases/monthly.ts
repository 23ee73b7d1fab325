/** What an administrator says beside the name of what is charged by the month. */
export const MONTHLY_PHRASES = {
  /** Behind a name. */
  fee: 'fee|fees|charge|charges|levy|levies|dues|price|rate',
  /** Before a name: 'the price of security'. */
  priceOf: 'price|cost|rate|fee|of|the|for|monthly',
  /** Before what is only beside the matter: a reason, or what is left out. */
  beside: 'because|cos|cause|without|not|no|except|bar|excluding',
  /** Between what is charged together. */
  joins: 'and|plus|with|also|the',
  /** What is read in the place of a name. */
  stands: 'monthly price',
} as const;
