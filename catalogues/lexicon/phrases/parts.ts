/** Words for all of what is owed to an estate, and for a part of it. */
export const PART_PHRASES = {
  due: 'service|svc charge, service, svc, fine, fines, debt, debts, arrears, outstanding, balance, levy',
  of: 'of|for|from|outta, out of',
  mine: 'my|the|our|this|that|dis|una',
  /** All of a due, in a sentence that pays. */
  all: `all|full|whole|complete|entire|everything <of>? <mine>? <due>, <mine> full|whole|complete|entire|total <due>, <due> in full, <due> fully,
    clear <mine> <due>`,
  /** Beside these all of it is all of a time. */
  ofTime: 'month, months, monthly, year, quarter, week',
  /** Before a number of months: a part of them is no such number of months. */
  partOf:
    'half|part|portion|fraction|percent|percentage <of>? <mine>?, half|part payment <of> <mine>?, some|bit|little|small <of> <mine>?',
  some: `part|half|portion|fraction|some|small|little|bit|percent|percentage <of>, half|part <mine>, part|partial payment, small small, bit by bit,
    instalment, instalments, installment, installments, not all`,
  lead: 'i|we|make|let|me|us|pay|clear|settle|just|only|want|wan|to|the|a|an|abeg|please|pls|yes|no|ok|okay|sorry|but|rather|na|do|it|am|that|oya',
  tail: 'please|pls|abeg|now|instead|o|oo|sir|ma|first|only|for now',
  pays: 'pay|clear|settle|offset',
  /** All that an estate is owed, of which a service charge is one. */
  allDues:
    'all|every|entire|whole|complete <of>? <mine>? <dues>, <mine> full|entire|complete <dues>, <dues> in full, everything <of>? <mine>? <dues>',
  /** The same, and nothing else: an answer to what is to be paid. */
  allDuesAlone: '<lead>... <allDues> <tail>...',
  dues: 'dues, estate dues|bills|charges|fees|payments|debts|money',
  joins: 'and|plus|with|both|also|n|together|alongside',
  /** Beside these no several dues are to be paid at once. */
  notSeveral:
    'if|when|why|how|before|after|instead|or|except|without|than|don|done|did|already|who|what|not|only, have|has|had pay|clear|settle',
  /** All that a sentence says where a sum is asked for, or read back. */
  allAlone: '<lead>... all|everything|full|whole|complete|entire|total <ofIt>... <tail>...',
  ofIt: 'of|it|am|them|amount|sum|money|payment|debt|thing|that|i|we|owe|dey|owed|is',
  someAlone: `<lead>... half|part|portion|some|small|little|bit <ofIt>... <tail>..., <lead>... part|half payment <tail>..., <lead>... small small <tail>...,
    <lead>... not all <tail>...`,
  /** A sum that somebody does not have, or finds too much. */
  cannot: `cannot|cant|couldnt|wont|dont|didnt|never|not|no|nor|unable pay|afford|get|have|fit|reach|able, can|could|will|do not, too much|many|high|big,
    is|na|e|be wrong|much, no be`,
  beforeYear: 'of|in|for|till|until|through|year',
} as const;
