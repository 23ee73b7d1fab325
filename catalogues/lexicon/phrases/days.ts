/** How a day is said that is asked for and stands in no calendar. */
export const DAY_PHRASES = {
  tomorrow: 'tomorrow|tmrw|tmr|tomoro|tommorow|tommorrow|tomorow|gobe|echi',
  /** 'Next tomorrow' is the day after it. */
  dayAfter: 'day after tomorrow, day after tmrw, next|nxt tomorrow|tmrw, jibi',
  ends: 'end|close|last|ending, last day of?, end of the?',
  /** The end of the month that it is. */
  monthEnd: 'month end, end of|the|this... month, end month, monthend',
  nextMonth: 'next|nxt month, coming month',
  days: 'day|days',
  weeks: 'week|weeks|wk|wks',
  ago: 'ago|back|earlier',
} as const;
