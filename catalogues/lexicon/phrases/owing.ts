/** What is said of how long something is owed by those who are meant, and how much. */
export const OWING_PHRASES = {
  days30: '30|thirty day|days, a|one|1 month',
  days60: '60|sixty day|days, two|2 month|months',
  days90: '90|ninety day|days, three|3 month|months',
  /** The same without a word for days. */
  bare30: '<beyond> 30|thirty',
  bare60: '<beyond> 60|sixty',
  bare90: '<beyond> 90|ninety',
  /** Before the least that is owed, and behind it. 'Up to 60,000' is how such a sum is reached. */
  beyond:
    'above|over|abv|ova|exceed|exceeds|exceeding|beyond|past|pass|passes|minimum|min|from|reach, more|greater|bigger than, at least, up to',
  andMore: 'and|or above|more|up|upward|upwards|over|beyond|plus, above|up|upward|upwards|plus|minimum',
  /** Before the most, and behind it. */
  orLess: 'or|and less|below|under|lower|downwards, max|maximum|minus, at most, and|but? not|no more',
  never: 'not|no|nor|dont|never|doesnt',
  atMost:
    '<never> _? _? up to, <never> _? _? more than, <never> _? _? reach|pass|above|over|exceed, nothing|max|maximum above|over|of, less|lower|fewer|smaller than, below|under|maximum|max, at most',
  notLess: '<never> _? less|lower|fewer|smaller than, <never> below|under',
  exactly: 'exactly|precisely',
  /** Between the least and the most, and before both. */
  to: 'up? to, upto|till|until|through',
  and: 'and',
  between: 'between|btw|btwn',
  /** Of a list of those who owe some alone are wanted, and nothing else is said: 'only those above 50k'. */
  narrowing: `only|just|but|the|those|these|them|dem|one|ones|people|houses|meters|who|that|wey|is|are|dey|owe|owes|owing|with|for|of|and|to|from|since|naira|please|pls|abeg,
    day|days|month|months|a, thirty|sixty|ninety, service|svc|charge|charges|dev|development|levy|levies|fine|fines, <beyond>, <andMore>, <orLess>, <atMost>, <notLess>, <exactly>, <between>, <to>`,
  /** Those who owe nothing are asked for. */
  owesNothing: '<never> owe|owes|owing, owe|owes|owing nothing, debt free',
} as const;
