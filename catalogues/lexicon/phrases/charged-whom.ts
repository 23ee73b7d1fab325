/** What an administrator says of how each month is charged that says nothing of whom it is for, and the words by which it is for some. */
export const CHARGED_WHOM_PHRASES = {
  /** Nothing of these says whom. */
  ofRule: `charge|charges|charging|charged|chrg|chg|bill|bills|billing|billed|debit|levy|levies|post|posting|posted|raise|raises|increase|reduce|lower|bump|change|changes|set|put|make|move|run|go|going,
    service|svc|svce|fee|fees|price|prices|rate|rates|due|dues|cost|costs|money|amount|monthly|month|months|every|each|day|days|date|rule|rules|process|system,
    everybody|everyone|every1|everybodys|all|residents|resident|house|houses|flats|homes|meters|apartments|apartment|units|buildings|estate|community|compound|us|people,
    automatically|automatic|automated|automate|auto|itself|itsef|own|hand|manually|manual|yourself|myself,
    stop|stopped|start|starts|starting|begin|turn|switch|on|off|disable|enable|suspend|discontinue|cease|cancel|pause|end|dont|not|never|no|keep|resume,
    from|starting|start|effective|effect|effectively|beginning|since|with|daga|next|new|now|today|tomorrow|week|year|first|last|become|becomes|be|is|na|shall|will|to|by|at|as|per|percent|percentage|cent,
    naira|ngn|instead|of|the|on|in,
    st|nd|rd|th, please|pls|plz|abeg|kindly|oya|ok|okay|so|let|me|make|we|i|you|can|could|should|would|want|wan|need|like|help|go|dey|don|sir|ma|sef|o|oo|am|it|that|this|our|your|own|standing,
    preview|simulate|forecast|dry|show|see|view|what|who|would|check|tell|delay|wait|always|forget|fail,
    two|three|five|ten|fifteen|twenty|thirty|fifty|hundred|thousand|half`,
  /** Some are meant, or all but some. */
  some: `except|excluding|excepting|only|bar, apart from, other than, but not, not for, without house|flat|block|plot|unit, new|old|other|some resident|residents|people|house|houses|tenant|tenants,
    unoccupied|occupied|empty|vacant|tenant|tenants|landlord|landlords|owner|owners, block|blk|plot|shop|shops|street|avenue|crescent|close|phase|zone|bungalow|bungalows|duplex|duplexes`,
  /** Between words for some. */
  joins: 'and|or|the|in|of|for|at|on|not|house|houses|flat|flats|block|street',
  homes: 'house|hse|flat|unit|villa|apartment|apt|block|blk|plot|shop|phase|zone',
  /** Where somebody lives. */
  occupied: '<only>... occupied <homesOf>..., <only>... where|wey people|persons|somebody live|lives|dey',
  only: 'only|just|the|for|all',
  alone: 'only',
  homesOf: 'house|houses|flat|flats|home|homes|apartment|apartments|meter|meters|unit|units|one|ones|only|alone',
  beforeDay: 'day',
  /** Behind these it is said why, or until when. */
  because: 'because|cos|cause|since|until|till|so|if|when|while',
} as const;
