/** How a day is said that is asked for. */
export const DAY_PHRASES = {
  tomorrow: 'tomorrow|tmrw|tmr|tmorrow|tomoro|tommorow|tommorrow|tomorow|gobe|echi',
  /** 'Next tomorrow' is the day after it. */
  dayAfter: 'day after tomorrow|tmrw, next|nxt tomorrow|tmrw, jibi',
  dayBefore: 'day before yesterday, last tomorrow',
  /** Before a month. */
  end: 'end|ending of?, last day of',
  beginning: 'beginning|start of?, first day of',
  monthEnd: 'end of the|this month, end of month, month end, monthend, end month',
  nextMonthEnd: 'end of next|nxt|coming month',
  days: 'day|days',
  weeks: 'week|weeks|wk|wks',
  ago: 'ago|back',
  /** Before a weekday: the one to come, and the one that has been. */
  next: 'next|nxt|coming|this|following',
  last: 'last|past|this',
  /** What may stand around a day and makes no other of it. */
  around: `on|by|until|till|til|for|from|since|the|of|in|at|time|now|please|pls|plz|abeg|biko|jare|o|oo|sha|sir|ma|na|it|is|was|be|will|let|make,
    say|he|she|they|we|i|left|moved|paid|came|out|ok|okay|yes|hmm|just|only`,
} as const;
