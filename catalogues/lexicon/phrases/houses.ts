/** By which words a house of an estate is called. */
export const HOUSE_PHRASES = {
  house: 'house|hse|flat|block|blk|plot|unit|villa|apartment|apt|duplex',
  /** Behind a word for a house: no house is called so. */
  noCode: 'of|for|in|at|from|on|by|to|the|is|was|who|that|until|till|because',
} as const;
