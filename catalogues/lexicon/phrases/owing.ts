import { BOUND_PHRASES } from './bounds.ts';

/** What is said of how long something is owed by those who are meant, and how much. */
export const OWING_PHRASES = {
  ...BOUND_PHRASES,
  days30: '30|thirty day|days, a|one|1 month',
  days60: '60|sixty day|days, two|2 month|months',
  days90: '90|ninety day|days, three|3 month|months',
  /** The same without a word for days, where it is a least. */
  bare30: '30|thirty',
  bare60: '60|sixty',
  bare90: '90|ninety',
  ages: 'day|days|week|weeks|month|months|year|years',
  /** Before the day since which something is owed. */
  since: 'since|from',
  sinceBeginning: '<since> the? start|beginning|begin of the?',
  sinceEnd: '<since> the? end of the?',
  /** A sum right behind it is owed at least. */
  owes: 'owe|owes|owed|owing|debt|debts|debtors|of',
  /** What is said behind it is of those who are not meant. */
  excepted: 'except|excluding|apart|besides|bar, other than, but those|these|the|people|them',
  /** Of a list of those who owe some alone are wanted, and nothing else is said: 'only those above 50k'. */
  narrowing: `only|just|but|the|those|these|them|dem|one|ones|people|that|wey|dey|owe|owes|owing|with|for|of|and|to|from|naira|please|pls|abeg|a,
    thirty|sixty|ninety, service|svc charge, dev|development? levy|levies, fine|fines, <ages>,
    <notMore>, <notLess>, <leastBefore>, <mostBefore>, <leastBehind>, <mostBehind>, <exactlyBefore>, <exactlyBehind>, <between>, <to>`,
  /** Those who owe nothing are asked for. */
  owesNothing:
    'not|dont|never|doesnt|no|isnt|arent|hasnt|havent dey|be|is? owe|owes|owed|owing, owe|owes|owing nothing, no debt|debts, debt free',
} as const;
