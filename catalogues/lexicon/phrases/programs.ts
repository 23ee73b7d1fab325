/** What is said of programs that have an access token, each all that a sentence says; a name stands in it as it is. */
export const PROGRAM_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|i|we|want|wan|need|to|can|could|you|make|let|me|us|help|how|do|show|tell|see|list|check|view|which|what|wetin|be|na|all|a|an|the|my|our|new|another|one',
  tail: 'please|pls|abeg|now|o|sha|sir|ma|again|for|on|to|in|my|the|this|account|at|once|here|there|immediately|me|us',
  own: 'my|our|the|a|an|one|of|this|that|new|another|me|us',
  asking:
    'please|pls|abeg|kindly|oya|can|could|you|let|me|us|show|tell|see|list|check|view|which|what|wetin|be|na|are|all|the|my|our|i',
  /** What is no token of power. */
  key: 'api|access|program|programs|programme|application|app|integration|developer|bearer token|tokens|key|keys, api|integration access, personal access token|tokens, apikey|apikeys',
  token: 'token|tokens|key|keys',
  /** One word that says both. */
  alone: 'apikey|apikeys',
  adds: 'make, create, generate, issue, get, give, add, set up, need, want, register, produce, new',
  removes:
    'end, revoke, delete, remove, cancel, kill, disable, deactivate, withdraw, terminate, stop, comot, commot, take away|back, turn off, invalidate',
  /** Which of them: the words behind it are its name. */
  of: 'of|for|from|to',
  programs:
    'program|programs|programme|programmes|app|apps|application|applications|software|script|scripts|integration|integrations|system|systems|bot|bots',
  add: '<lead>... <adds> <own>... <key> <tail>..., <lead>... connect|link|integrate <own>... _? _? <programs> <tail>...',
  /** A name: a word or some of them. */
  name: '_, _ _, _ _ _, _ _ _ _, _ _ _ _ _',
  called: '_ <programs>, _ _ <programs>, _ _ _ <programs>, <programs>',
  addFor: `<lead>... <adds> <own>... <key> <of> <own>... <name> <tail>..., <lead>... <adds> <own>... <token> <of> <own>... <called> <tail>...,
    <lead>... give <own>... <called> <own>... <key> <tail>..., <lead>... give <own>... <called> <own>... token|key <tail>...`,
  remove:
    '<lead>... <removes> <own>... <key> <tail>..., <lead>... <lost> <own>... <key> <tail>..., <lead>... <own>... <key> is|was|don <lost> <tail>...',
  removeOf: `<lead>... <removes> <own>... <key> <of> <own>... <name> <tail>..., <lead>... end|revoke|withdraw|kill|invalidate|disable <own>... <token> <of> <own>... <name> <tail>...,
    <lead>... <removes> <own>... <token> <of> <own>... <called> <tail>...`,
  lost: 'lost|leaked|exposed|stolen|compromised|leak',
  asks: `<asking>... <key> <tail>..., <asking>... <programs> have|has|get|use|uses <own>... <key>|<token>? <tail>...,
    <asking>... <programs> <has> <own>... token|tokens|key|keys|access <tail>..., <asking>... <own>... <programs> with|wey|that|dey <has>? <own>... token|tokens|key|keys|access <tail>...,
    <key>, programs, my|our programs, show|list|see my|our|the? programs, <asking>... <key> do|does i|we have|get <tail>..., how many <key> do|does? i|we? have|get <tail>..., is|are there any? <key> <tail>..., do i|we have|get any? <key> <tail>...`,
  has: 'have|has|get|hold|holds|use|uses|using|dey',
} as const;

/** Words in an answer to what a program may do: one list for each scope, where each part of the answer names one. */
export const SCOPE_WORDS = {
  'residents:read': 'resident|residents|people|tenant|tenants|occupant|occupants|landlords|names',
  'histories:read':
    'payment|payments|paid|pays|history|histories|transaction|transactions|statement|statements|receipt|receipts',
  'dues:read':
    'owed|owe|owes|owing|debt|debts|debtor|debtors|arrears|due|dues|levy|levies|fine|fines|balance|balances|outstanding',
  'books:read': 'book|books|spent|spending|spendings|expenses|collected|energy|price|prices|payout|payouts',
  'meters:upload': 'upload|uploads|uploading|import|imports',
  'charges:run': 'charge|charges|charging|bill|billing',
  all: 'all|everything|every|any|anything|both',
  /** Nothing of which one it is. */
  empty:
    'read|reads|reading|see|look|view|run|runs|running|the|my|our|their|of|what|who|is|was|it|can|may|should|to|at|a|an|in|file|files|meter|meters|please|pls|abeg|be|able|able|let|that|this|was|were|has|have|been|we|i|service|services|estate|account|accounts',
} as const;
