/** By which words a house of an estate is called. */
export const HOUSE_PHRASES = {
  house: 'house|hse|flat|block|blk|plot|unit|villa|apartment|apt|duplex',
  /** Behind 'one' to 'ten': the number goes on. */
  counted:
    'hundred|thousand|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty',
  /** Behind a word for a house: no house is called so. */
  noCode: 'of|for|in|at|from|on|by|to|the|is|was|who|that|until|till|because',
} as const;
