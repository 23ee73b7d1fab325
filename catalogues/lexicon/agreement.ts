/**
 * The words of a yes. A sentence agrees where these phrases cover all of it; nothing here is looked for inside a sentence.
 *
 * A phrase is words as they are compared: small letters, no marks, no apostrophes, numbers in digits. `<name>` stands for any
 * phrase of that list, `a|b` for either word, and what ends in `?` may be missing. English, Pidgin, and the words of Yoruba,
 * Hausa and Igbo that stand in such sentences.
 */
export const AGREEMENT = {
  /** Says yes by itself, and with thanks beside it. */
  yes: `yes, yess, yeah, yea, yep, yup, yap, yeap, yeh, yh, yah, ya, ye, yse, ys, yas, aye, affirmative, of course, ofcourse, definitely, absolutely, certainly,
    surely, for sure, gladly, with pleasure, by all means, agreed, confirmed, approved, accepted, granted, authorised, authorized, exactly, precisely, <assents>, i|we <assents>, i|we hereby? <assents> <to>? <taken>, <assents> <taken>, i don gree|agree|confirm, i|we gree <to>? <object>?, i am <very>? sure|certain|positive, i am in agreement, i am|dey <very>? satisfied|happy|cool|okay|ok|fine|good|comfortable <with> <taken>, i dey okay|ok|fine|good|cool with|for it|am, we are agreed, my answer na|is <very>? yes, yes to <object>, i said|say|talk yes,
    you have my permission|consent|approval|word|yes|go, permission granted, noted and approved, one hundred percent, 100 percent,
    beeni, beni, bee ni, bee naa ni, hen beeni, mo gba, mo fara mo o?, dajudaju, naam, eh, ee, eeh, na yarda, na amince, mun yarda, ekwetara m, ekwere m, ekwetala m, anyi ekwetala`,
  taken: '<object>, <told>, <told> and <told>, <det>? charge|charges|terms|breakdown|summary|condition|conditions',
  assents:
    'confirm, confam, approve, authorise, authorize, consent, agree, accept, acknowledge, okay, support, endorse, stand by',
  /** Says yes by itself; with thanks beside it, it rather says goodbye. */
  fine: `ok, okay, okey, oky, oki, okie, okie dokie, okey dokey, oks, okk, kk, k, alright, aight, all right, fine, fine by|with me|us, sure, sure thing, oya, ehen, ehn ehn, sharp, gbam, perfect, deal, true, correct, uhuh, uh huh, 
    no problem at? all?, no wahala at? all?, no shaking, no worries, no issue at? all?, no objection, not a problem, why not, please do, good to go, looks good, it looks good, all good, yes please, let it go|be through, make am go|happen,
    <goes>, <goes> <with> <object>, <goes> and <deed>, you can|may <goes>, you can|may <deed>, make you|una|we <goes>, una fit <goes>, you fit <goes>, you fit <deed>, do|run|complete|finish|process|execute|action|effect <object>, do so, do the needful, get it done, make it happen, make we|e go, let us go on|ahead,
    ngwa, ngwa nu, o di mma, odi mma, o di nma, nsogbu adighi, nsogbu adighi ya, o bu eziokwu, o ziri ezi, eziokwu, o dara, o daa, o da bee, o tona, ko si wahala, ko si isoro, haka ne, daidai, daidai ne, babu matsala, babu laifi, ba matsala, <elsewhere>`,
  /** 'Do it' and 'go on' in other languages: the deed is whatever is read back. */
  elsewhere:
    'e? tesiwaju, e? te siwaju, e maa ba a lo, e? ba mi se e?, e se e, a? ci gaba, a? cigaba, toh? a ci gaba, a yi, a yi shi, a yi haka, gaa nihu, gaa n ihu, gaba nihu, mee ya, ga nihu',
  goes: 'go ahead, fire on, push on, goahead, go ahead now|then, go on, proceed, continue, carry on, carry go, keep going, ride on, move ahead|forward',
  with: 'with, on, to, and do',
  /** What was read back is called right. 'What I owe' alone calls nothing that: it asks. */
  right: `<all> <very>? <very>? <good> <forme>?, <good> as e dey, <that> <very>? what|wetin i|we <wanted>, <very> what|wetin i|we <wanted>, <that>? <very>? as i|we <wanted>, <that> <very>? what|wetin i <wanted> be <it>?, <very>? what|wetin i <wanted> be <it>, <told> is|na <very>? the one|what|wetin i|we <wanted>, na what|wetin i|we <wanted> be? <it>?, <that> it, it tallies, e tally, everything tally|tallies,
    na so, na so e be, na so o, na im, na im be <it>, na am, na true, na correct, na it, na that|dat|this one?, na di|the one, na the <good> one be <it>, na <det> one wey i <wanted> be|na? <it>?, e correct|complete|clear|tally|okay die|well|finish|gan|o?, <that> the one, <that> <very>? <good> <forme>?,
    na correct <told>`,
  all: 'it is, it looks, <it> is|na|dey|looks, all|everything is|na|dey|looks, that is, this is, e, e dey, e don, everything, everything is|dey|looks|na, all is|are|dey, all of it is, all, they are, both are, it all looks|is',
  /** A part of it is called right, or is one's own: that alone is no yes to the whole. */
  partly:
    '<told> is|are|dey|na <very>? <very>? <good> <forme>?, <told> <very>? <good>, <told> and <told> is|are|dey? <very>? <good>, <good> <part>, na <told> be <it>, na <told> wey|that i <wanted> be|na? <it>?, <that> <told>, <it> na <told>, na my own, it is mine, na me be? <it>?, it|this is me, <told> is|na mine|my own, i don|have check|checked|see|seen|read|verify|verified|confirm|confirmed <object>?, i check am, checked, seen, verified',
  /** One's own thing, named without saying anything of it. */
  mine: 'my <part>, same <told>',
  that: 'that is, it is, this is, na, they are, those are',
  good: 'correct, right, fine, ok, okay, alright, all right, accurate, good, perfect, true, exact, complete, clear, valid, genuine, intact, in order, the one, the right one, the correct one, the same, spot on, as i want it, as it should be, as expected, set',
  very: 'very, quite, really, exactly, both, all, just, now, indeed, dey, be, totally, completely, perfectly, also, too, 100 percent, a big, one',
  forme: 'by|with|for|to me|us, die, well well, gan, now, too, o',
  wanted:
    'want, wanted, need, needed, said, say, ordered, order, asked for?, meant, mean, chose, choose, pick, picked, selected, owe, dey find, dey owe, talk, requested, typed',
  to: 'to, with, on',
  det: 'the, my, this, that, our, your, una, his, her, their, these, those',
  it: 'it, am, this, that, them, all of it, that one, this one, the one, everything there',
  /** What a deed is done to: what was read back, by any of its names. */
  object: '<what>, <what> <for>, <what> <for> <for>, <what> as? <marked>',
  what: '<it>, <thing>, <thing> and <thing>',
  for: 'for|of|on|to|in|into|with|from <thing>, for|to me|us|him|her|them, for|with <it>',
  thing: '<det>? <noun>, <det>? full|whole|complete|right|correct <noun>, <value>, the <value>',
  noun: 'payment, money, amount, total, order, transaction, card, bill, purchase, account, debit, cash, naira, deal, request, process, <own>, <nominal>',
  /** The deed as a noun. */
  nominal: 'payment, purchase, update, change, transaction, <deeds>',
  marked: 'refunded, unoccupied, occupied, paid, on, off, up, live, so',
  /** What may be called right. */
  told: '<det>? <part>, the same <part>, that very <part>',
  part: `payment, money, amount, total, order, transaction, card, bill, details, number, phone number, phone, line, meter, meter number, meter no, price, plan, package, bouquet, network, name, names,
    fee, estate, resident, reference, ref, smartcard, card number, smartcard number, iuc, decoder, figure, figures, balance, person, months, account, account number, address, email, file, rows, info, information, customer, flat, house, breakdown, summary, wording, text, everything, charge, <own>, <value>`,
  /** The deed itself, named. */
  deed: '<verb>, <verb> <object>, <verb> me, <verb> me <thing>, <verb> with|from <det>? <thing>, <verb> <thing> <thing>, make una|you|we <verb> <object>?, let us <verb> <object>?, help me <verb> <object>?, <verb> <object> <marked>',
  /** Says yes, and how it is paid: not by the card that is there otherwise. */
  byTransfer:
    'transfer, but? <means>, <deed> <means>, but? <who> <transfers> <object>?, <who> <deed> <means>, <who> use <kind>, i prefer <kind>, use <kind>, na <kind>, <kind> <please>, <who> do <kind>',
  who: 'i|we will, i|we would, i|we go, i|we wan, i|we want to, i would like to, let me, make i|we, i|we prefer to, i would rather, i will rather',
  transfers: 'transfer, send <kind>, make <kind>, do <kind>, pay <means>',
  kind: 'a? transfer, a? bank transfer, transfer payment',
  means: 'by|with|via|through|using <kind>',
  please: 'please, abeg, biko, jowo',
  /** The same from the credit on one's own account number. */
  byCredit:
    '<fromCredit>, <deed> <fromCredit>, <who> <deed> <fromCredit>, <who> use <credit>, use <credit>, i prefer <credit>, na <credit>, <credit> <please>, take|remove|deduct <it> from <credit>',
  credit: 'my|the credit, my credit balance',
  fromCredit: 'by|with|via|through|using|from <credit>',
  /** Said around it: agrees to nothing by itself. */
  around: `please, abeg, abegi, biko, jare, joor, jor, jowo, e jo, e jowo, ejo, ejoo, mbok, don allah, dan allah, kindly, then, so, just, now, now now, right now, right away, quick, quickly, quick quick, fast, fast fast, sharp sharp, asap, immediately, straight away, at once, yanzu, ugbu a, bayi, kia kia,
    sir, sah, madam, boss, oga, my oga, dear, my dear, bro, bros, sis, sister, brother, my brother, my sister, my guy, guy, my friend, friend, chief, my people, team, support, as <stated>, as you|una <stated>, wey|that you|una <stated>, i want to|wan|wanna <deed>, i am ready, i dey ready,
    <flawless>, it|e <flawless>, nothing to change|add|correct|edit, nothing wrong, nothing dey wrong, i no mind, i dont mind, no time, no dulling, no long thing|talk|story, no need to ask me? again?, nothing do am|it|them, no need to check again?, no be lie, dont stop|delay, no stop|delay, make light come|show|enter, make e enter|reach|work, on my head, from my side, from us, my own, from me`,
  flawless:
    'no <flaw> at? all?, no <flaw> there|here|dey|inside?, no get <flaw> <to>? <it>?, i|we no get <flaw> <to>? <it>?, i|we have|see no <flaw> <to>? <it>?, i no see <flaw>, no waste time, dont waste time, without <flaw>',
  flaw: 'problem, wahala, issue, mistake, error, objection, complaint, doubt, delay, time to waste, time to waste, correction, changes, change, yawa, qualms',
  /** Said around it too, but never first: at the head of a sentence they begin another one. */
  after: 'o, oo, oh, na, nau, naw, ma, mah, and, too, also, as well, sha o, jo',
  stated:
    'stated, state, said, say, shown, showed, show, written, wrote, write, above, it is, it be, e dey, listed, list, put it, put, read it, talk, talk am, calculated, presented',
  /** What a deed in Hausa, Yoruba or Igbo is done to. */
  ho: 'kudin, kudi, shi, ta, su, min, mini, mata, mana, masa, haka, yanzu, katin, kati, wuta, wutar, data, kuma',
  yo: 'a, an, un, e, i, fun mi, fun wa, naa, owo, ina, data, kaadi, eyi, bayi',
  ig: 'ya, ha, m, ugwo, ahu, ego, oku, ozo, ugbu a, data',
  thanks:
    'thanks, thank you, thanks so much, thank you so much, thank you very much, thanks a lot, ese, e se, o se, daalu, nagode, na gode, imela, god bless, god bless you',
  /** Where something is to be stopped: the contrary of it may be meant, and surely is. */
  goesOn:
    'go on, continue, carry on, carry go, keep going, keep on, ride on, proceed, push on, fire on, move ahead|forward, send|mail|charge|finish|complete|run it|them|am|all|everything, send, <keepsGoing>, <elsewhere>',
  keepsGoing:
    'let|make it|them|am|dem|e|the|these|those go|run|continue|charge|finish, let|make it|them|am|dem|e|the reminders|run|charges? go|run|continue|finish, keep sending|mailing|charging|reminding|selling, continue sending|mailing|charging|reminding|selling, dont|never|no|not stop, leave it|them|am|dem',
  /** Alone it is a yes; beside other words it may be 'why'. */
  onlyAlone: 'y',
  /** An exclamation: said twice it wonders. */
  wonders: 'eh eh',
  /** What means what was read back, and nothing else of its kind. */
  definite: 'the, this, that, these, those',
  determiner: 'my, our, your, his, her, their, the, this, that, these, those',
  /** 'Correct my number' is an order, and calls nothing right. */
  orders: 'correct, perfect',
  /** What a value that was read back may be joined to the sentence with. */
  joins:
    'for, to, on, at, of, with, in, into, from, the, my, that, this, number, meter, naira, total of, amount of, only',
} as const;

