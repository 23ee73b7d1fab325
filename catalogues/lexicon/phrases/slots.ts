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
  written: 'spelt, spelled, written, typed, wrong, wrongly',
  owns: 'own, owns, my house, my property, na me get',
  title:
    'mr, mrs, miss, ms, dr, engr, chief, alhaji, alhaja, pastor, prof, madam, mama, papa, barr, barrister, otunba, mallam',
  estateEnd: `court, gardens, garden, view, pines, grove, city, heights, park, villas, villa, vista, ville, hills, hill, residence, residences,
    towers, tower, close, haven, terraces, terrace, homes, apartments, crest, meadows, lakeside, phase, lodge, mews, ridge, bluff, manor, bay, woods, square, plaza, reef, oaks, acres`,
  called: 'called, named, titled, as',
  intoAName: 'for, of, on, to, at, in, from, against, by, under',
  numbered: 'phase, zone, sector, block, extension, ext, section, part, cluster, district',
  /** What is said of a name, and around it, whoever writes it with a capital. */
  noName: `for, of, on, to, at, in, from, against, by, under, and, or, with, the, a, an, called, named, titled, as, is, create, add,
    register, enable, disable, set, make, new, service, services, fee, fees, estate, estates, find, show, verify, check, mark,
    update, change, pay, paid, payments, payment, buy, owes, owed, owe, owing, has, have, resident, residents, tenant, tenants,
    landlord, owner, meter, naira, monthly, every, month, per, each, please, abeg, i, activate, deactivate, upload, search, look`,
  /** What stands before somebody's name in a question. */
  beforeSomebody: 'of, by, from, for, has, have, did, does, is, was, to, about, resident, tenant, wetin, find',
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
  ofResidents: `live, lives, lived, living, stay, stays, stayed, staying, head, apartment, apartments, flats, unit, collect, collected,
    collecting, collection, collections, revenue, income, inflow, earned, debtor, debtors, defaulter, defaulters, waive, waived, write,
    wrote, off, reduce, lower, decrease, increase, increased, raise, raised, deduct, subtract, forgive, impose, verify, delete, evict,
    block, unblock, ban, cash, transfer, transferred, deposit, deposited, relocate, relocated, left, leave, moved, move, moving, vacate,
    empty, vacant, person, people, those, whose, nobody, somebody, everybody, everyone, dey, don, made, make, enter, entered, wipe, nil,
    parking, noise, late`,
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

  because: 'because|cos|cause|coz|since, reason is?',
  notice: 'notice|announcement|announce|banner|broadcast|bulletin',
  saying: 'that say|says?, saying, to say, wey talk say',
  declines: 'declin*|reject*|refus*|deny|denied, turn|turned down, no approve',
  grants: 'done|grant*|approv*|accept*|fulfilled|close|closed|finished',
  free: 'free',
  wereDeclined: 'declined*|rejected',
  wereAnswered: 'done|answered|closed',
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
    don|has|have pack*|comot*|move*|leave*|relocat*|go*|japa*, no dey|one dey? dey? live*|stay*, nobody dey? dey? live*|stay*`,
  movedIn: 'move|moved|packed in*|enter*',
  notVacant: `e|it|am|place|flat|house|apartment no dey? unoccupied|vacant|empty, not|isnt|aint _? unoccupied|vacant|empty,
    no longer|be _? unoccupied|vacant|empty`,
  occupies: 'occup*',
  occupant: 'occupan*',
  movesIn: 'move|moved|packed|pack in*, pack enter*, new tenant*|resident*',
  failed: 'failed|fail|declined|unsuccessful, no go through, didnt go',
  pending: 'pending',
  succeeded: 'success*',
  notYet: 'been|yet|dey|be|done|get',
  unverified:
    'unverified*, not|never|neva|no|havent|hasnt|arent|dont|didnt <notYet>... verif*, yet to <notYet>... verif*',
  verified: 'verified*|verify*',
  inactive: 'inactive*|dormant*, not active*, no dey active*',
  active: 'active*',
  registeredMeters:
    'registered meter*, meter|meters that|wey|which|have|has|don|are|were|is... register*, with meter*, get meter*',
  total: 'total|count, how many, number of',
  oldestFirst: 'oldest|ascending, older first',
  newestFirst: 'newest|descending, newer|latest first, most recent*',
};
