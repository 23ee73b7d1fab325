/** What an administrator says when the estate itself was paid in cash. */
export const CASH_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|we|i|you|can|could|want|wan|need|to|help|me|don|have|has|had|just|that|this|hello|hi|good|morning|afternoon|evening|sir|ma',
  cash: 'cash, by hand, physical money',
  /** It is to be written down: behind it stands how much, or that it was cash. */
  records: 'write|note|record|enter|log|register|capture down? that?',
  small: 'a|an|the|this|some|payment|payments|of|in|new|naira|another|one',
  /** It was taken. */
  takes: 'received|collected|got|took|receive|collect|collecting|receiving',
  /** It went from hand to hand, so that it was cash: 'gave me 20000'. */
  handed:
    'gave|handed|brought|dropped me|us, gave|handed|brought|dropped the? treasurer|secretary|chairman|office, don give|bring|drop me|us, gave|brought|dropped with me|us',
  /** Nothing but cash was handed over where something else is named. */
  byOther: 'transfer|transferred|pos|ussd|cheque|check|bank, by|with|via card',
  /** Somebody paid it: 'has paid', 'don pay', 'gave us'. */
  pays: 'paid|gave|brought|dropped|settled|handed|remitted|cleared, don pay|give|bring|drop|settle|clear',
  /** '5000 cash was paid' says nobody who paid. */
  passive: 'was|were|been|being|is|get paid|given|settled',
  by: 'by',
  from: 'from|by|for|of',
  /** Whoever it went to, where that is the estate. */
  ours: 'us|me|estate|office|treasurer|secretary|chairman|chairlady|chairwoman|committee|management|admin|administrator|facility|association|exco|finsec',
  to: 'to',
  for: 'for',
  article: 'the|our|my|your|a|an',
  /** Who pays for the estate, or is paid by it, is no resident who is named; nor is what it was paid with. */
  nobody: `hand|cash|usd|pos|gbp|eur|naira|money|treasurer|secretary|chairman|chairlady|chairwoman|committee|management|admin|administrator|exco|finsec|association|estate|office,
    gateman|guard|guards|gardener|plumber|electrician|cleaner|cleaners|carpenter|painter|mechanic|vendor|contractor|supplier|worker|workers|staff|engineer|technician|bricklayer|fumigator|police|security|diesel`,
  /** What is done stands in nobody's name. */
  deeds:
    'paid|gave|give|brought|bring|dropped|drop|settled|settle|handed|remitted|cleared|clear|pay|pays|note|record|write|enter|log|register|capture|collected|collect|received|receive|got|took',
  /** Who paid for a house, without a name. */
  roles:
    'landlord|landlady|tenant|wife|husband|son|daughter|driver|maid|caretaker|agent|brother|sister|mother|father|madam|occupant|resident|owner',
  /** A day that has no date. */
  today: 'this morning|afternoon|evening, tonight, just now, earlier today',
  yesterday: 'last night, yesterday night|evening|morning|afternoon',
  asks: 'did|do|does|is|are|was|were|has|have|had|any|will|should|may',
  /** Those that are written down. */
  lists: `<lead>... show|see|list|view|open|check|the|my|our|all? me? all? the? cash payments|payment|received|collected|receipts|book|records|record|list, <lead>... show|see|list|view|open me? all? the? cash,
    <lead>... how much cash did|have|was|were|we|came, <lead>... who paid cash, <lead>... who paid in|by|with cash`,
  /** What a receipt is of that is none for cash. */
  notInCash:
    'not|no|neva|never|nor|without|instead be|of|pay|paid? in|by|with|the? cash, card|transfer|pos|bank|power|light|token|airtime|data|units',
  /** Words that may ask for a receipt of one's own, and say nothing of which it is. */
  ofReceipt: `receipt|receipts|reciept|recipt|cash|hand|by|in|with|money|physical|payment|payments|paid|pay|pays|paying|made|make|the|a|an|my|our|mine|i|we|me|us|it|that|wey|which|this|one|for|of|on|to|and|at|estate,
    give|send|show|get|want|wan|need|have|had|has|don|can|could|you|u|would|like|let|see|find|fetch|download|print|open|view|copy|pdf|file|again|lost|where|is|dey|abeg|please|pls|plz|kindly|biko|oya|ok|okay|so|now|just|hi|hello|good|morning|afternoon|evening|sir|ma|o|oh,
    last|latest|newest|recent|most|ago|day|days|yesterday|today|no|number|naira|email|mail|e`,
  /** Between cash and its number. */
  numbered: 'receipt|no|number|payment',
  /** What stands there is not as it was paid. */
  wrong: 'wrong|incorrect|mistake|mistaken|error, not|no correct|right',
  /** One that was written down is to be none. */
  takesBack: '<lead>... take|reverse|undo|cancel|remove|delete|void|correct',
  left: 'left|remain|remaining|remains|balance|hand',
  denies:
    'not|never|neva|nor|dont|doesnt|didnt|hasnt|hasn|havent|haven|hadnt|wasnt|werent|isnt|aint|cannot|cant|wont|without|yet|nobody|nothing|refuse|refused|refuses|no pay|paid|gave|cash|give|dey|gree|longer|more|gone',
  doubts:
    'maybe|perhaps|might|may|almost|nearly|unless|doubt|think|guess|suppose|supposed|probably|fake|claim|claims|claimed|said|says|say|told|tell|tells|heard|hear|promise|promised|promises|if|whether|want|wants|would|could|should|shall|will|going|plans|planning|tomorrow|next|hope',
  /** A question, or money that went another way. */
  other: `why|who|whose|what|how|when|which|where, refund|refunded|back|cashback|change, spent|spend|spends|spending|expense|expenses|petty, buy|bought|token|tokens|units|airtime|data,
    transfer|transferred|card|pos|bank|banked|deposited|gtbank|access|opay, delete|remove|undo|cancel|reverse|wrong|mistake|ignore, policy|accept|accepts|accepted|allowed|announce|announcement,
    everybody|everyone|all|both|each|others, list|show|see|view|export|report, half|part, some of, we|i|they|estate|committee|management paid|gave|settled|remitted, less|more than, salary|salaries|wages`,
  otherMoney: 'usd|dollar|dollars|pound|pounds|gbp|euro|euros|eur|cedi|cedis|ghs|cfa|yen|yuan|rand|btc|bitcoin|usdt',
} as const;
