/** What an administrator says to charge the meters of an estate, and to see or take back what was charged. */
export const CHARGING_PHRASES = {
  lead: `please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|me|make|we|i|you|can|could|should|would|want|wan|need|to|like|help,
    for <month>`,
  orders: `charge|chrg|chg|bill|debit|levy|fine|surcharge, post|raise|impose the|a|an|another|one|new|monthly... <things>,
    put _? _? <things>`,
  things: 'charge|charges|levy|levies|fine|fines|debit|bill|money|dues, service|svc charge',
  charge: 'service|svc charge|chg',
  everybody:
    'everybody|everyone|all|every1|everybodys, every house|flat|apartment|meter|resident|unit|home|body|one|landlord|tenant',
  /** All that a month may say that is everybody's without saying so. */
  ofMonth: `please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|we|i|you|can|could|should|would|want|wan|need|to|like|help,
    charge|chrg|chg|bill|debit|the|a|an|our|service|svc|for|of|in|month|monthly|price|naira|ngn|am|o|oo|sir|ma`,
  fine: 'fine|fines|surcharge',
  /** It is charged each month, and not once. */
  recurs: 'automatically|automatic, by itself|itsef, on its own, every|each month, monthly',
  levy: 'levy|levies|lvy, development levy',
  month:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  /** Beside these 'may' is the month. */
  beforeMonth: 'for|of|in|and|to|till|until|through',
  /** Why it is charged stands behind these. */
  because: 'for|because|over|being|towards',
  /** Between homes that are all charged. */
  both: 'and|plus|n|also|with|the',
  article: 'the|a|an',
  /** Before the day by which it is to be paid. */
  paidBy: 'to be? paid <nearDay>, payable|due <nearDay>, pay am|it|up? <nearDay>, deadline is|na|be?',
  ordinal: 'st, nd, rd, th',
  nearDay: 'by|before|on|until|till, not later than, latest by?',
  /** A question, a report or a refusal charges nothing, and no one charges only some of all in these words. */
  other: '<notOrdered>, except|but|if|only|occupied',
  /** The same, where whom it is for is looked at by itself. */
  notOrdered: `why|who|what|how|when|which|did|do|does|has|have|dont|not|never|stop|cancel|reverse|undo|back|wrong|twice|already|was|were,
    me|my|mine|card|wallet`,

  /** All but some are meant, or some alone. */
  some: 'except|excluding|excepting|only|occupied|empty|vacant|unoccupied|without, apart from, other than, but not|for?|in? house|flat|block|plot|unit|shop|those|the, not house|flat|block|plot|unit|shop|those',

  /* what was charged, and that it is to be taken back */
  seesRuns: `<see>... charges of the|our|my? estate <ofRuns>..., <see>... the|our? estate|billing charges|runs|run <ofRuns>...,
    charge the|a? month, charge all? meters`,
  see: 'show|see|list|give|check|view|open|i|me|want|wan|to|can|make|let|where|are|dey|na|wetin|what|all|of|please|pls|abeg|kindly|oya|ok|okay|so|now',
  /** What a month would charge is to be seen. */
  previews: `<see>... preview|simulate|forecast, <see>... dry run, will|would|go be? charged, will|would|go <whatMonth>? charge|bill,
    <whatMonth> will|would|go charge|bill`,
  whatMonth: '<month>',
  notPreview: 'i|me|my|mine|card|wallet|not|dont|never|income|revenue|tomorrow|today',
  ofRuns: 'for|me|to|account|numbers|in|of|residents|now|please|pls|abeg|sef|o|oo|na|sir|ma|again',
  takesBack: `<lead>... reverse|undo|withdraw|comot <ofRun>... charge|charges|billing|run <behind>...,
    <lead>... take back <ofRun>... charge|charges|run|levy|fine <behind>...,
    <lead>... take <ofRun>... charge|charges|run|levy|fine back <behind>...`,
  ofRun: 'the|that|this|our|last|whole|service|svc|wrong|estate, <month>',
  behind:
    'please|pls|abeg|for|everybody|everyone|all|the|of|in|we|put|made|raised|wey|that|yesterday|today|month|last|week, <month>',
} as const;
