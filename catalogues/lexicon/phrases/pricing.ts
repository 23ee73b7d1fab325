/** What an administrator says of the price of the estate's month. */
export const PRICING_PHRASES = {
  lead: `please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|me|make|we|i|you|can|could|should|would|want|wan|need|to|like|help|the|our,
    from|starting|by|in <when>...`,
  when: 'next|this|january|february|march|april|may|june|july|august|september|october|november|december|month|year|on|now|today|tomorrow',
  /** What a month costs, by its names. */
  fee: 'service|svc|svce|monthly charge|charges|chg|fee|fees|price|rate|due|dues, the month, price|cost of the|a month',
  /** The same, where a change of it is spoken of: nothing else of an estate has these. */
  fees: '<fee>, fees, dues, rates',
  ofAll:
    'for everybody|everyone|all|residents|us, of all|everybody|everyone, for all|every the? house|houses|flat|flats|resident|residents',
  /** 'Raise fees by 10 percent', 'reduce the service charge to 12000'. */
  raises: '<lead>... raise|increase|reduce|lower|bump the|our|all|this... <fees> <ofAll>... by|to|with',
  /** 'Change the monthly fee to 16,500', 'make service charge 20k for everybody'. */
  changes: `<lead>... change|set|put|make the|our... monthly fee|price|charge|rate <ofAll>... to|at|as?, <lead>... change|set|put|make the|our... <fee> <ofAll> to|at|as?,
    <lead>... change|set|put|make the|our... <fee> to|at|as? _ <ofAll>`,
  /** 'Service charge is now 18000', 'from January service charge go be 20k'. */
  becomes: `<lead>... <fee> <ofAll>... is|na|be|becomes now, <lead>... <fee> <ofAll>... na|is _ now, <lead>... <fee> <ofAll>... now is|na|be, <lead>... <fee> <ofAll>... becomes,
    <lead>... <fee> <ofAll>... will|shall|to|go be|become`,
  /** A part of the price, as it is said; the sign of it is a shape. */
  percent: 'percent|percentage, per cent',
  share: 'percent, percentage, per, cent, two, three, five, ten, fifteen, twenty, thirty, fifty',
  /** That it is to be changed, without how. */
  asksRule: '<lead>... change|set|see what the|a month costs',
  /** From when it holds. */
  since: 'from|starting|effective|beginning|daga',
  nextMonth: 'next month',
  by: 'by',
  /** That it is charged by itself, and what says that it is not. */
  itself: 'automatically|automatic|auto, by itself|itsef, on its own',
  byHand: 'by hand, manually',
  notSo: 'stop|off|disable|suspend|discontinue|cease|dont|not|never|no|end|cancel|pause',
  /** 'Never forget to' denies nothing. */
  stillSo: 'dont|not|never|no forget|fail|miss|delay, no wahala|delay|problem',
  splits: 'and|but|instead|then',
  /** A question about it, and no order. */
  asks: '<polite>... is|are|was|were|will|would|shall|does|did|has|have|when|why|who|how|what, <polite>... do|dont we|you|they|i, <polite>... should|must|can|could i|we|it|the',
  polite: 'please|pls|abeg|hello|hi|so|ok|okay|and|tell|me|know|if|whether',
  /** That the rule is to be another one: by itself or not, or on another day. */
  setsRule: `<lead>... stop|start|begin charging|billing|posting, <lead>... dont|never charge|bill, <lead>... do not charge|bill,
    <lead>... turn|switch on|off the|our? automatic|auto charging|billing|charge|charges|bill, <lead>... disable|enable|suspend|stop the|our? automatic|auto charging|billing|charge|charges|bill,
    <lead>... turn|switch the|our? automatic|auto charging|billing|charge|charges|bill on|off,
    <lead>... change|move|set|put|make the|our? charging|billing|charge day|date`,
  own: 'me|my|mine|card|wallet|account',
  /** On which day of the month. */
  ordinal: 'st|nd|rd|th',
  beforeDay: 'day',
  firstDay:
    'the first of the|every|each? month, first day of the|every|each? month, first of the|every|each month, every first, on the first',
  lastDay: 'last day of the|every|each? month, last day, month end, end of the|every|each? month',
  /** A day is one of each month. */
  ofEachMonth: `every|each|monthly|month-end, charging|billing day|date, charged|billed|bills on, charge|bill|post it|am|them|us|everybody on|every,
    automatically|automatic|auto, by itself|itsef, on its own, of the month`,
  article: 'the',
  other:
    'why|who|what|how|when|which|did|do|does|has|have|dont|not|never|they|them|pay|paid|owe|owes|convenience|transaction|landlord|landlords|tenant|tenants|empty|vacant|occupied|unoccupied|yearly|annually|only|once, per|a|every year',
} as const;
