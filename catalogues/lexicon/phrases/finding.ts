/** What an administrator says who looks for one payment among all. */
export const FINDING_PHRASES = {
  lead: 'please|pls|abeg|kindly|i|want|need|to|can|you|help|me',
  /* nothing is named yet */
  aPayment:
    '<lead>... find|search|trace|locate a|one|the|any? payment|transaction, <lead>... look|search for a|one|any payment|transaction',

  /* words that say nothing of it */
  beside: `please|pls|plz|abeg|biko|kindly|oya|ok|okay|so|now|hi|hello|sir|ma|can|could|you|i|we|me|us|my|help|let|make|want|wan|need|to|a|an|the|this|that|any|all|one|with|for|of|by|from|on|in|at|and|is|was|it|its|no|number|id|dey|did|has|have|somebody|someone|who|which|whose|person|people|resident|residents|naira|exactly|amount|day|dated|made|came|come|through|where|went|like|called|having|used|there|refno,
    <finds>, <payment>, <paid>, <called>`,
  finds: 'find|search|locate|trace|track|lookup|check|show|see|get|fetch|pull|bring|identify, look up|for',
  payment: 'payment|payments|transaction|transactions|trans|purchase|purchases|order|orders|topup|topups|txn',
  paid: 'paid|bought|sent|transferred|vended|pays|pay',
  called: 'reference|ref|token|phone|rrn|session',
  /** Right before digits: these are no amount. */
  calledSo: `reference|ref|rrn|refno no|number|num|id? is|na|be?, <payment> reference|ref no|number|num|id? is|na|be?,
    <payment> id|no|number is|na|be?, session id|no|number is|na|be?`,
  who: 'who, which resident|residents|person|people|somebody|house|flat',
  other:
    'resend|retry|refund|receipt|why|how|when|not|never|dont|didnt|stop|cancel|owe|owes|owing|again|buy|load|loaded|used|remind|charge|fine|total|many|much|last|between|since|history|statement',
} as const;
