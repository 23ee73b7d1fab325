/** What goes on from what was asked last, and says only what is changed of it: 'what about last month', 'and for my other meter'. */
export const FOLLOWING_PHRASES = {
  polite: 'ok|okay|oya|alright|so|now|please|pls|plz|abeg|biko|then|but|hmm|oh|ehn',
  /** Where a sentence begins so, it goes on from what was before it. */
  goesOn:
    '<polite>... and, <polite>... and? what|wat|wetin|how about, <polite>... and? what of, <polite>... as for, <polite>... and? same for|of|with',
  /** The same of what is less of it, or of another part; where nothing is open. */
  narrows:
    '<polite>... and? only|just, <polite>... try, <polite>... and? the ones|one of|for|in|from, <polite>... of|for|in|from|since|on',
  /** Behind what is changed. */
  closes: 'nko|too|also|alone|only|instead|please|pls|abeg|nau|na|now|then|o|sha|ones|one',
  /** The same said of it as a whole: 'levy nko'. */
  asks: 'nko|nkor, n ko',
  /** What may stand between what is changed. */
  between:
    'the|a|an|of|for|in|on|at|from|by|with|to|my|me|our|that|those|this|these|all|and|ones|one|only|just|alone|since|until|till|before|after',
  /** What stands right before something in a question, and is of it. */
  before: 'of|for|in|on|at|from|by|with|to|since|until|till|before|after',
  dwelling: 'house|hse|flat|block|blk|plot|unit|villa|apartment|apt|duplex|home',
} as const;
