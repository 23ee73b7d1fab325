import { TITLES } from '../words.ts';

/** Words that names, fields and values stand beside, and those that say a value; the notation is in `machines/talk/reading/phrases.ts`. */
export const SLOTS_PHRASES = {
  /** What stands before a value: 'to Okafor', 'it should be Okafor', 'na Okafor'. */
  into: 'to, as, is, be, na, now',
  /** Before a value that is no name, e.g. a street. */
  intoAnything: 'to|as|is',
  /** What is said behind a value, or of another one. */
  behind:
    'not, no, nor, instead, now, and, but, abeg, pls, please, biko, o, oo, from, since, because, cos, for, again, jare, thanks',
  /** Said of how a name is written, never a name. */
  written: 'spelt, spelled, written, typed, wrong, wrongly, changed, different, new, old, incorrect',
  owns: 'own, owns, my house, my property, na me get',
  title: TITLES,
  /** What people are called by whom one respects, before a name with a capital. */
  calledByAge: `oga, baba, iya, uncle, aunty, auntie, sister, brother, bro, sis, hajia, rev, reverend, bishop, deacon, deaconess, elder, hon, capt,
    captain, major, colonel, justice, arc, nurse, professor, doctor, engineer, barrister`,
  /** What is done, at the beginning of an order: no part of a name behind it. */
  bids: `freeze, unfreeze, suspend, unsuspend, shut, kill, drop, remove, restore, reinstate, bring, take, turn, switch, open, reopen, close, block,
    unblock, pull, onboard, offboard, launch, start, stop, let, give, put, allow, confirm, raise, push, cut, lift, reactivate, deactivate, terminate, pause,
    resume, list, fetch, get, kindly, biko, please, configure, introduce, assign, attach, roll, scrap, bar, grant, decline, reject, approve`,
  /** What somebody does of whom is told: it stands behind a name. */
  tellsOfSomebody: `says, said, swears, insists, claims, disputes, complains, denies, argues, wants, needs, thinks, brought, bought, sent, came, went, goes, gets,
    broke, spoke, told, asks, keeps, blew, ran, has, just, still, never, finally, yesterday, today`,
  /** Before a colon and the text of a notice. */
  leadsUpToNotice: 'everybody, everyone, all, platform, read, notice, banner, portal, front, page',
  /** Before the number of a request. */
  requestNumber: 'request, req, number, no',
  /** An answer to a request, which its number follows at once: 'approve 14'. */
  answersRequest:
    'please|abeg? approve|approved|decline|declined|reject|rejected|grant|accept|close|answer, please|abeg? yes|no to',
  /** An answer that stands behind the number of a request, before what is told with it. */
  answerBesides: 'approve, approved, decline, declined, reject, rejected, done, yes, no',
  /** What is told with an answer, by its name. */
  noteBesides: 'note|remark|comment for him|her|them, note|remark|comment',
  tellsThem:
    'and tell them|him|her to|that, and tell the _ to|that, and tell them|him|her, and tell the _, tell them|him|her to|that',
  /** Homes by what they are, before their number. */
  dwelling: 'flat, house, plot, apartment, room, suite, floor, block',
  estateEnd: `court, gardens, garden, view, pines, grove, city, heights, park, villas, villa, vista, ville, hills, hill, residence, residences,
    towers, tower, close, haven, terraces, terrace, homes, apartments, crest, meadows, lakeside, phase, lodge, mews, ridge, bluff, manor, bay, woods, square, plaza, reef, oaks, acres`,
  called: 'called, named, titled, as',
  /** What joins the names of several estates, where a comma does not. */
  joinsNames: 'and, also, plus',
  intoAName: 'for, of, on, to, at, in, from, against, by, under',
  numbered: 'phase, zone, sector, block, extension, ext, section, part, cluster, district',
  /** What is said of a name, and around it, whoever writes it with a capital. */
  noName: `for, of, on, to, at, in, from, against, by, under, and, or, with, the, a, an, called, named, titled, as, is, create, add,
    register, enable, disable, set, make, new, service, services, fee, fees, estate, estates, find, show, verify, check, mark,
    update, change, pay, paid, payments, payment, buy, owes, owed, owe, owing, has, have, resident, residents, tenant, tenants,
    landlord, owner, meter, naira, monthly, every, month, per, each, please, abeg, i, activate, deactivate, upload, search, look`,
  /** What stands before somebody's name in a question. */
  beforeSomebody: 'of, by, from, for, has, have, did, does, is, was, to, about, resident, tenant, wetin, find',
  /** What an estate charges, by its word. */
  charge: 'fee, levy, surcharge, fine, toll',
  fee: 'fee',
  forIt: 'for|of|called the|a|an?',
  /** What is said around a new thing and before what it is called: no part of that. */
  aroundAThing: `for, of, on, to, at, in, from, against, by, under, and, or, with, the, a, an, called, named, as, is, are, was, be, na, create, add, adding, register,
    enable, disable, set, make, new, brand, another, additional, this, that, these, those, our, their, his, her, its, your, my, one, two, three, some, any, all, no, not, have, has, had,
    want, wants, need, needs, needed, like, charge, charging, request, requests, requesting, requested, apply, ask, asking, asked, proposed, propose, introduce, we, us, you, they, them, i,
    it, am, should, would, could, can, dey, don, wan, abeg, please, naira, service, services, fee, fees, levy, fine, fines, estate, convenience, about, approve, approved, reject, decline,
    put, up, through, so, now, also, just, only, monthly, weekly, yearly, up, down, off, there, here, which, what, how, much, pay, paying, who, wey, say, says, selling, because`,
  switches:
    'turn|switch|take|put off|on|down|up, remove|disable|enable|drop|stop|kill|scrap|cut|suspend|end|comot|off|on',
  named: 'called, named, titled',
  /** Where a name that was announced ends. */
  behindAName: 'every, monthly, per, each, and, with, which, that, it, costing, costs, worth',
  joins: 'plus, and, with, add',
  /** Between the words of a package, and no part of its name. */
  joinsOnly: 'and|with|add',
  /** How long a package lasts. */
  lasting: 'daily|weekly|monthly|annual|quarterly|value',
  not: 'not|nor',
  /** Before the one of two that is meant: 'change 2k to 5k'. */
  aims: 'to|am',
  or: 'or|abi',
  isSo: 'is|na|be',

  /** What is done with residents and their apartments, and said around it: no part of anybody's name. */
  ofResidents: `live, lives, lived, living, stay, stays, stayed, staying, head, apartment, apartments, flats, unit, residence, collect, collected,
    collecting, collection, collections, revenue, income, inflow, earned, debtor, debtors, defaulter, defaulters, waive, waived, write,
    wrote, off, reduce, lower, decrease, increase, increased, raise, raised, deduct, subtract, forgive, impose, verify, delete, evict,
    block, unblock, ban, cash, transfer, transferred, deposit, deposited, relocate, relocated, left, leave, moved, move, moving, vacate,
    empty, vacant, person, people, those, whose, nobody, somebody, everybody, everyone, dey, don, made, make, enter, entered, wipe, nil,
    parking, noise, late`,
  /** Between these a word tells what somebody does, and names nobody: 'kindly furnish me', 'can we beg'. */
  beforeADeed: 'we|they|una|kindly|lets|didnt|doesnt|dont',
  behindADeed: 'me|him',
  beforeAName: 'my|the|full|name|names|na|is|be|i|am|it',

  email: 'mail|email',
  phone: 'phone|mobile|telephone|number|line',
  lastName: 'surname, last|family name',
  firstName: 'first name',
  name: 'name',
  address: 'address',
  leadsToName: `ok|okay|oya|so|my|the|first|last|sur|family|full|name|names|surname|na|is|are|be|i|am|im|it|its|call|me|mr|mrs|miss|ms|dr,
    chief|alhaji|alhaja|engr`,
  politeBehind: 'please|pls|abeg|biko|sir|ma|o|oo',
  yesOrNo: 'yes|no|ok|okay',
  livesThere: `live|living|stay|staying|reside|dey in|for|inside? there|here|it|inside|estate,
    live|living|stay|staying|reside|dey in|for|inside? the estate, rent|renting|rented`,

  minus: 'minus',
  owed: 'owe|owes|owed|owing|debt|debit|outstanding',
  inCredit: 'in credit|advance, credit of, overpaid',
  /** Names of what is owed have verbs in them. */
  owedName: 'service|estate|monthly|development|maintenance charge|charges',
  less: 'reduc*|lower*|decreas*|deduct*|subtract*|less|waiv*|forgiv*|forgo|remov*|discount, take|knock|write ... off, cut ... by',
  paidIn: `paid|pays|transferred|deposited|cash, don|has|have pay, record|log|post|capture|book|enter|input|add|receive* ... payment|payments,
    key in ... payment|payments`,
  more: 'add|adding|rais*|increas*|more|another|extra|additional|plus|bump|impos*|debit|charge|charged|charging, on top',
  fining: 'give|put|record|issue|slap|log ... fine, fine ... against',
  leadsToBalance: 'please|pls|abeg|kindly|oya|ok|okay|just|now|can|could|you|u|i|want|to|let|me|make|we|help|sir|ma',
  /** Where a sentence begins so. */
  credits: '<leadsToBalance>... credit',
  fines: '<leadsToBalance>... fine',
  clears: 'clear*|waiv*|writeoff|forgiv*|remov*|cancel*|wip*|zero|nil, writ* off',
  becomes: 'to|be|become|becomes|at|is|now',
  nothing: 'zero|nil|nothing',
  percent: 'percent, per cent',
  /** Before what a balance is to be, and in a sentence that sets it. */
  aimsAt: 'to|at',
  set: 'set',
  /** What is owed is to be another figure, which stands behind one of these. */
  corrects: '<leadsToBalance>... reduc*|lower*|decreas*|cut|slash|bring|increas*|rais*|adjust*|correct*|set|change',
  forgives: '<leadsToBalance>... waiv*|forgiv*',
  toOrBy: 'to|at|by|with',

  because: 'because|cos|cause|coz|since, reason is?',
  notice: 'notice|announcement|announce|banner|broadcast|bulletin',
  /** What is asked or done about one that there is. */
  ofANotice: 'off|down|up|old|stale|gone|again|board|on',
  changesNotice: 'remove|clear|delete|change|edit|comot|kill, take|put it|am|that|the? off|down|up',
  saying: 'that say|says?, saying, to say, wey talk say',
  declines:
    'declin*|reject*|refus*|deny|denied, turn|turned down, no approve, say|says|gets|get|is a? no, no to, no from us, cant do',
  grants: 'done|grant*|approv*|accept*|fulfilled|close|closed|finished|yes',
  free: 'free, zero|no|nil|0 fee|charge|naira, to|at|be zero|nil|nothing',
  wereDeclined: 'declined*|rejected',
  wereAnswered: 'done|closed, were|are|been|already|was|all|the answered',
  areOpen: 'open|pending|new|unanswered|waiting',
  leadsToTelling: `please|pls|plz|abeg|biko|kindly|oya|ok|okay|so|and|hello|hi|just|now|can|could|you|i|we|want|wan|need|to|make|help|me|us,
    let`,
  everybody: `everybody|everyone, every body|one,
    all of? them|dem|us|the? people|resident|residents|tenant|tenants|user|users|estate|estates|customer|customers?,
    the|our? residents|tenants|users|customers|people, the whole platform`,
  know: 'to? know',
  tellsAll: `tell|inform|notify|alert|warn|let <everybody>, tell|inform|notify|alert|warn|let <everybody> <know>, announce to <everybody>,
    announce to <everybody> <know>, make <everybody> sabi|know`,
  letsAll: 'let <everybody>',
  that: 'that|say|saying|about, to say, know say, make them|dem know',
  /** A notice that begins so is for some of them. */
  onlySome: 'in|at|of|for|inside|from|who|wey|whose|with',

  movesOut: `unoccupied*|vaca*|empty*|left*|relocat*, move|moved out*, packed out*|comot*, no longer, not occupied*,
    handed over <articles>... key|keys, travel*|travell* with <articles>... wife|family|husband|children, nobody|noone dey|is inside, not stay* there again,
    don|has|have pack*|comot*|move*|leave*|relocat*|go*|japa*, no dey|one dey? dey? live*|stay*, nobody dey? dey? live*|stay*`,
  articles: 'the|his|her|their|a|all',
  movedIn: 'move|moved|moves|packed|pack|packs in*|enter*',
  notVacant: `from vacant|empty|unoccupied to|please?, no be vacant|empty|unoccupied again, is|has|don|dey|are come? back, is|has returned,
    resum* residence, came back, don return, don come? back, e|it|am|place|flat|house|apartment no dey? unoccupied|vacant|empty, not|isnt|aint _? unoccupied|vacant|empty,
    no longer|be _? unoccupied|vacant|empty`,
  /** What the record says, or was so: it is not so beside somebody who is there now. */
  recorded: '<stillShown> <asIf>... unoccupied|vacant|empty, was|were unoccupied|vacant|empty before|b4',
  cameIn:
    'moved in, enter*, came|come|is|are|don back, returned, has|have|got|new tenant|tenants|family, is|are|dey wrong, occupied',
  stillShown: 'show|shows|showing|shown|says|saying|reads',
  asIf: 'as|dey|show|be|is|it|e|that|the|place|house|flat|still',
  occupies: 'occup*',
  occupant: 'occupan*',
  movesIn: 'move|moved|packed|pack in*, pack enter*, new tenant*|resident*',
  failed: 'failed|fail|declined|unsuccessful|bounced, no go through, didnt go',
  pending: 'pending',
  succeeded: 'success*, that|which|wey|what went|passed through, went through only|fine|well',
  notYet: 'been|yet|dey|be|do|done|get|complete|completed|finish|finished',
  confirmed: 'confirmed|approved|validated',
  unverified:
    'not|never|neva|no|havent|hasnt|arent|nobody <notYet>... <confirmed>, nobody|noone has|don <confirmed>, yet to be <confirmed>, unconfirmed|unapproved, awaiting|waiting|pending ... approval|confirmation|verification, unverified*, not|never|neva|no|havent|hasnt|arent|dont|didnt <notYet>... the|their|dia|dem? verif*, yet to <notYet>... verif*',
  verified: 'verified*|verify*|confirmed|validated',
  inactive:
    'inactive*|dormant*|idle, not active*, no dey active*, gone|went|go quiet|silent, not|never|hardly|no|havent|hasnt|arent|dont dey? been? use|using|used|logged|log',
  active: 'active*, actually|really|still using|use, dey use, using the? portal|platform|app|thing|system',
  inactiveEstates:
    'inactive|suspended|deactivated|frozen|dormant, are|is|been switched|turned|shut? off|down, switched|turned|shut off|down, not live|active|running, we don off',
  activeEstates: 'active|live|running, switched|turned|still on, up and running',
  registeredMeters:
    'meter|meters tied|linked|attached|assigned|on, has|have|with|get|got|dey a|the|their|his|her|already? meter*, already has|have|get a? meter*, registered meter*, meter|meters that|wey|which|have|has|don|are|were|is... register*, with meter*, get meter*',
  total:
    'total|count|headcount|everybody|everyone|all|every|whole|entire|complete, full list, full resident|residents|tenant|tenants list, how many, number of',
  oldestFirst: 'oldest|ascending, older first',
  newestFirst: 'newest|descending, newer|latest first, most recent*',
};

/** How most words end by which something of the past is told. */
export const PAST_ENDING = 'ed';
