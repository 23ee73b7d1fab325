/** Words that say what a sentence wants, in the notation of `machines/talk/reading/phrases.ts`. */
export const MODEL_PHRASES = {
  /* an order and a question of an administrator, and what leads up to them */
  lead: 'please, pls, plz, abeg, biko, kindly, oya, ok, okay, so, and, but, hi, hello, just, now, can, could, will, would, you, u, i, we, want, wan, need, to, like, let, me, us, make, help, sir, ma, may',
  orders: '<lead>... <order>',
  order: `mark, set, change, chang*, update, put, give, raise, increase, add, reduce, lower, decrease, deduct, subtract, remove, waive,
    forgive, clear, write, wipe, charge, debit, credit, record, log, post, enter, book, capture, impose, issue, zero, adjust,
    correct, amend, cancel, fine, bump, knock, slap, take, make, verify, approve, delete, evict, block`,
  asks: '<lead>... <ask>',
  ask: `who, whos, whose, whom, which, what, whats, wetin, when, where, why, how, is, are, was, were, has, have, did, does, do, any,
    tell, show, list, see, view, check, display, get, find, search, look, give me, total, count, number of, all, export, download,
    print, open, bring`,
  namesFine: '_? fine|fines payment|payments?',
  verifies:
    'please|pls|abeg|kindly|oya|ok|okay|can|could|you|i|want|to|let|me|help|now... verify|approve|confirm|accept',

  /* what an administrator speaks of */
  own: 'i, im, ive, me, mine, my',
  ownEstate:
    'my estate|resident|residents|tenant|tenants|people|compound|apartment|apartments|flat|flats, show|give|tell|let|help me, i want|need|wan to, i would like to',
  occupancy: `moved|moving in|out|into|away, pack|packed|packing in|out|comot|enter|go|leave,
    left the|our|this|his|her|their? estate|flat|apartment|house|compound|place, <nobody> dey? there|inside? live*|stay*,
    no longer live|lives|stay|stays, don|has|have relocat*|leave, don|has|have enter the? flat|house|apartment`,
  nobody: 'nobody, no one, no person',
  gone: 'don|has|have comot|gone|go|leave|left|japa',
  dwellings: 'flats, apartments, houses, homes, units, residents, tenants, people, meters, places',
  unpaid:
    '<not> yet|ever|dey? paid|pay|paying|clear*|settle*, <not> make|made|making a|any|the|their? payment|payments, stop|stops|stopped paying',
  not: 'not, never, no, yet to, havent, hasnt, dont, didnt, without',
  paid: `paid, pays, pay, payment, payments, transaction, transactions, purchase, purchases, bought, buy, vended, vending, sales, topup,
    topups, top up|ups, collect*, revenue, income, inflow, made, earned, received, spent, money _? enter|came|come|in,
    how much don|has|have|money... enter|entered, how much don|has|have|money... came|come in`,
  whoPaid: 'residents|resident|tenants|tenant|people|those|everyone|landlords|landlord who|that|wey|which',
  listed:
    'payments, transactions, transaction, purchases, top ups, topups, vending, collections, collection, revenue, income, sales, history',
  aboutSomebody: `details, detail, profile, information, info, particulars, contact, phone, mobile, number, email, mail, meter, address, status,
    verified, verify, lives, lived, live, living, stays, stayed, staying, stay, flat, apartment, house, where, show, see, view, who,
    registered, resident`,
  verifiedOnes: 'verified|unverified ones|people|account|accounts|list?',
  dues: 'all? the? fines|levies|dues, all? the? service charges',
  registeredMeters: 'registered meters, meter|meters registered',
  howMany: 'how many',
  whyOrWhen: 'why, when',
  everyone: 'everybody, everyone, every one|body|resident|tenant|meter|flat|apartment|house|person',
  everybody: `<everyone>, for|to|on all,
    all of? the|our|my|them, all of? resident|residents|tenant|tenants|meter|meters|flat|flats|apartment|apartments|house|houses,
    all of? fine|fines|levy|levies|debt|debts|balance|balances, all of? service charge|charges`,

  /* what keeps a sentence from buying */
  but: 'please, pls, abeg, but, and, so, wey',
  asksAbout:
    '<but>... is|are|was|were|does|whose, <but>... which|what day|date|time, <but>... do i|you|we|they, <but>... how many|long|far',
  /** Nothing is to be done. */
  forbids:
    'please|pls|abeg|oya|ok|okay|so|you|una|make|let... dont|never, please|pls|abeg|oya|ok|okay|so|you|una|make|let... do not, make|una|you... no|nobody, why',
  asksDone: '<but>... did|has|who|was|were, <but>... am i',
  asksWho: '<but>... na una|you, <but>... una|you be',
  asksBetter: 'which|wich <one>? go|is|dey|be? better|best|cheaper, wetin better',
  one: 'one, of them|dem, plan, package',
  doneWrong: 'by mistake, mistakenly, in error, accidentally, <did> ... <lately> ... but',
  did: 'pay, paid, buy, bought, load, loaded, recharge, send, sent',
  lately: 'last _, yesterday, since, on <aDay>',
  aDay: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, today, yesterday',
  /** What is sold to whoever reads it. */
  advert:
    'cashback, terms apply, and win, win a|an|big|up, stand a chance, get _? _? free, get _? bonus, customers enjoy, gives|give you _? your, your recharge of, promo promo, while stocks last, hurry now, off all',
  /** What is said of a sum, and wants none of it. */
  remarks: 'too much|cost|expensive|dear, no be small|beans|joke, cost too much',
  later: 'later',
  /** What is done to a lamp or a screen at home: 'turn the lights down', 'tv on'. Less of it, or none, is never bought. */
  operates:
    'turn|switch|put|set|on|off <aHome>? <device>, turn|switch|put|set <aWay> <aHome>? <aRoom>? <atHome>, turn|switch|put|set <aHome>? <lamp> <aWay>, <device> turn|switch <aHome>? <aWay>, <device> <aWay>, <aHome> <device> <aWay>, <lamp> out|up, power off|down, <changes> <aHome>? <aRoom>? <atHome>',
  aWay: 'on, off, up, down, out, low',
  changes: 'dim, brighten, lower, reduce, raise, increase, adjust, close, down',
  aHome: 'the, this, that, all, all the, my, our, it',
  aRoom: 'room, bedroom, kitchen, parlour, sitting room, living room, hall',
  atHome: '<device>, <lamp>',
  device: 'lights, tv, television, telly, lamp, lamps, bulb, bulbs, fan, ac',
  lamp: 'light, lights, power',

  /* where another part of a sentence begins */
  opensClause:
    'abeg, biko, oya, so, because, cos, coz, cuz, since, but, kindly, please, pls, plz, jare, make|so that|i|we|she|he|e|them|dem, before, as i|we|my|the, and|then please|abeg|kindly|i|my|the|she|he|they',
  /* another day than this, and what wishes all the same */
  thatDay:
    'yesterday, last week|month|year|night|time|saturday|sunday|monday|tuesday|wednesday|thursday|friday, in 20*, days|weeks|months|years ago, the other day, that day, day before, two|three days back',
  wishes: 'want, wan, need, abeg, please, pls, plz, kindly, oya, again, same, now, today, biko, help, let me, give me',
  tellsOther: 'said, says, say, tells, tell me, told me, asked me, texted, wrote, sent me, message, messaged',
  /* nothing is owed, which stands before a purchase that a debt would stop */
  owesNothing: `<owesNot> ... owe|owing|owin|debt|debts|gbese|outstanding|balance|arrears|bill, owe|owing|owin una|you? nothing|nobody|no,
    no|zero|nil|without debt|debts|gbese|outstanding|arrears|balance, i|we|have|ve|don|just|already cleared|clear|settled|settle|paid|pay ... debt|debts|gbese|balance|outstanding|arrears|bill|owe|owing|everything|all,
    debt free`,
  ifOwing: 'if|unless|once|provided|whether|suppose|incase ... owe|owing|owin|debt|debts|gbese|outstanding|arrears',
  owesNot: 'not, no, never, dont, dnt, nor, aint, havent, isnt, neither, do not, am not, im not, nobody, nothing',
  /* wanted now, for whatever comes after */
  atOnce: `asap, a s a p, now, fast, faster, quick, quickly, urgent, urgently, immediately, sharp, sharply, sharp sharp, this minute|night|evening,
    today, tonight, at once, right away, straight away, before it|light|then|tomorrow|tmrw, kia kia, quick quick, now now, jare`,
  /* somebody else wrote it */
  forwarded: 'fwd, forwarded, as received, fw, broadcast message, forwarded as received, copied from',

  /* where a receipt goes */
  joins: 'and, with',
  receiptLeads: 'my, the, your, send, mail',
  sendsTo: 'to, at, on, for, by, via, into',

  /* 'off palm court': the word alone as what is to be done */
  switchLead:
    'please, pls, plz, abeg, biko, kindly, oya, ok, okay, so, and, hello, hi, just, now, can, could, you, una, i, we, want, wan, need, to, make, help, me, us, let, go',
  off: 'off',
  on: 'on',
  it: 'it, am',

  /* text of programs */
  machine: 'drop table, select ... from, ignore all|previous|the|your, system prompt, you are now',
} as const;
