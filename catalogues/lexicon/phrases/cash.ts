/** What an administrator says when the estate itself was paid in cash. */
export const CASH_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|we|i|you|can|could|want|wan|need|to|help|me|don|have|has|had|just|that',
  cash: 'cash, by hand, physical money, raw cash',
  /** It is to be written down. */
  records: '<lead>... write|note|record|enter|log|post|register|capture|put|add|save',
  /** It was taken. */
  takes: '<lead>... received|collected|got|took|receive|collect|collecting|receiving',
  /** 'Cash 5000 from House 3'. */
  names: '<lead>... cash payment|received|collected|paid?',
  from: 'from|by|for|of',
  asks: '<lead>... did|do|does|is|are|was|were|has|have|any',
  /** Those that are written down. */
  lists:
    '<lead>... show|see|list|view|open|check|the|my|our|all? cash payments|payment|received|collected|receipts|book|records|record|list, <lead>... show|see|list|view|open|check me? all? the? cash, <lead>... how much cash, <lead>... who paid cash, <lead>... who paid in|by|with cash',
  /** Somebody paid it: 'has paid', 'don pay', 'gave us'. */
  pays: 'paid|gave|brought|dropped|settled|handed|remitted|deposited|cleared, don pay|give|bring|drop|settle|clear|drops|pays',
  /** Whoever it went to, where that is the estate. */
  ours: 'us|me|estate|office|treasurer|secretary|chairman|chairlady|committee|management|admin|facility|association|exco|finsec',
  to: 'to',
  article: 'the|our|my|your',
  /** Who paid it, where a house is named besides. */
  by: 'by|from',
  /** A question, a refusal, a wish, or money that went another way. */
  other: `why|who|whose|what|how|when|which|where|if|whether|not|dont|didnt|never|nobody|cannot|cant|will|would|should|shall|tomorrow|next,
    refund|refunded|back|cashback|spent|spend|spending|expense|buy|bought|token|tokens|units|airtime|data|transfer|transferred|card|pos|bank|delete|remove|undo|cancel|reverse|wrong|
    policy|accept|accepts|allowed|everybody|everyone|all|list|show|see|view|export|report|total|half|remaining|balance|some, we|i paid|gave|settled, less|more than|owed`,
} as const;
