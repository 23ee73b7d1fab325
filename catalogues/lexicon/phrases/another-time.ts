/** What is wanted at another time than now, or again and again: nothing is bought so, and that is said. */
export const ANOTHER_TIME_PHRASES = {
  dayName:
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays',
  ofDay: 'morning|afternoon|evening|night',
  some: 'a|an|one|two|three|four|five|six|some|few|couple|1|2|3|4|5|6',
  comes: 'enter|enters|come|comes|drop|drops|land|lands',
  money: 'salary|pay|wages|alert|money|allowance',
  /** 'Next month' is a month that is paid for as well, and 'tonight' may be why it is wanted now. */
  later: `tomorrow|tomoro|tomorow|tommorow|tommorrow|tmrw|tmr|2moro <ofDay>?, day after tomorrow, next|nxt tomorrow|week|weekend, on|by|come|coming|next|this <dayName> <ofDay>?,
    later today|tonight|on, in|after <some> hour|hours|hrs|day|days|week|weeks, some other time|day, when|once|after my|the? <money> <comes>, as soon as my|the? <money> <comes>, when|once|after i get paid|home, at|by? month end, at the end of the month`,
  again: `every|each|evry <dayName>, every|each|evry <some>? day|days|week|weeks|month|months|morning|night|year|fortnight, everyday, on a weekly|monthly|daily basis,
    automatically, automatic, auto <orders>, auto renew|renewal|topup|vend, autorenew, by itself|yourself, recurring, standing order`,
  polite:
    'abeg|please|pls|plz|biko|kindly|oya|can|could|will|would|you|u|una|help|me|us|make|let|lets|also|just|ok|okay|good|morning|afternoon|evening|hello|hi, i|we want|wan|would|need|wish|like|go, to, fit, like, should',
  orders: 'buy|load|recharge|vend|renew|sub|subscribe|resubscribe|topup, top up',
  /** All that a sentence wants is at another time: nobody who tells of a habit begins so. */
  wants: '<polite>... <orders>, <polite>... remind|alert me|us, <polite>... set a? reminder',
} as const;
