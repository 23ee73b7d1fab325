/** What is said of purchases that were made before: lists of them, one of them once more, what became of it, and where it is sent. */
export const PAST_PHRASES = {
  only: 'only',
  thing:
    'payment|payments|transaction|transactions|purchase|purchases|topup|topups|order|orders|token|tokens|receipt|receipts, top up|ups',
  last: 'last|latest|newest|recent|previous',
  span: 'day|days|week|weeks|month|months|year|years',
  lastOne: '<last> _? _? _? payment|transaction|purchase|topup|order, <last> _? _? _? top up, pay|paid|bought|buy last',
  page: 'page|pages|one|ones|row|rows, <thing>',
  next: 'show|see|give|go|to|me|the|some... next|more|older|continue <page>? please|pls|abeg?',
  previous: 'show|see|give|go|to|me|the... previous|prev|newer <page>? please|pls|abeg?',
  ofList: 'day|days|date|dates|time|times|list|rows|row|entries|records|first|jare|jor|oga, <thing>',
  anyDay: 'all|every|any date|dates|day|days|time',
  mail: 'resend|forward|email|mail|sending, sen|sent me|it|my|the|am|again',
  /** What was bought is wanted again: where a sentence begins so, ends so, or says it anywhere. */
  sameFirst:
    'please|pls|abeg|just... do|get|the|me... same thing|one|order? again, please|pls|abeg|just... do|get|the|me... same thing|one|order? once more, reorder',
  repeats: 'buy|pay|renew|order|recharge|load|vend|get|do|give',
  onceMore: 'again, once more',
  sameAnywhere: `buy|pay|renew|order|recharge|load|vend|get me? the? same, buy|pay|renew|order|recharge|load|vend|get me? exactly the same,
    repeat|redo _? _? _? payment|purchase|order|transaction|topup, repeat|redo _? _? _? top up`,
  polite: 'please|pls|plz|abeg|biko|sorry|ok|okay|so|and|but|hello|hi|hey|oga|sir|ma|wait|now|o|oo|na',
  it: 'it|that|this|am, the one, my own|thing',
  bought: `last|latest|recent? payment|purchase|order|transaction|money|card|token|light|airtime|credit|data|bundle|sub|subscription|recharge|topup|unit|units|internet|receipt,
    last|latest|recent? top up`,
  mine: '<it>, my|the|that|this|our? <bought>',
  through:
    'go|gone|went through, go|gone|work|worked|succeed|succeeded|successful|complete|completed|deliver|delivered|come|came|arrive|arrived|enter|entered|land|landed|drop|dropped|paid|pay|done|pass|passed|reach|reached|sent|finish|finished|processed|approved|confirmed|credited|receive|received',
  looks: 'what|whats|check|show|see, what is, tell me',
  news: 'status|update|updates, any update|news',
  /** How it stands; an order's id may stand behind it. */
  statusOf: '<looks>... the|my|order|payment... <news> of|on|for? <mine>?',
  lacks: 'have|did not, havent|didnt|never|no|not, still no|not, yet to',
  lacked: '<it>, my|the? token|light|airtime|credit|data|bundle|sub|unit|units|receipt, anything',
  status: `did|has|have|is|was|don|hope <mine>? really|actually|finally|already|been|don|yet... <through> already|yet|well|fine?,
    e don <mine>? really|actually|finally|already|been|don|yet... <through> already|yet|well|fine?,
    <mine> don <mine>? really|actually|finally|already|been|don|yet... <through> already|yet|well|fine?, e don <through> abi?, <mine> don <through> abi?,
    how far, how far with <mine>, what|wetin has|don? happened|happen|became|come|become to|of|with? <mine>,
    where is|are|dey|be my|the airtime|credit|data|bundle|sub|subscription|order|purchase|light|unit|units|recharge|internet,
    i|we? <lacks> see|get|got|receive|received|gotten <lacked> yet?, <asksWhat> i|we? just|last? <buys> last|now|here|before?, <asksWhat> i|we? just|last? <buys> just now,
    <shows>... my|the? last|latest|recent purchase|order, <asksFor>... my|the? order number|id|no`,
  asksWhat: 'what|wetin did|have|was|be, what|wetin is it',
  buys: 'buy|bought|order|ordered, pay|paid for',
  shows: 'show|see|check, what is|was',
  asksFor: 'whats|show, what is, give me',
  looksFor: 'whats|wheres|show|see|give|send|tell|read|me|check, what is|was, where is, let me see',
  token:
    '<looksFor>... my|the|that? my? last? token number|code|digits? again|back?, <looksFor>... my|the|that? my? last? token number|code|digits? once more',
  can: 'can|could you, you fit',
  whom: '<it>, to? me, us',
  inbox: 'to my email|mail|inbox|e-mail',
  resends: '<can>? resend|re-send',
  /** Said alone it is no wish: something follows it. */
  forwards: '<can>? forward|mail|email|e-mail',
  sentBehind: '<toWhom>... <inbox>? again?, <toWhom>... <inbox>? once more, <toWhom>... <inbox>',
  toWhom: '<it>, to me',
  sendsAgain:
    '<can>? send <whom>... again <inbox>?, <can>? send <whom>... once more <inbox>?, <can>? send <whom>... one more time <inbox>?, <can>? send <whom>... another time <inbox>?',
  /** Where a receipt is sent. */
  to: 'to|on|at|by|via',
  somebody:
    'wife|husband|hubby|spouse|partner|partners|brother|brothers|bros|sister|sisters|mother|father|mum|mom|dad|mama|papa|parents|son|sons|daughter|daughters|friend|friends|guy|guys|boss|oga|landlord|landlords|tenant|tenants|neighbour|neighbor|neighbours|neighbors|girlfriend|boyfriend|accountant|accountants|office|company|agent|agents|caretaker|uncle|aunt|aunty|auntie|cousin|cousins|wifes|husbands|hubbys|spouses|mothers|fathers|mums|moms|dads|mamas|papas|bosss|ogas|girlfriends|boyfriends|offices|companys|caretakers|uncles|aunts|auntys|aunties|hers|somebodys|someones|him|her|them|somebody|someone|else',
  way: 'whatsapp|sms|text|texts|telegram|phone|phones|number|numbers|line|lines|house|home, <other> email|mail|mails|emails|address|inbox address?, <other> e mail|mails address?',
  other: 'another|different|other|new|second|old',
  owner: 'my|our|his|her|their|the|a|an|another',
  elsewhere: `to|on|by|via|through|at <owner>? _? <somebody>, to|on|by|via|through|at <owner>? _? <way>,
    give|send|forward|mail|email my|our|his|her|their|the <somebody>, post|fax|whatsapp|text|sms it|me|the|my`,
  /** What was done then: 'the receipt of what I sent to my wife'. */
  done: 'sent, bought, paid, loaded, recharged, transferred',
};
