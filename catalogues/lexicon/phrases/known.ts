/** Questions that are answered from what is known here: the tariff, one's own purchases, the estate's services, who runs the portal. */
export const KNOWN_PHRASES = {
  before:
    'please|pls|plz|abeg|biko|sorry|ok|okay|so|and|but|hello|hi|hey|oga|sir|ma|wait|hmm|ah|haba|good, good morning|afternoon|evening',
  behind: 'please|pls|abeg|sef|now|o|oo|na|biko|sir|ma|exactly|self|again',

  /* what the digits of a token tell */
  asksToken:
    'is|na this|dis|that|the token|number|code right|correct|good|valid|real|ok|okay|genuine, check this|dis|my token|number|code, what|wetin is|be this|dis token|number|code, what|which kind|type of token, wetin dis token be',

  /* one's tokens, and whether they were typed into the meter */
  emptyLoad: `i|we|ive have|don|ve|just|already... loaded|load|entered|punched|typed _? _? _? _? but|and|yet|still|na _? _? no|zero|nothing|never _? unit|units|kwh|happen|happened|enter|entered|show|showed,
    token|tokens entered|loaded|enter but|and|yet _? _? no|zero unit|units|kwh`,
  ownTokens: `<seeThem>... my|all|the|our all? old|last|past|previous|power|light|recent... tokens <boughtThem>...,
    <seeThem>... tokens wey|that|which i|we dey|don|have|ve? buy|bought, list of? my? tokens, my tokens list`,
  /* one's own account number; money that came to those of an estate */
  ownAccount: `<seeThem>... my|our own? account|transfer|bank|virtual|dedicated number|no|details <accountIt>..., <seeThem>... my own? account for|to dues|estate|power|transfer|transfers|payment|payments <accountIt>...,
    give|get|open|create|make|i me|want|need|wan? a|an|one|my? own? account|virtual number|account <accountIt>..., my credit, <seeThem>... my credit,
    how much credit i|do|dey have|get|i..., which|what|wetin is|be|na? the? account|acct number|no? <payInto> <payInto>...`,
  payInto:
    'make|i|we|me|can|could|should|do|must|dey|fit|go|send|pay|paying|transfer|put|drop|use|my|the|money|dues|levy|light|power|bill|bills|charge|to|into|in|inside|for|with|every|each|all|month|monthly|week|time|always|una|it|am|estate|this|that|here',
  accountIt: 'number|for|to|dues|estate|power|transfer|payment|pay|with|here|details|mine|of|my|own|i|can|fit',
  cameIn: `<seeThem>... money|transfers|payments that|wey|which came|come|arrived|waits|wait|waiting|enter <cameIt>..., <seeThem>... unmatched|waiting|incoming transfers|money|payments <cameIt>...,
    transfers|money waiting|unmatched, what happens|do when|with money comes|that came, arrivals`,
  /* the statement of account of a meter */
  statement: 'statement|statements',
  keepThem: '<seeThem>, download|print|export|save',
  ownStatement:
    '<keepThem>... my|our account? statement|statements <accountIt>..., <keepThem>... statement of my|our? account, <keepThem>... statement of|for my|our meter <accountIt>..., <keepThem>... my? statement of account',
  /* who administers an estate */
  administrators:
    '<seeThem>... administrators|admins of|for|in the|our|my? estate <cameIt>..., <seeThem>... the|our estate? administrators|admins <cameIt>..., who administers the|our|my? estate',
  /* what waits for a second person */
  approvals: `<seeThem>... my|our|the|pending|waiting|open... approvals <cameIt>..., approvals, <seeThem>... approvals that|which|wey wait|waits|waiting|dey <cameIt>...,
    what|wetin|anything dey|is|are? waits|waiting|wait|pending|remain for me|us|my approval|attention?, what|wetin dey|is|are? waits|waiting|wait|pending for my|our approval,
    what|wetin do|should|must|can|i have|need|fit|get? i? to? approve, what|wetin i|we go|fit|must|should|need to? approve,
    what|wetin waits|waiting for me to? approve`,
  cameIt: 'for|me|to|account|numbers|in|of|residents|now',
  seeThem: 'show|see|list|give|check|view|open|i|me|want|wan|to|can|make|let|where|are|dey|na|wetin|what|all|of',
  boughtThem: 'wey|that|which|i|we|have|don|bought|buy|so|far|ever|before|list|page',
  loadedIt: `i|we|ive|weve have|don|ve|just|already|done|now... loaded|load|entered|punched|typed <tokenIt>..., <tokenIt>... loaded,
    <tokenIt>... is|are|dey|don|has|have|been loaded already|now?`,
  notLoaded: `i|we|ive have|ve|still|dey... not|never|havent|neva|didnt|didn't|no yet|even|been|don... loaded|load|entered|punched|typed <tokenIt>...,
    i|we did|have not yet? loaded|load|entered|punched|typed <tokenIt>..., not loaded <tokenIt>..., undo loaded|load|tick`,
  tokenIt:
    'it|am|them|dem|all|both|three|two|of|the|my|this|dis|that|dat|d|token|tokens|first|second|third|last|one|ones|key|change|in|inside|into|for|meter|now|already|after|yet|o|sef',
  allOfThem: 'all|both|everything|them|dem, three|two|four tokens',

  /* how much electricity an amount brings, and what so much of it costs */
  howMany: 'how many|much',
  brings:
    'give|gives|giv|get|gets|bring|brings|buy|buys|fetch|carry|cover|enter|reach|come|comes|equal|equals|worth|amount|convert|converts|is|na|be',
  units: 'unit|units|kwh|kilowatt|kilowatts, kilowatt hours',
  thatMany: `how many units is|be|na|does|will|would that|it|this|dat|e <brings>?, <units> for that|it|this|dat, how many units will|go|can|do i|e|it|that|this get|give|have,
    that|it|this|dat|e go|will|would give|fetch|bring me? how many units`,
  /** A wish begins so, whatever is asked behind it. */
  wishes: 'buy|load|vend|recharge|pay|give|send|get',
  total:
    'total|altogether|alltogether, all together, in all, how much i|we|una|dem|e|they go|will|dey pay|charge|remove|comot, how much will|go|would|should|do i|you|e|una|dem|we pay|charge|deduct|debit|remove|comot',

  /* what is used, as far as one's own purchases tell */
  light: 'light|lights|unit|units|token|tokens|power|electricity|nepa|current|meter|kwh|prepaid',
  /** What a meter still has. */
  remains: 'remain|remains|remaining|left, dey inside, still dey|have, is|are still',
  notOfMeter: 'charge|levy|fine|due|dues|rent|fee|security|waste|debt|owe|owing|pay|balance',
  whose: 'my|our|the|this|dis|these|d|last|current|remaining|present|new|prepaid',
  ends: 'finish|finishes|finished|end|ends|exhaust|exhausted|zero, run out, be over|finished|exhausted, ran out, used up',
  lasts: 'last|lasts|reach|carry|take|stay|remain|hold|serve',
  buysAgain: 'i|we _? _? buy|recharge|load|topup <light>? again|next, i|we _? _? _? top up again|next',
  asksWhen: 'when|wen, how long|soon, how many days|weeks|more, how far, what|which day|time, till|until when',
  willLast: 'will|can|go <whose>... <light> last|reach|carry, <whose>... <light> go|fit|will last|reach|carry',
  uses: 'use|uses|using|consume|consumes|consuming|burn|burns|burning',
  used: 'used|consumed|burned|burnt',
  usage: 'usage|consumption',
  period: 'month|months|monthly|day|daily|week|weekly|year|average',
  asksMuch: 'how much|many, what|whats|wetin, show|tell|check|know|see, average, estimate',
  more: 'more|less|higher|lower|plenty|fewer|pass|increase|increased|increasing|reduce|reduced|reducing|dropped|rising|up|down|compare|compared, too much',
  compares: 'compare, difference between, versus|vs',
  earlier: 'last|previous|before|than|this',

  /* what a service of the estate costs, and what it is for */
  covers:
    'cover|covers|covering|include|includes|including|entail|entails|contain|contains, what|wetin do|does? i|we|you get|gain|enjoy, for what|wetin, meant for',
  /** Where a sentence ends so. */
  whatFor: 'what|wetin|why _? _? _? _? _? _? for <behind>..., what|wetin _? _? _? _? used for <behind>...',
  prices: 'how much, price|prices|cost|costs|rate|rates|amount',
  monthly: 'month|monthly, a|per month|year',

  /* whether money came back */
  refunded: `una|you|they|dem|bank don|have|has|ve|did|already|finally... refund|refunded|reverse|reversed|return|returned my|the|our|that|dat|me|am|it,
    have|has|did una|you|they|dem already? refund|refunded|reverse|reversed|return|returned, has|did my|the refund|money come|came|gone|go|enter|entered|reach|reached? back|through?,
    my refund don come|enter|reach|land|go, don refund|refunded my|the|our|me|am|it,
    where|wia is|be|na|dey? <myRefund>, when will|would|do|are|is|una|i|we|you|they|dem|go|get|receive|have|see|expect... <myRefund>,
    how far|long|soon with|is|for|till|until|before|i|we|get|go... <myRefund>, <myRefund> status, status|state|update of|on|for|about <myRefund>,
    what happened to|with <myRefund>, wetin happen to|with <myRefund>`,
  myRefund: 'my|the|our|that|dat? refund|refunds',

  /* what is added to a price, and how little and how much can be paid at once */
  feeByWay: `fee|fees|charge|charges for|on|by|with|to|when|if|of <byWay>... card|cards|atm|transfer|transfers, card|transfer fee|fees|charge|charges,
    charge|charges|fee|fees extra|more|anything for|on|by|with <byWay>... card|cards|transfer|transfers`,
  byWay: 'i|we|you|person|pay|paying|use|using|with|by|the|my|your|a|bank',
  feesAndLimits:
    '<seeThem>... your|our|una|portal|platform|current... fees|fee|limit|limits|charges and limit|limits|fee|fees|charges <setNow>..., <limitsSet>',
  limitsSet: '<seeThem>... all|our|the|current|your|una... fees <setNow>...',
  setNow: 'we|of|the|portal|platform|set|now|here|today|page|list|table|as|they|are|dem|dey',
  limit: 'limit|limits|maximum|minimum, max|min amount',
  /** Only of what is paid: the smallest bundle is no limit. */
  extreme: 'most|highest|biggest|largest|least|lowest|smallest|minimum|maximum',
  limitOf:
    '<limitLead>... <limit> <limitBehind>..., <limitLead>... <extreme> <limitThing>... <limitBehind>..., how much|many na|is|be|can|fit|i|we|person|you... <extreme> <limitBehind>...',
  limitThing: 'amount|naira|thing|money|light|power|airtime|token|recharge|that|wey|i|we|person|you|one',
  limitLead:
    'what|whats|wetin|which|is|are|be|na|dey|there|any|a|an|the|d|your|una|my|show|see|tell|me|us|check|to|do|you|have|get|i|want|wan|know|amount|purchase|power|light|airtime|electricity|levy|dues|payment|buying|single|daily|transaction|spending',
  limitBehind:
    'that|wey|which|i|we|person|you|one|someone|somebody|can|could|may|fit|go|am|is|are|allowed|to|buy|pay|purchase|recharge|load|get|spend|vend|topup|top|up|at|once|in|a|an|day|daily|per|time|today|for|of|on|power|light|airtime|electricity|token|nepa|units|levy|dues|service|charge|here|amount|amounts|be|na|allow|una|the|my|your|meter|now|with|card|transfer|payment|transaction|money|naira|single|and|maximum|minimum|least|most',
  paysSome: 'buy|pay|purchase|recharge|load|spend|vend|topup|allow|allowed|amount, top up',

  /* why a fee was taken */
  why: 'why|howcome, how come, wetin make, for what',
  taken:
    'charge|charged|charging|collect|collected|collecting|remove|removed|comot|deduct|deducted|take|took|taking|add|added|chop|chopping|cut|join|pay|paid',
  extra: 'extra|additional|another|more',
  whatIs:
    'what|wetin is|be|was|na the|this|that|dis|dat|una|extra|additional..., whats the|this|that|una|extra|additional..., who remove|removed|take|took|comot|collect|collected',
  naira: 'naira|ngn',

  /* why a part of a top-up was taken */
  topUpPaid:
    'topup|topups|recharge|recharges|vend, top up|ups, light|power|electricity|nepa|token|unit|units money|payment|purchase, money for? light|power|electricity|nepa, what|wetin i|we don? pay|paid|buy|bought|load|recharge, from|outta|out my|our token|tokens|light|power',
  cutsIt: 'cut|cuts|cutting|comot|remove|removed|removing|deduct|deducted|deducting|chop|chopping|subtract|withhold',
  partOfIt: 'part|portion|share|percent|percentage|some|half|fraction',
  owedToEstate: 'debt|debts|owe|owing|owed|outstanding|arrears|levy|fine|dues, service charge|charges',
  takenOff: 'take|takes|took|taking|taken|goes|go|going|gone|enter|enters|collect|collected|collecting, <cutsIt>',
  asksShare: 'does|do|did|is|are|how|what|whats|which|wetin|shey|abi',
  paidIt: 'paid|bought|recharged|loaded|vended, i|we pay|buy|recharge|load|vend',
  gotIt: 'got|get|gets|received|receive|entered|enter|gave|give|given|came|come|see|saw|seen|worth|credited',
  lightOfIt: 'light|power|electricity|nepa|token|tokens|unit|units|recharge|topup|meter',

  /* which is cheaper, and nothing more */
  cheaper: `which|wetin|what one|kind|company|network|plan|package|is|be|na|of|them|dem... cheap|cheaper|cheapest, which|wetin one|own cheap|pass|cheaper pass?,
    what|which is|be the cheapest|cheaper one|plan|package?, the|any|which cheapest|cheaper one|plan|package?`,

  /* when somebody is there, who runs the portal, and where they are */
  you: 'you|u|una|they|dem|we|support|office, your|una|the office|support|people|service|team|staff, customer care|service|support, your customer care|service|support, you people|guys|all, help desk, the portal|site',
  days: 'sunday|sundays|monday|mondays|tuesday|wednesday|thursday|friday|fridays|saturday|saturdays|weekend|weekends|today|tomorrow|tonight|now|night|nights|morning|evening|holiday|holidays|weekday|weekdays|christmas|easter|sallah|24|24hrs|247|always|everyday|late|early|still',
  opens:
    'open|opens|opened|close|closes|closed|work|working|available|operate|operating|resume|resumes|online|reachable',
  joins:
    'on|at|by|for|during|every|even|the|this|public|over|in|till|until|all|round|to|also|dey|de|still|and|or|be|always|it|now',
  openOn:
    'are|is|do|does|will|can|dey? <you> <joins>... <opens> <joins>... <days>, una|you dey|de|go <opens> <joins>... <days>, <opens> <joins>... <days> <behind>...',
  hours: `opening|closing|working|office|business|operating|support hours|hour|time|times|days, hours of operation|business|work,
    when|wen do|does|are|will|is... <you> dey? <opens> <behind>...,
    what|which|from|at time|hours|hour|days|day <joins>... do|does|will|are|is|una|dey... <you>? dey? <opens>, till|until what|which time <you> <joins>... <opens>,
    till|until when <you> <joins>... <opens>`,
  stillOpen: 'are|is <you> still|currently? <opens>, una dey? still? open',
  ofElse:
    'ticket|tickets|account|acct|case|meter|estate|gate|shop|bank|gym|pool|file|form|window|page|link|bar|token|light|transformer',
  site: 'this|dis|d|the? portal|site|website|app|platform|company|business|thing|service|page, wattchat, this|dis|una, you people|guys?',
  runs: 'owns|own|runs|run|operates|operate|manages|manage|created|create|built|build|made|make|developed|develop|get',
  operator: `who|which person|people|company|firm|organization|organisation|na|dey|be|really|actually... <runs> <site>, who is|be|are|na the owner|owners|operator|operators|developer|developers|ceo|founder of|behind|for? <site>?,
    who is|be|are|dey... behind <site>, whose|which|what company|portal|site|website|app|platform|business is|be|na|owns|runs|behind... <site>, na who get <site>, na whose portal|site|app|company be? <site>`,
  partOf:
    'are|is you|una|this|wattchat|portal|dis... nepa|phcn|ekedc|ikedc|aedc|ibedc|government|registered|licensed, are you|una from|with|part of nepa|government|estate',
  place: `where|what is|are|na|be|dey your|una|the office|physical|business|street|head|company... office|offices|headquarters|branch|address, where your|una office|address|headquarters dey?,
    your|una office|physical|business|street|head... office|address|location, where are|is you|una located|situated|based, where una dey,
    can i|we come|visit to|una|your|the... office, office address|location`,

  /** Whether it is what it says it is. */
  genuine:
    'genuine|legit|legitimate|authentic|trustworthy|trusted|reliable|real|original|correct|fake|fraudulent|registered',
  isGenuine: `is|are|na|be|abi|shey|dey|una|you|really|actually|truly|sure|confirm|that|if... <site> na|is|are|be|dey|really|actually|truly|very|a|an|the... <genuine> <orNot>...,
    una|you dey|are|be|na? really|truly|very? <genuine> <orNot>..., how do|can|will|go|fit i|we|person know|confirm|verify|sure|be if|that|say|whether... <site> na|is|are|be|dey|really... <genuine> <orNot>...,
    can|should|may i|we|person really? trust <site>, how trustworthy|genuine|legit|reliable|safe? is|are <site>`,
  orNot:
    'or|abi|na|is|it|a|an|the|not|no|fake|scam|fraud|yahoo|one|thing|site|app|so|people|company|o|oo|sef|please|pls|abeg|you|una',

  /* what this is, and who answers */
  self: `who|what|wetin are|is|be|r|na <this>, which kind of? _? are|is|be|r|na <this>,
    are|is|be|na you|u|una|this|it|dis|really|even|actually|just|a|an|the|one|real... <talker> or? a? <talker>?, are|is you|this a|an? <talker> or ...,
    you|u|una|this be|na|dey|is|a|an|real... <talker> or? <talker>?, na <talker> be|dey this|you|dis|talk..., am|are i|we talking|chatting|speaking|talk|to|with|a|an|real... <talker> or? a? <talker>?,
    abi|na|is <talker> be this|you|dis, who am i <talking> to|with?, who i dey|de <talking> to|with?, what|wetin is|be your name, your name,
    introduce <itself>, tell me about <itself>`,
  this: 'you, u, una, this, dis, wattchat, this site|app|website|place|portal|bot|chat|thing|platform|number',
  talking: 'talking, chatting, speaking, talk, chat, speak',
  itself: 'yourself, wattchat, this site|app|portal',
  talker:
    'ai|bot|robot|human|person|machine|computer|chatbot|program|somebody|someone|chatgpt, human being, real person|human|somebody|someone|people, chat bot, artificial intelligence',

  /* why a card was refused, and another one */
  asksWhy: 'why|happen|happened|reason|cause|caused|wrong|problem|issue|matter, how come',
  refusedWords:
    'why|how|howcome|come|what|wetin|whats|now|so|na|is|be|that|it|its|this|did|was|were|has|have|don|dey|go|went|gone|the|my|e|am|to|with|for|there|card|payment|transaction|bank|fail|failed|failing|decline|declined|refuse|refused|reject|rejected|not|no|didnt|work|through|approve|approved|happen|happened|reason|cause|caused|wrong|problem|issue|matter|again|please|pls|abeg|o|oo|sef|ah|haba|and|but|just',
  anotherCard:
    'another|different|other|second|new card|cards|atm, my other|second card, change|switch card|cards, change|switch the|my card, card _ instead',
  leadsToCard:
    'i|we|let|me|make|can|could|may|want|wan|need|to|go|fit|will|should|try|use|using|pay|with|change|switch|put|a|my|the|then|instead|please|pls|abeg|ok|okay|oya|have|get|it|one|do|and|debit|bank|atm|o|if|for|this|am|again|now',
} as const;