/** How words are written on a phone, where a yes is looked for. */
export const CONSENT_SHORT_FORMS: Readonly<Record<string, string>> = {
  you: 'u',
  your: 'ur',
  are: 'r',
  the: 'd, di, da',
  this: 'dis',
  that: 'dat',
  them: 'dem',
  with: 'wt, wit, wth',
  and: 'n, nd',
  good: 'gud, guud',
  right: 'ryt, rite',
  please: 'plz, pls, plss, pliz',
  'i am': 'im',
  thanks: 'tnx, thx',
  'that is': 'thats',
  'it is': 'its',
  'let us': 'lets',
  'i will': 'ill',
  have: 'hv',
};

/** Long words of a yes that are often mistyped; shorter ones are listed as people write them. */
export const OFTEN_MISTYPED =
  'proceed, continue, confirm, correct, definitely, absolutely, certainly, approved, please, payment, ahead, renew, subscribe, deactivate';

/** Faces that say yes, and those that say nothing. A face that is in neither may mean anything. */
export const AGREEING_FACES = '👍 👌 ✅ ✔ ☑ 💯 🆗 🤝 🙆';
export const QUIET_FACES = '🙏 🔥 💪 ⚡ 💡 🙂 😊 😀 😃 ❤ 🎉 🚀 🏃 💨 📺 📱 📶 🌐 🏠 💳';

