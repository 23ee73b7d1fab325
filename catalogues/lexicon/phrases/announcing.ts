/** What is said to announce something to an estate, and to ask what is announced or why there is no power. */
export const ANNOUNCING_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|me|make|we|i|you|can|could|want|wan|need|to|help',

  /* an administrator */
  announces: `announce|announcement, make an|this announcement, announce|broadcast <toAll>, tell|inform|notify <everybody> that,
    announce something <toAll>?, send|post|write|drop|give <all> a|an|the? message|notice|note|announcement|mail|email,
    send|post|write|drop a|an|the? message|notice|note|announcement|mail|email <toAll>, message|notify|alert|email|mail <all>`,
  something: 'something, an announcement, it, news',
  toAll: 'to <everybody>, for <everybody>',
  everybody:
    'everybody|everyone|residents|all, all the? residents|tenants|people|houses, every resident|house|body, the residents, the whole estate, all of them',
  /** Everybody, and surely not only some. */
  all: 'everybody|everyone, all the? residents|tenants|people|houses, the whole estate, all of them',
  power: 'light|power|electricity|nepa|current|outage|supply|water',
  cut: 'no|not|without|off|outage|cut|interruption|maintenance|shutdown|interrupted|down',
  street: 'street|avenue|road|close|crescent|lane|drive|way|boulevard|st|ave|rd|estate|phase|zone',
  before: 'on|in|at|for|along|of|to|and',
  because: 'because|cos|due|since',

  /* anybody of an estate */
  asksNews: `<lead>... what is|was announced <ofEstate>..., <lead>... any|is|the|show|see|read|latest... announcement|announcements <ofEstate>...,
    <lead>... announcements <ofEstate>..., <lead>... what has the|our|my estate announced, any news from the|our|my estate, estate news`,
  ofEstate: 'please|pls|abeg|from|by|in|of|for|the|our|my|estate|today|now|there|is|yet|new|me|to',

  /* a resident, of the mails that one gets */
  wantsNoMails: `<lead>... stop mailing|emailing|sending me <news> <byMail>..., <lead>... dont|not|never mail|email|send me <news> <byMail>...,
    do not mail|email|send me <news> <byMail>..., <lead>... no more|further <news> by mail|email <byMail>..., <lead>... stop the <news> mails|emails <byMail>...`,
  wantsMails: `<lead>... mail|email me the|all? <news> <byMail>..., <lead>... send me the|all? <news> by mail|email <byMail>...,
    <lead>... <news> by mail|email <byMail>...`,
  news: 'announcement|announcements, estate news, estate announcement|announcements',
  byMail: 'please|pls|abeg|by|mail|email|again|anymore|any|more|o|now|too|also',

  /* why there is no light */
  asksOutage: `<begin>... why <isIt>... no|not <light> <behind>..., <begin>... why <isIt>... <light> off|out|gone|down|not <behind>...,
    <begin>... why we|i no get <light> <behind>..., <begin>... is|any|are there? an|any|a? planned|power|light|scheduled? outage|outages <behind>...,
    <begin>... any|a planned|power|scheduled|light outage|outages <behind>..., <begin>... any outage|outages <behind>...,
    <begin>... when will|go <light> come|be|return back|restored|on? <behind>..., <begin>... when is|will the|they? <light>? be? restored|back <behind>...,
    <begin>... wetin|what happen|happened|do|dey|is... to|with the|our|una? <light> <behind>..., <begin>... is <light> off for everybody <behind>...,
    <begin>... how long will|go the? outage|<light> last|take <behind>..., <begin>... will there be <light> <when> <behind>...`,
  begin: 'please|pls|plz|abeg|hello|hi|good|morning|evening|afternoon|so|ok|okay|and|but|oga|sir|ma|tell|me',
  isIt: 'is|are|there|dey|do|we|i|una|they|have|has|it|na|the|still|this|did|you|people',
  light: 'light|power|electricity|nepa|current, the light, the power, our light, electric light, power supply',
  when: 'today|tomorrow|tonight|this',
  behind:
    'please|pls|abeg|o|oo|here|in|on|at|for|the|our|my|this|that|estate|street|house|area|side|compound|now|today|tonight|tomorrow|again|since|morning|evening|there|us|going|come|sir|ma|right|planned|scheduled|week|weekend',
} as const;
