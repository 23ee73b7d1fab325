/** What anybody of an estate asks about what its months cost, now, before and later. */
export const PRICES_PHRASES = {
  begin:
    'please|pls|plz|abeg|hello|hi|good|morning|evening|afternoon|so|ok|okay|and|oga|sir|ma|tell|me|show|see|view|open|list|give|check|let|want|wan|to|know|i|can|could|you|us|all|the|our',
  /** What a month costs, by its names. */
  thing:
    'service|svc|svce|monthly charge|charges|chg|fee|fees|price|rate|cost price|rate|fee|cost?, monthly dues|levy|price|fee, development? levy price|rate|fee?, the|a month, dues|rates|levy|fees',
  own: 'the|our|my|this|that|estate|estates',
  /** 'Price history of service charge', 'past prices of security', 'service charge price history'. */
  history: `<begin>... price|prices|rate|rates|cost history of|for? <own>? <thing> <ofIt>..., <begin>... price|prices|rate|rates history <ofIt>...,
    <begin>... history of|for <own>? price|prices|rates of|for? <own>? <thing>? <ofIt>..., <begin>... <own>? <thing> price? history <ofIt>...,
    <begin>... past|old|previous|former|earlier|all|every prices|rates|price|rate of|for? <own>? <thing>? <ofIt>...,
    <begin>... monthly prices <ofIt>..., <begin>... prices of|for? <own>? <thing> <ofIt>..., <begin>... prices of|for the|each|a|our months|month <ofIt>...,
    <begin>... what each month costs <ofIt>..., <begin>... <own>? <thing> over time <ofIt>..., <begin>... <own>? <thing> changes|increases|increments <ofIt>...`,
  /** The price of something that is named, and nothing else: 'price of security in March'. */
  priceOf: '<begin>... what? <does>? <own>? price|rate|cost? of|for? <own>? <thing> price|rate|cost? <ofIt>...',
  prices: 'price|prices|rate|rates|cost|changes|increases|increments, over time',
  /** 'What did service charge cost in March', 'what is the service charge', 'wetin be service charge for March'. */
  costs: `<begin>... what|wetin|whats <does>? <own>? <thing> <does>? cost|costs|be|been? <ofIt>...,
    <begin>... what <own>? <thing> cost|costs|was|is <ofIt>..., <begin>... at|for what price <does> <own>? <thing> <ofIt>...`,
  does: 'did|does|do|will|would|has|have|was|is|are|were|be|na|go|dey',
  /** 'How much was service charge in March': of a month alone, for else it asks what is owed. */
  howMuch: '<begin>... how|hw much <does>? the|our|this? <thing> <does>? cost|costs|be|been? <ofIt>...',
  /** 'How has the levy changed', 'when did service charge go up'. */
  /** 'Who set the price of service charge'. */
  whoSaid:
    '<begin>... who <does>? set|sets|fix|fixed|said|change|changed|increase|increased|raise|raised|reduce|reduced|approve|approved <own>? <priced>? <thing> up|down? <ofIt>...',
  priced: 'price|prices|rate|rates|cost of|for <own>?',
  changed: `<begin>... when <does>? <own>? <priced>? <thing> <does>? set|fixed|changed|increased|raised|reduced <ofIt>...,
    <begin>... how|when <does>? <own>? <thing> <does>? don? take? change|changed|increase|increased|rise|risen|rose|move|moved up|down? <ofIt>...,
    <begin>... how|when <does>? <own>? <thing> <does>? don? take? go|gone|went|come|came up|down <ofIt>...,
    <begin>... price|rate changes|increases|increments of|in|to|for? <own>? <thing> <ofIt>...,
    <begin>... did|has|have <own>? <thing> don? change|changed|increase|increased|risen <ofIt>...,
    <begin>... changes|increases in|of|to the|our? price|prices|rate|rates? of|for? <own>? <thing> <ofIt>...`,
  /** A price is meant, and no word for what it is. */
  named: 'cost|costs|price, the|our|this',
  saysPrice: 'price|rate',
  saysCost: 'cost|costs|price',
  mine: 'my|mine',
  ofIt: `in|on|of|for|by|this|that|last|next|coming|the|month|months|year|years|since|from|over|time|please|pls|abeg|now|then|before|back|up|today|currently|per|a|each|every|monthly|me|us|o|na|sef|so|far|here|ago|and|estate|our|ever|previously|past|down,
    <months>, 2020|2021|2022|2023|2024|2025|2026|2027|2028|2029|2030|2031|2032|2033|2034|2035`,
  months:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  /** What is over, and what is to come. */
  past: 'did|was|were|has|have|had|don|before|last',
  coming: 'will|would|go|next|coming',
  thisMonth: 'this month',
  lastMonth: 'last|past month',
  nextMonth: 'next|coming month|months',
} as const;
