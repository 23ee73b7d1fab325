/** What is said of an estate's name, of where it is and of how its office is reached. */
export const ESTATE_DETAIL_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|i|we|want|wan|need|to|can|could|you|make|let|us|me|help|like|would',
  sets: 'change|set|update|put|write|save|correct|edit|add',
  takes: 'remove|delete|clear|erase|comot, take away|off|out',
  whose: 'our|the|my|this|estate|estates|office|new|main|official',
  office: 'estate|estates|office',
  thePhone: 'contact|phone|telephone|mobile... phone|telephone|number|line|contact|hotline',
  theEmail: 'contact? email|mail address?, contact? e mail address?',
  theAddress: 'contact|postal|street|physical... address|location',
  /* the own estate's: what follows is the new one */
  phone:
    '<lead>... <sets>? <whose>... <office> <whose>... <thePhone>, <lead>... <sets>? <whose>... <thePhone> of|for <whose>... <office>',
  email:
    '<lead>... <sets>? <whose>... <office> <whose>... <theEmail>, <lead>... <sets>? <whose>... <theEmail> of|for <whose>... <office>',
  address:
    '<lead>... <sets>? <whose>... <office> <whose>... <theAddress>, <lead>... <sets>? <whose>... <theAddress> of|for <whose>... <office>',
  is: 'is|to|as|na|be|now|are|with',
  /** Behind a number or an e-mail address it is said for politeness; it is no part of one. */
  polite: 'please|pls|plz|abeg|now|thanks|sir|ma|o|oo|instead',
  away: 'please|pls|abeg|now|away|off|out',
  takesOf: '<lead>... <takes>',
  /* all that is said */
  bare: '<lead>... <sets> <whose>... <office> <whose>... details|contact|contacts, <lead>... <sets> how residents reach us',
  /** Behind it stands the estate that is to be called otherwise. */
  renames: '<lead>... rename, <lead>... <sets> the? name of',
  renamesAny:
    '<lead>... rename an|a|our|the|my|this? estate|estates, <lead>... <sets> an|a|our|the|my|this? estate|estates name, <lead>... <sets> the? name of an|a|our|the|my|this? estate|estates',
  /* of an estate that is named */
  setsAny: '<lead>... <sets>',
  of: 'of|for',
  nameOf: 'name',
  estate: 'the|estate|our|an|a|my|this|estates',
  to: 'to|as',
  /** What else has a name, a number or an address. */
  other:
    'service|services|fee|fees|levy|account|card|ticket|file|me|my|meter|profile|first|last|middle|family|full|user|support|operator|portal|platform|site|company|bank|administrator|admin|resident|landlord|tenant|house|flat|her|his|their|your',

  /* what residents ask */
  asks: 'please|pls|abeg|tell|give|show|send|me|us|i|we|need|want|wan|know|get|what|whats|wetin|is|na|be|the|a|our|my|can|could|you|which|do|have|una|where|are|dey',
  own: 'my|our|the|this|dis',
  tail: 'please|pls|abeg|now|o|oo|sir|ma|here|for|of|our|my|the|this|estate|office',
  inCharge: `<asks>... who|person is|be|dey|na... in charge of|for <own>? estate|compound|office <tail>..., <asks>... who <runs> <own>? estate|compound|office <tail>..., <asks>... who dey <runs> <own>? estate|compound <tail>...,
    who is|be|na... <own>? estate manager|chairman|head|boss|administrator|admin <tail>..., who is|be|na... the manager|chairman|head|boss of|for <own>? estate|compound <tail>...`,
  runs: 'runs|run|manages|manage|heads|head|controls|control|administers',
  asksPhone:
    '<asks>... phone|telephone|contact|mobile... number|line|contact|phone of|for <own>? <office> <tail>..., <asks>... <own>? <office> <office>? phone|telephone|contact... number|line|phone|contact <tail>...',
  asksEmail:
    '<asks>... email|mail address? of|for <own>? <office> <tail>..., <asks>... <own>? <office> <office>? email|mail address? <tail>..., <asks>... <own>? <office> <office>? e mail address? <tail>...',
  asksAddress:
    '<asks>... address|location of|for <own>? <office> <tail>..., <asks>... <own>? <office> <office>? address|location <tail>..., where is|dey|be... the|my|our|this|dis? estate <office>? <tail>..., where is|dey|be... my|our|this|dis office <tail>..., where <own>? estate <office>? dey',
  /** Of an estate to whoever lives in one; else it may be that of whoever runs the portal. */
  asksTheOffice: 'where is|dey|be... the? office <tail>..., where the? office dey|is',
  asksReach: `<asks>... how do|can|to|i|we|fit|go|take|should|dey... reach|contact|call|see|talk|speak|write|email|phone... to|with? <own>? <office> <tail>..., how <own>? estate office fit reach,
    <asks>... who|which|what number|person|phone... do|can|should|must|could|fit|go|to|i|we|dey... call|contact|phone|reach|ring|see|meet|ask|talk|speak|write... to|with|at|in|from|for... <own>? <office> <tail>...`,
} as const;