/** What is done where a flow reads back, and what it is done to, in people's words. */
export interface Deed {
  readonly verbs: string;
  /** The deed as a noun. */
  readonly deeds?: string;
  /** What belongs to every read-back of the flow. */
  readonly own?: string;
  /** What one read-back of the flow may be about and another not: it counts only where it is read back. */
  readonly named?: string;
  /** It stops what is going on: 'go on' is no yes to it. */
  readonly halts?: true;
}

/** Deeds of paying and sending; those of Hausa, Yoruba and Igbo stand with what they are done to. */
const PAY = `pay, pey, pay for, charge, debit, buy, purchase, settle, offset, remit, clear, order, checkout, check out, make payment, make the payment,
  to|toh? a biya|saya|saye <ho>? <ho>?, e? sanwo <yo>?, e san <yo>? <yo>?, san an, e ra <yo> <yo>?, ra a <yo>?, kwuo <ig>? <ig>?, zuta|zuo|goo <ig>? <ig>?`;
const SENDS =
  'send, load, credit, ziga|zigara|zipu|zite|zitere <ig>? <ig>?, e? fi ranse|sowo <yo>? <yo>?, to|toh? a tura|aika|sa <ho>? <ho>?';
const RENEWS = 'subscribe, renew, activate, reactivate, reconnect, recharge, sub, extend, to|toh? a sabunta <ho>?';
const POWER = {
  verbs: `${PAY}, ${SENDS}, vend, recharge, top up, topup, generate, run`,
  deeds: 'recharge, top up, topup, vending',
  own: 'light, power, token, tokens, units, unit, electricity, nepa, current, meter, kudin, wuta, ina',
};
const STOPS = 'stop, halt, pause, hold, end, suspend, stop it|them|am|dem';
const GOES_ON = 'resume, restart, go on, retry, try again';
const SAVES = 'save, submit, update, apply, write';

