/** What stands before and behind a sum, or a number of days, that is the least or the most of it. */
export const BOUND_PHRASES = {
  never: 'not|no|nor|dont|never|doesnt|isnt|arent|aint|hasnt|havent|nothing|nobody',
  /** Between a denial, or an end, and what it is of. */
  owing: 'owe|owes|owed|owing|dey|going|any|anything|be|is|a|gone|go|debt|debts|balance|of|for|no|up',
  than: 'than|dan|then',
  equal: 'or equal to',
  ends: '<owing>... <more>, <owing>... <less>, more|less, at least|most',
  more: '<over>, <reach>',
  /** The figure itself is none of it. */
  over: 'more|greater|higher|bigger|larger|longer|older <than>, above|over|abv|ova|beyond|past|pass|passes|passed|exceed|exceeds|exceeding',
  reach: 'reach|reaches, up to',
  less: 'less|lesser|lower|fewer|smaller|shorter|younger <than>, below|bellow|under|beneath|within',
  notMore: '<never> <owing>... <more> <equal>?',
  notReach: '<never> <owing>... <reach>',
  beyond: '<over>, <less>',
  notLess: '<never> <owing>... <less> <equal>?',
  leastBefore: 'at least, minimum|min <owing>..., from, <more> <equal>?',
  mostBefore: 'at most, maximum|max <owing>..., <less> <equal>?',
  leastBehind: 'and|or? above|more|up|upward|upwards|over|beyond|plus|higher, minimum|min',
  mostBehind:
    'and|or? below|bellow|under|lower|less|down|downward|downwards, max|maximum|tops, at most, and|but? not|no more',
  exactlyBefore: 'exactly|precisely',
  exactlyBehind: 'exactly|precisely|only',
  /** Between the least and the most, and before both. */
  to: 'up? to, upto|till|until|through',
  and: 'and',
  between: 'between|btw|btwn|betw',
} as const;
