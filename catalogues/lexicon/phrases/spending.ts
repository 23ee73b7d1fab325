/** What is said to write down what an estate spent, to ask for it, and to show it to residents. */
export const SPENDING_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|we|i|you|can|could|want|wan|need|to|help|the|our|estate|committee|don|have|has|had|just|dem|they|yesterday|today',

  /* an administrator writes it down */
  spends: 'spent|expended|disbursed',
  spending: 'spending|spendings|expense|expenses|expenditure|expenditures',
  noteSpending: '<lead>... write|put|note|record|enter|add|log down? a|an|the|this|our|new? <spending>',
  on: 'on|for|upon',
  to: 'to',
  /** Behind these stands what money went for, and behind 'from' who has it. */
  bought: 'bought|purchased',
  from: 'from',
  /** Behind these stands who has it, up to the sum. */
  paid: 'paid|gave|settled',
  /** What stands behind a head. */
  behindHead: 'yesterday|today|on|to|from|in|at|because|by|with|this|last|since|for|paid|and',
  and: 'and',
  /** What something is spent to do is nobody who was paid. */
  deed: 'fix|repair|power|run|buy|pay|clean|paint|service|build|replace|fuel|fill|mend|install|maintain|clear|fumigate|get|make|do|cover|settle|change|keep|feed|light|refill|purchase',
  /** 'Have we spent' asks, 'we have spent' does not. */
  asksWhether: 'have|has we|they|you|dem|i, have|has the|our|this|my? estate|committee|management|association|exco',
  noNote: 'how|why|column|columns|report|page|chart|graph',
  article: 'the|a|an|our|some',
  /** A question, a refusal or somebody's own purchase writes nothing down. */
  other:
    'why|who|what|how|when|which|where|did|do|does|if|not|dont|never|airtime|data|token|units|me|my|i|im|transaction|failed|refund|debit|debited|charged|less|more|over|than|tomorrow|next|remove|delete|undo|cancel',

  /* anybody of an estate asks */
  asksBooks: `<begin>... what|wetin|how did|do|does|have|has|is|are|was|were? much|money? did|do|have|has? <we> spend|spent|spending <ofIt>...,
    <begin>... how much did|have|has|don|do? <we> spend|spent <ofIt>...,
    <begin>... wetin|what <we> spend|spent <ofIt>...,
    <begin>... where|wetin|what does|do|is|did|dey? <money> go|goes|going|gone|enter|end <ofIt>..., <begin>... where <money> dey? go|enter <ofIt>...,
    <begin>... what is|are|was|were <money> used|spent|for <ofIt>..., <begin>... how is|are|was|were <money> used|spent <ofIt>...,
    <begin>... what|wetin do|does|did|has|have? <we> use|spend|spent|do|dey? <money> on|for|with? <ofIt>..., <begin>... wetin una|dem|they|you dey? use <money> do|for <ofIt>...,
    <begin>... what <we> collected|collect and spent|spend <ofIt>..., <begin>... collected and spent <ofIt>..., <begin>... income and <spending> <ofIt>...,
    <begin>... <ofWhom>... <spending> <ofIt>..., <begin>... what <money> is|was|are|were? spent on <ofIt>...,
    <begin>... accounts of|for <ofWhom>... estate <ofIt>..., <begin>... the|our|estate estate? accounts|books <ofIt>...`,
  begin:
    'please|pls|plz|abeg|hello|hi|good|morning|evening|afternoon|so|ok|okay|and|oga|sir|ma|tell|me|show|see|view|open|let|want|to|know|i|can|you|us',
  we: 'we|they|dem|una, the|our|this|my? estate|committee|management|association|exco, you people',
  ofWhom: 'the|our|my|this|estate|committee|all|monthly',
  money: `our|my|the|all|una? service|svc? charge|charges|dues|levy|levies|contributions, our|estate money, all our money, our money that? we pay|paid,
    what we pay, the money we pay|paid`,
  both: 'collect|collected|income|accounts|books',
  ofIt: `in|on|of|for|by|this|that|last|the|our|month|months|year|week|so|far|to|too|it|into|up|head|heads|please|pls|abeg|now|and|from|we|pay|paying|estate|with|money|every|during|between|since|altogether|all|sef|o|na|is|here,
    <month>, diesel|security|cleaning|repairs|repair|salaries|salary|others|other, 2020|2021|2022|2023|2024|2025|2026|2027|2028|2029|2030|2031|2032|2033|2034|2035`,
  month:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',

  ownAccounts: 'the accounts',
  ofEstate: 'estate',

  /* an administrator shows it to residents */
  shows: `<lead>... show <residents> <figures> <shown>..., <lead>... publish <figures> <shown>..., <lead>... let <residents> see <figures> <shown>...,
    <lead>... show <figures> to <residents>, <lead>... make <figures> public`,
  hides: `<lead>... stop showing|publishing <residents>? <figures> <shown>..., <lead>... hide <figures> <shown>..., <lead>... unpublish <figures> <shown>...,
    <lead>... do not|dont show|publish <residents>? <figures> <shown>..., <lead>... dont show|publish <residents>? <figures> <shown>...`,
  asksShown: 'what can|do|dey residents see, what residents see',
  residents: 'the|our|all|my? residents|everybody|people|tenants',
  figures: `what <we> collected|collect? and? spent|spend, the|our? <month>? <spending>, the|our? income and <spending>, the|our? accounts|books|figures|finances,
    the|our? collected and spent, the|our? energy balance|loss|losses, the|our? power|light loss|losses, where <money> goes|go`,
  energy: 'energy|power|light|loss|losses',
  shown: 'to|the|our|all|my|residents|everybody|people|tenants|for|from|in|please|now|any|more|anymore|page, <month>',
} as const;