/** By the intent whose flow reads back. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  'buy-power': POWER,
  'public-power': POWER,
  airtime: {
    verbs: `${PAY}, ${SENDS}, recharge, top up, topup, flash`,
    deeds: 'recharge, top up, topup, transfer',
    own: 'airtime, credit, recharge card, card, line, phone, number, kati, katin, kaadi',
  },
  data: {
    verbs: `${PAY}, ${SENDS}, ${RENEWS}, top up`,
    deeds: 'subscription, renewal',
    own: 'data, bundle, sub, plan, gig, mb, line',
  },
  internet: {
    verbs: `${PAY}, ${RENEWS}, load`,
    deeds: 'subscription, renewal',
    own: 'internet, wifi, sub, bundle, plan, package, router, modem',
  },
  'pay-bills': {
    verbs: `${PAY}, ${RENEWS}`,
    deeds: 'subscription, renewal',
    own: 'sub, package, bouquet, decoder, tv, cable, smartcard',
    named: 'dstv, gotv, startimes',
  },
  'pay-services': {
    verbs: PAY,
    own: 'estate money, estate dues, dues, money for estate, estate bill',
    named: 'service charge, levy, development levy, dev levy, fine, security, service, waste',
  },
  'pay-dev-levy': { verbs: PAY, own: 'levy, development levy, dev levy, development money, estate money, dues' },
  'update-payment': {
    verbs: `${SAVES}, record, enter, post, adjust, set, change <det>? balance, put`,
    deeds: 'record, entry, posting, update, adjustment',
    own: 'balance, record, ledger, account, service charge, levy, fine, resident',
  },
  'set-occupancy': {
    verbs: `${SAVES}, mark, set, change <det>? status, change <det>? status of <det>? <own>, tag`,
    own: 'occupancy, status, flat, apartment, house, unit, home',
  },
  'deactivate-estate': {
    verbs:
      'deactivate, de activate, switch off, turn off, suspend, disable, off, shut, shut down, e pa a, to|toh? a kashe <ho>?, gbanyuo <ig>?',
    deeds: 'deactivation, suspension',
    own: 'estate, portal',
  },
  'activate-estate': {
    verbs: 'activate, reactivate, switch on, turn on, enable, on',
    deeds: 'activation',
    own: 'estate',
  },
  'retry-topup': {
    verbs:
      'retry, re try, try, resend, requery, reprocess, push, run, send, revend, try again, push again, retry again, push it again, run am again, run it again, try it again, send it again, to|toh? a sake gwadawa <ho>?, nwaa <ig> ozo?, e? tun gbiyanju <yo>?',
    deeds: 'retry',
    own: 'top up, topup, token',
  },
  'refund-topup': {
    verbs:
      'refund, mark, mark for refund, mark it for refund, pay back, reverse, return, give back, give <det>? customer, process <det>? refund, e sami si <yo>?, e da owo pada, to|toh? a rubuta|mayar <ho>?, a mayar da kudin, weghachi ego',
    deeds: 'refund, reversal',
    own: 'refund, top up, topup, customer, cash',
  },
  'enable-service': {
    verbs:
      'enable, turn on, switch on, activate, add, set, on, put on, switch <det>? service on, turn <det>? service on, to|toh? a kunna <ho>?',
    own: 'service, estate',
  },
  'disable-service': {
    verbs: 'disable, turn off, switch off, deactivate, off, switch <det>? service off, turn <det>? service off',
    own: 'service',
  },
  'create-service': { verbs: 'create, add, make, save, set up', own: 'service, fee' },
  'create-fee': { verbs: 'create, add, make, save, set up', own: 'service, fee' },
  'set-provider-fee': {
    verbs: `${SAVES}, set, change <det>? fee, use, effect`,
    deeds: 'new fee',
    own: 'fee, new fee, charge',
  },
  'set-notice': {
    verbs: `${SAVES}, put up, post, publish, send, show, put it up, share, broadcast, announce, release`,
    deeds: 'announcement, broadcast',
    own: 'notice, message, announcement',
  },
  'clear-notice': { verbs: 'take down, take it down, clear, remove, save', own: 'notice' },
  'pause-sales': {
    verbs: 'stop selling, stop sales, stop selling it, pause, pause sales, stop the sale|sales',
    own: 'sales',
    halts: true,
  },
  'stop-charges': {
    verbs: `${STOPS}, stop charging`,
    own: 'run, charges, charge, charging, billing',
    halts: true,
  },
  'stop-reminders': {
    verbs: `${STOPS}, stop reminding|sending|mailing`,
    own: 'run, reminders, reminder, mails, reminding',
    halts: true,
  },
  'resume-charges': { verbs: GOES_ON, own: 'run, charges, charge, charging, billing' },
  'resume-reminders': {
    verbs: `${GOES_ON}, send, resend, send again`,
    own: 'run, reminders, reminder, mails, reminding',
  },
  'resume-sales': { verbs: 'resume, resume sales, sell it, sell again, start selling', own: 'sales' },
  'register-estate': {
    verbs: 'register, create, add, save, submit',
    deeds: 'registration',
    own: 'estate, administrator',
  },
  'answer-request': { verbs: 'answer, send, approve, decline, save', own: 'answer, request' },
  'request-service': { verbs: 'send, submit, request', own: 'request' },
  'upload-meters': {
    verbs: 'upload, import, submit, send, add, save, load',
    deeds: 'upload, import',
    own: 'file, meters, all the meters, rows, all the rows, list, csv, sheet',
  },
  'upload-payments': {
    verbs: 'upload, import, submit, send, add, save, credit',
    deeds: 'upload, import',
    own: 'file, payments, rows, list, csv, sheet',
  },
  'upload-dev-levy': {
    verbs: 'upload, import, submit, send, add, save',
    deeds: 'upload, import',
    own: 'file, levies, rows, list, csv, sheet',
  },
  'update-profile': { verbs: `${SAVES}, change, save changes, save the changes`, own: 'profile, changes' },
  'update-meter': { verbs: `${SAVES}, change, move`, own: 'meter' },
  'sign-up': { verbs: 'register, sign up, sign me up, create, open', own: 'account, estate' },
  'export-own-data': { verbs: 'make, download, export, make it', own: 'file, data, my data' },
  'delete-account': {
    verbs: 'delete, erase, close, remove',
    deeds: 'delete, erase, close, remove',
    own: 'account, my account',
  },
  'sign-out-everywhere': { verbs: 'sign out, log out, sign me out, log me out, sign out everywhere' },
};
