/** By which words a house of an estate is called. */
export const HOUSE_PHRASES = {
  house: 'house|hse|flat|block|blk|plot|unit|villa|apartment|apt|duplex',
  /** Of these, what has many homes. */
  block: 'block|blk',
  /** Behind a word for a house: no house is called so. */
  noCode: 'of|for|in|at|from|on|by|to|the|is|was|who|that|until|till|because',
} as const;
