/** Words of answers, of corrections, and of what is neither though it could be taken for one. */
export const ANSWERING_PHRASES = {
  /* what a file is called: 'debit.png' */
  fileName: '_... png|jpg|jpeg|gif|webp|heic|pdf|csv|xls|xlsx|doc|docx',

  /** Whose something is. */
  that: 'it|that|this|dat|e, the meter',
  ownOne: 'mine|ours, my own, my|our estate, my meter, where i live|stay',
  mine: '<that>? is|na|be|thats|its? <ownOne>',
  /** Where a sentence ends so. */
  notMine: 'not|isnt|no ... <ownOne>, no|nor be ... <ownOne>',
  wrongOne: 'wrong|another|different estate|meter|one',
  all: `i|make|let|me|pay|clear|just|want|to|wan|the|abeg|please... all|everything|full|whole|complete
    of|it|them|am|amount|thing|money|payment|that|i|owe|is|owed|dey|please|abeg...`,
  /** What is read back is to be called otherwise. */
  renames: 'call|name it|am|that|this, make|let the? name, name is|be|should|na, called',
  /** Neither a yes nor a no. */
  unsure: `<unsureLead>... not|no|nor too|so|really|very|entirely|quite? sure|certain o|oo|yet|sha|again|about|of|it|this|that|am|now|sir|ma...,
    <unsureLead>... dont|no|nor|never know|decide|sure o|oo|yet|sha|now|sir|ma..., <unsureLead>... in doubt o?`,
  unsureLead: 'i, im, am, i am, we, are, dey, hmm, well, sincerely, honestly, to be honest, me, still, but, ah, eh',
  /** Nothing of what is asked for, where it is all that is said, or anywhere. */
  none: 'no|none|neither|nothing|nope',
  /** None of two or three things that stand to choose from. */
  neither: `o|oh|abeg|please|sorry... no|nope|nah|neither|none|nothing o?, no|nope|nah...  neither|none of|among them|dem|these|those|this|all? o?,
    no|nor be any|one|all? of|among them|dem|these|those, not|no any|one of them|dem|these|those, no|nor be any, all no be am, none _? apply|fit`,
  /** What leads up to one of two or three things that is rather meant. */
  ratherThan:
    'o|oh|abeg|please|sorry|ok|oya|yes|well|no|nope|nah... i? mean|meant|want|talk|talking|said about|of?, o|oh|abeg|please|sorry|ok|oya|yes|well|no|nope|nah',
  but: 'but',
  notThat: 'o|oh|abeg|please|sorry|ok|no|nope|nah... not|never, no|nor be',
  hasNone: `none|neither of|dey|is|one, dont|no|never|cant|cannot|lost|deleted have|get|see|find|know|remember|keep|am|it|the,
    do not have|get|see|find|know|remember|keep|am|it|the, not there|listed|here|among, no dey there|here|inside|among`,
  /** Something else that is missing is another matter. */
  else: 'meter, token, tokens, units, unit, light, power, value, airtime, data, refund',
  another: 'another, other, different, older, earlier, else',
  skipped: `skip, skip it|this|that|am, later, not now, pass, leave it out, next, move on, go on, continue, proceed, go ahead, send it|am,
    submit, done, finish, finished, that is all|it, thats all|it, nothing more|else, no more, only that|this|one`,
  skippedUntil: 'please|abeg|o|now|later, for now, by mail|email, to your|the mail|email',
  skips: 'please|abeg|pls|ok|okay|oya|no|i|will|go|let|me|us|just|can|we... <skipped> <skippedUntil>...',
  byMail:
    'mail|email _, by|via|through mail|email|support, by|via|through e mail, to your|the|una mail|email|support, to your|the|una e mail',
  notDebited:
    'not|never|no|didnt|wasnt|nor|neva _? debit|debited|charge|charged|deduct|deducted|remove|removed|cut, no bank|debit|alert',
  /** What may lead up to an answer, or stand behind it. */
  light: `own, one, ones, the, na, is, it, be, my, this, that, dat, please, abeg, pls, i, want, choose, pick, go, with, will, take, for, o,
    use, make, an, and, a, to, me, give, number`,
  /** What was paid before is nothing to choose from. */
  madeBefore:
    'payments, payment, transactions, transaction, purchases, purchase, receipts, receipt, tokens, token, history',
  last: 'last',
  ordinalEnd: 'st, nd, rd, th',
  marked: 'number, option, no, num, choice',
  time: 'time, days, day, weeks, week, months, month, years, year',
  pointedAt: 'one, option, choice, number, plan, package, bundle, network, service, amount, button',
  /** What a payment of a list is called beside its day, and the ways of paying. */
  ofPayment:
    'one, ones, payment, payments, purchase, transaction, topup, recharge, debit, was, be, na, for, on, of, from, by, with, via, through, about, made, paid, bank, my, dat, own',
  way: 'card, transfer, ussd, pos, bank transfer',
  /** 'Not that one' counts nothing. */
  /** What leads up to a place of a list, and the place with what may stand beside it. */
  asksForPlace:
    'abeg|please|pls|plz|ok|oya|show|see|open|give|check|view|tell|bring|let|make|i|me|want|wan|to|about|more|details|detail|receipt|of|for|on|wetin|what|is|be|na|and|us...',
  placeAlone: `the|that|dat|d|my? <placed> one|ones|payment|purchase|transaction|own|row|entry? on|in|from|of|for? the|this|that? list|table|page|top? abeg|please|pls|o|there|too|instead|again|now...,
    number|no|num|row|option 1|2|3|4|5|6|7|8|9|10|one|two|three|four|five abeg|please|pls|o...`,
  placed: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last',
  points: 'that, this, dat, dis, the, which, another, other, any, no, good, nice, first, last',
  changing: 'wrong, mistake, correct the',
  /** 'No, Adewale'. */
  noItIs: 'no|nope|nah <itIs>...',
  itIs: 'it|na|is|its|be, my name',
  callsMe: 'please|just|abeg? call me _, you can call me _',
  /** Where a sentence begins so, an earlier answer is put right. */
  putsRight: 'no|nope|nah|not|sorry|actually|wait|oops|make|change|wrong|instead, i said|mean|meant',
  /** 'Did my 5000 go through'. */
  asksOfPast:
    'please|pls|abeg|but|and|so|i|wey... did|was|were|has|who|why|where, please|pls|abeg|but|and|so|i|wey... what|when|how did',
  is: 'please|pls|abeg|but|and|so|i|wey... is',
  /** Money that is told to be on its way, or there: 'I have sent 4000', 'don drop 5k for una account'. */
  moved: `<mover> have|has|ve|don|just|already|had... <movedIt>, ive|weve just|already? <movedIt>, don just|already? <movedIt>|send|transfer|pay|drop|remit|deposit,
    just|already <movedIt>|drop, have|has just|already? <movedIt>, i|we send|drop|transfer am|it|the money|una|you,
    has|have|don|just|already|did... enter|entered|land|landed|reach|reached|hit|drop|dropped for|into|to|in|inside|with... una|your|ur|you|the account|acct|bank|side`,
  movedAlone: '_ <movedIt> already|o|oo|oh|sir|ma|please|abeg|now|to|una|you|it|am...',
  /** Where a sentence begins so, what stands behind it may still put something right. */
  remade:
    'no|please|pls|abeg|oya|ok|sorry|then|so|just... make|change|put|set|use|do|reduce|increase, no|please|pls|abeg|oya|ok|sorry|then|so|just... let it be',
  mover: 'i, we, my _, he, she, dem, they, una',
  movedIt: 'sent, transferred, transfered, paid, payed, deposited, remitted, wired, dropped',
  counted: 'last|latest|recent|top|page',
  alsoNow: 'spend, used to, last purchase',
  gone: 'ago, yesterday',
};

/** What a field is called when only its name is said: 'change the email'. The first that is said is meant. */
export const FIELD_PHRASES = {
  amount: 'amount|money|price',
  estate: 'estate',
  serviceName: 'name|names|service|fee',
  fee: 'fee',
  reason: 'reason',
  note: 'note|text|notice',
  topupRef: 'reference|transaction',
  address: 'address',
  months: 'month|months',
  provider: 'provider|disco|company',
  service: 'service',
  plan: 'plan',
  package: 'package|bouquet',
  lastName: 'surname, last|family name',
  firstName: 'name|names',
  role: 'role|landlord|tenant|resident, home owner',
  password: 'password',
};

/** Places of a list, and numbers, from one on. */
export const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth';
/** Days of a month behind the tenth, as they are said. */
export const LATER_ORDINALS =
  'eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';
export const CARDINALS = 'one two three four five six seven eight nine ten';
