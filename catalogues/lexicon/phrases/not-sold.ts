/** What people ask such portals for and this one does not sell, by what it is called in the answer. */
export const NOT_SOLD_PHRASES = {
  exams: 'waec, neco, jamb, nabteb, exam pin|pins, result checker',
  betting: 'bet9ja, sportybet, betking, nairabet, betway, 1xbet, betting, bet account|wallet',
  water: 'water bill|bills|rate',
  school: 'school|tuition fee|fees',
  streaming: 'netflix, showmax, spotify, prime video, apple music, youtube premium',
  travel: 'flight, flights, air|bus|train ticket|tickets, hotel',
  giftCards: 'gift|itunes|steam|amazon|playstation card|cards',
  loans: 'loan, loans, borrow me|money|airtime|data|light',
  insurance: 'insurance',
  fuel: 'petrol, cooking gas, gas cylinder',
};

/** A thing that is asked for and not sold here. */
export type NotSold = keyof typeof NOT_SOLD_PHRASES;

/** What makes a sentence ask for one of them, where it is not the whole of it. */
export const WANTING_PHRASES = {
  asks: `buy|pay|sell|recharge|fund|renew|subscribe|book|get|want|need|wan|load|paying|buying|selling|get, do you|una do|have|offer, you|una dey do|have,
    can|could|may|fit i|you|una, give|borrow me`,
  beside: 'please|pls|abeg|my|a|an|the|for|here|now|pin|pins|card|cards|form|forms|subscription|account|wallet',
};
