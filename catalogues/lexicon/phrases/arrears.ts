/** What an administrator says of when arrears stop power, and of a house that may buy for a while all the same. */
export const ARREARS_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|me|make|we|i|you|can|could|want|wan|need|to|help|show|see|tell',

  /* whom it touches */
  asksWho: `<lead>... who|whom|which would|will|go|is|are|dey|gets|get be? <stopped> <behind>...,
    <lead>... who|whom|which <houses> would|will|go|is|are|dey|gets|get be? <stopped> <behind>...,
    <lead>... the|our? <stopped> <houses> <behind>..., <lead>... arrears policy|rule, <lead>... our|the arrears policy|rule <behind>...,
    <lead>... when do? arrears stop power <behind>...`,
  stopped: 'blocked|stopped|disconnected, cut off, not buy, no fit buy',
  houses: 'house|houses|meter|meters|people|residents|flat|flats|apartments|homes',
  behind: 'please|pls|abeg|today|now|from|buying|power|light|by|our|the|arrears|rule|policy|of|estate|for|in|this|dem',

  /* another rule */
  changes: `<lead>... change|set|edit|update|adjust our|the|my|estates? arrears policy|rule|rules <behind>...,
    <lead>... change|set|edit|update|adjust when arrears stop power <behind>...`,

  /* 'take 20 percent of each top-up for the debt' */
  takes: 'take|keep|use|put|set|deduct|comot',
  percent: 'percent|percentage, per cent',
  ofTopups: 'of|from|for each|every|all|any|the? <topup>',
  topup: 'topup|topups|recharge|recharges|token|tokens|purchase|purchases, top up|ups, power purchase|purchases',
  forDebt:
    'for|to|towards|toward|into|and|put|the|their|what|they|house|houses|is|dey|dem|wetin|please|pls|abeg|down|pay|paying|debt|debts|arrears|owes|owe|owed|owing',
  debt: 'debt|debts|arrears|owes|owe|owed|owing',

  /* an exception */
  excepts: '<lead>... except a house',
  /* its end, and which there are */
  endsIt:
    'end|stop|cancel|remove|revoke|withdraw|lift|terminate|close|delete|drop|undo|comot|finish|reverse, take back|away|off, call off, put an end to, bring to an end',
  exception: 'exception|exceptions|exemption|exemptions|grace|excepted|exempted',
  noLonger: `not|never be? excepted|exempt|exempted, no longer|more excepted|exempt|exempted|exception|exemption|grace, not excepted|exempt|exempted anymore|again,
    exception|exemption|grace should|must|can|may|has|have|is|to|now... end|ends|ended|over|cancelled|stop|stopped|finish|finished`,
  /** That is the rule, and no house. */
  ofRule: 'day|days|period|rule|rules|policy|until|till',
  seesExceptions: `<lead>... list? all? the|our|any|current|of... exceptions|exemptions <behind>..., <lead>... who|which <houses>? has|have|get|gets|dey... an|any|the? exception|exemption|grace|exceptions <behind>...,
    <lead>... is|are|was ... excepted|exempt|exempted <behind>..., <lead>... until|till|how when|long is|are|was|dey ... excepted|exempt|exempted <behind>...,
    <lead>... who|which <houses>? is|are|dey... excepted|exempt|exempted <behind>..., <lead>... list? the|all|our? excepted|exempted <houses> <behind>...`,
  grants: 'give|grant|allow|except|exempt|excuse|spare',
  grace: 'grace|exception|exemption|exempt|except, more time',
  /** Before a time that is granted, and beside one that was. */
  lasts: 'for|of|until|till|til|more|another|by|next|in',
  owes: 'owe|owes|owed|owing|old|been|was|were|has|have|travelled|travel|sick|debt',
  because: 'because|cos|cus|since|as|reason, for the reason',
  ofWhat: 'of|is',
  as: 'as',
  other: 'who|what|why|how|when|which|did|do|does|not|dont|never|stop|end|cancel|was|were|me|my|mine',
} as const;
