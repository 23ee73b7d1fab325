import type { ChargeKind, ChargeState, ChargeWhom, LeftOut, RunState } from '../../charges.ts';
import { many } from '../count.ts';
import { TITLES } from './titles.ts';

const meters = (count: number) => many(count, 'meter', 'meters');
const withinDays = (days: number | null) => (days === null ? 'by no day' : `within ${many(days, 'day', 'days')}`);

/** What is charged, as a form and a list call it. */
export const CHARGE_KIND_WORDS: Readonly<Record<ChargeKind, string>> = {
  month: 'Service charge of a month, or another service or the levy',
  'service-charge': 'Service charge, once',
  'dev-levy': 'Development levy, once',
  fine: 'Fine',
};

/** What a charge is called on a statement, before its reason. */
export const CHARGED_AS = {
  'service-charge': 'Service charge',
  'dev-levy': 'Development levy',
  fine: 'Fine',
} as const;

/** To whom the month is charged. */
export const WHOM_WORDS: Readonly<Record<ChargeWhom, string>> = {
  all: 'Every meter, in full',
  occupied: 'Occupied apartments alone',
  'half-where-empty': 'Every meter, half where nobody lives',
  chosen: 'The meters that are named',
};

/** Why a meter is left out. */
export const LEFT_OUT_WORDS: Readonly<Record<LeftOut, string>> = {
  charged: 'Charged for this month already',
  empty: 'Nobody lives there',
  'no-account': 'No account, so nobody has said that somebody lives there',
  'not-chosen': 'Not among the meters that are named',
};

/** How a run stands. */
export const RUN_WORDS: Readonly<Record<RunState, string>> = {
  running: 'Under way',
  stopped: 'Stopped',
  done: 'Charged',
  'taken-back': 'Taken back',
};

/** How a line of a run stands. */
export const CHARGE_STATE_WORDS: Readonly<Record<ChargeState, string>> = {
  waiting: 'Waiting',
  charged: 'Charged',
  failed: 'Not charged',
  'taken-back': 'Taken back',
};

/** What is said of charging the meters of an estate. */
export const CHARGES = {
  title: TITLES.charges,
  holds: TITLES.holdsCharges,
  reasonOfMonth: (service: string, month: string) => `${service}, ${month}`,
  reasonOf: (what: string, reason: string) => `${what}: ${reason}`,
  backOf: (reason: string) => `Taken back: ${reason}`,
  noService:
    'The estate has no service charge that is enabled, so there is no month to charge. Ask the platform for one.',
  noSuchService: 'The estate has no such service that is enabled, so there is no month of it to charge.',
  notCharged: 'Your estate charges no such thing by the month.',
  noAccount:
    'A service is owed on the account of the service charge, and the estate has no service charge that is enabled. Ask the platform for one.',
  noPrice: (service: string) =>
    `Nobody has said yet what a month of "${service}" costs then. Say it under "How the month is charged", or charge it once with a reason.`,
  priceNeeded: 'Please say what a month of it costs.',
  takenOver: (service: string) => `Paid in advance: ${service}`,
  monthMissing: 'Please say which month is charged, e.g. 2026-12',
  monthToCome: (day: string) => `That month can be charged from ${day} on.`,
  monthLongAgo: 'A month can be charged for a year afterwards. Please look at the year.',
  amountMissing: 'Please say how much each meter is charged',
  reasonMissing: 'Please say why, in 3 characters at least. The residents read it.',
  unknownMeters: (named: readonly string[], more: number) =>
    `The estate has no meter ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Nothing was charged.`,
  nobody: 'Nobody would be charged by this.',
  monthDone: (month: string) => `${month} is charged already. No meter is charged twice for it.`,
  unfinished: (reason: string) => `The run "${reason}" is not finished. Go on with it, or take it back, first.`,
  /** `payBy`: the day by which it would be to be paid, where there is one. */
  moved: (lines: number, total: string, payBy: string | null) =>
    `It has changed since you looked: it would charge ${total} to ${meters(lines)} now${payBy === null ? '' : `, to be paid by ${payBy}`}. Nothing was charged. Please look at it once more.`,
  started: (reason: string, lines: number, total: string) =>
    `${reason}: ${total} is being charged to ${meters(lines)}.`,
  before: (reason: string) => `${reason} was charged before, so nothing more is charged.`,
  /** The day of a charge that was made before and is not the one that was given now. */
  dayStands: (day: string | null) =>
    day === null
      ? 'It stays without a day to be paid by. To give it one, take it back and charge it anew.'
      : `It stays to be paid by ${day}. To give it another day, take it back and charge it anew.`,
  stopped: (done: number, lines: number) => `Stopped at ${done} of ${lines}. What is charged stays, and it can go on.`,
  resumed: (left: number) => `It goes on with ${meters(left)}.`,
  over: 'This run is over.',
  gone: 'There is no such run.',
  takenBack: (reason: string, total: string, lines: number) =>
    `${reason} is taken back: ${total} of ${meters(lines)}. Both entries stay in the books.`,
  paidSince: (count: number) =>
    `Something was paid on ${meters(count)} since, so the run cannot be taken back whole. Correct single meters under Registered residents.`,
  meterGone: 'The estate does not have this meter any more',
  notWritten: 'It could not be written down. Go on with the run to try it again.',
  ruleSet: (service: string) => `It is kept how a month of ${service} is charged.`,
  priceSet: (service: string, amount: string, day: string) => `A month of ${service} costs ${amount} from ${day} on.`,
  ruleMoved: 'It has been changed meanwhile, so nothing was kept. Please look at how it is charged now.',
  dayPast: 'A price holds from today or from a later day: what was charged before stays as it is.',
  payByPast: 'It can be paid by today at the earliest. Please give a day that is to come.',
  payByFar: 'That day is more than a year away. Please give an earlier one.',
  chosenNeeded: 'Please name the meters that are charged.',
  log: {
    rule: (whom: string, day: number, byItself: boolean) => `${whom}, on day ${day}${byItself ? ', by itself' : ''}`,
    price: (amount: string, from: string) => `${amount} a month from ${from}`,
    run: (total: string, lines: number) => `${total} to ${meters(lines)}`,
  },
  form: {
    title: TITLES.chargeMeters,
    charge: 'Charge',
    what: 'What to charge',
    whatAsk: 'What do you want to charge?',
    service: 'Service',
    serviceAsk: 'A month of which service?',
    serviceNone: (said: string) =>
      `The estate has nothing called "${said}" that is charged by the month. Please choose what there is.`,
    month: 'Month',
    monthAsk: 'Which month is it?',
    monthExample: 'e.g. December 2026',
    oneMonth: 'You named several months. They are charged one at a time.',
    noMonth: 'Please give the month with its year, e.g. December 2026',
    amount: 'Amount for each meter',
    amountAsk: 'How much is each meter charged?',
    amountUnclear: 'Please give the amount in naira, e.g. 5000',
    amountSmall: 'It has to be at least ₦1',
    amountLarge: 'A meter can be charged ₦100,000,000 at most',
    otherPrice: (price: string) =>
      `That month costs ${price}. Give that to charge it, or change the price first under "How the month is charged".`,
    reason: 'Reason',
    reasonAsk: 'What is it for? The residents read this.',
    reasonExample: 'e.g. refuse in the drain',
    reasonLong: 'Please use at most 120 characters',
    whom: 'Meters',
    whomAsk: 'Who is charged? Say "everybody", or give meter numbers, houses or names.',
    whomExample: 'everybody, or House 1, House 2',
    whomUnclear: 'Please say "everybody", or give meter numbers of 11 to 14 digits, houses ("House 12") or names',
    whomMany: 'Please give at most 2,000 meter numbers at once',
    housesMany: 'Please give at most 20 houses or names at once. For more, give meter numbers.',
    noMeter: (name: string) => `${name} has no meter yet.`,
    payBy: 'To be paid by (optional)',
    payByAsk: 'By which day is it to be paid? You may leave this out.',
    payByExample: 'e.g. 2026-12-15',
    payByDay: 'Please give a day like 2026-12-15, or leave it out',
    payByAdd: 'Say by when to pay',
    paidBy: (day: string) => `To be paid by ${day}.`,
    looking: 'Adding it up',
    sending: 'Charging',
    dialog: (total: string, lines: number) => `Charge ${total} to ${meters(lines)}?`,
    about: (reason: string, day: string) => `${reason}, owed from ${day} on.`,
    monthOfAll:
      'A month is charged to all whom its rule is for, and nobody is left out of it here: nothing was charged. Change whom it is for, or charge some meters once.',
    early: (day: string) => `Its own day is ${day}: charged now it is owed now, and counts for what stops power.`,
    half: (lines: number, total: string) => `${meters(lines)} where nobody lives at half: ${total}.`,
    inAdvance: (lines: number, total: string) => `Paid in advance on ${meters(lines)}: ${total}.`,
    leftOut: (why: string, lines: number) => `Left out, ${meters(lines)}: ${why.toLowerCase()}.`,
    /** `shown`: of so many lines. */
    first: (shown: number, lines: number) => `The first ${shown} of ${many(lines, 'line', 'lines')} are shown here.`,
    /** `who`: a house, or so many meters of these. */
    coming: (who: string, total: string, month: string) =>
      `${who} will also be charged ${total} for ${month} by the run of the month.`,
    charged: (who: string, total: string, month: string) =>
      `${who} was charged ${total} for ${month} already, by the run of the month.`,
    chargedMany: (who: string, total: string, month: string) =>
      `${who} were charged ${total} for ${month} already, by the run of the month.`,
    ofThese: (lines: number) => `${meters(lines)} of these`,
    once: (lines: number, total: string) =>
      lines === 1
        ? `1 meter of these was charged ${total} of it once as well, for the same month.`
        : `${meters(lines)} of these were charged ${total} of it once as well, for the same month.`,
    canGoBack:
      'It can be taken back whole until something is paid on one of them. It stands in the activity log in your name.',
    yes: (total: string, lines: number) => ({
      label: `Yes, charge ${total} to ${meters(lines)}`,
      formLabel: `Charge ${total} to ${meters(lines)}`,
    }),
    no: 'No, charge nothing',
    left: 'Nothing was charged.',
  },
  rule: {
    title: TITLES.chargingRule,
    save: 'Save',
    day: 'Day of the month',
    dayAsk: 'On which day of the month is it charged?',
    dayWrong: 'Please give a day from 1 to 28, which every month has',
    dayOfSome:
      'Not every month has a 29th, a 30th or a 31st, so nothing can be charged on it each month. Please give a day from 1 to 28.',
    whom: 'To whom',
    whomAsk: 'Who is charged?',
    whomNone: (said: string) =>
      `A rule is for every meter, for occupied apartments, or for meters that are named, and for nobody else: "${said}" is none of these.`,
    asItIs: 'As it is',
    meters: 'Meters',
    metersAsk: 'Which meters? Give their numbers.',
    daysToPay: 'Days to pay (optional)',
    daysToPayAsk:
      'Within how many days from then on is it to be paid? Say "none" for no day, or leave it out to keep it as it is.',
    daysToPayExample: 'e.g. 14, or none',
    daysToPayWrong: 'Please give the days from 0 to 60, or say "none"',
    none: 'none',
    pays: (days: number | null) =>
      days === null
        ? 'No day is said by which it is to be paid.'
        : `To be paid within ${many(days, 'day', 'days')} from then on.`,
    byItself: 'By itself',
    byItselfAsk: 'Should it be charged by itself on that day?',
    itself: { yes: 'Yes, by itself on that day', no: 'No, when I say so' },
    amount: 'Price a month',
    amountAsk: 'What does a month cost?',
    amountNeeded: 'Please say what a month costs',
    from: 'Price holds from',
    fromAsk: 'From which day on? Say "today", or give a day like 2027-01-01.',
    fromExample: 'today, or e.g. 2027-01-01',
    noDay: 'Please say "today", or give a day like 2027-01-01',
    looking: 'Looking at how it is charged',
    sending: 'Keeping it',
    dialog: (service: string) => `Charge each month of ${service} like this?`,
    is: (whom: string, day: number, byItself: boolean) =>
      `${whom}, on day ${day} of the month${byItself ? ', by itself' : ', when you say so'}.`,
    price: (service: string, amount: string, from: string) => `A month of ${service} costs ${amount} from ${from} on.`,
    /** `before`: what it costs until then. */
    priceInstead: (service: string, amount: string, from: string, before: string) =>
      `A month of ${service} costs ${amount} from ${from} on, and ${before} until then.`,
    /** A price that was said before, of a day that is still later. */
    later: (amount: string, from: string) => `From ${from} on it is ${amount}, as was said before.`,
    today: 'today',
    stays: (service: string, amount: string) => `A month of ${service} stays at ${amount}.`,
    now: (terms: string) => `Now: ${terms}. What you leave out stays as it is.`,
    instead: {
      whom: (whom: string, before: string) => `To whom: ${whom}. Until now: ${before}.`,
      meters: (named: number, before: number) => `${meters(named)} named, in the place of ${meters(before)}.`,
      day: (day: number, before: number) => `On day ${day} of the month, and no longer on day ${before}.`,
      daysToPay: (days: number | null, before: number | null) =>
        `To be paid: ${withinDays(days)}. Until now: ${withinDays(before)}.`,
      itself: 'It is charged by itself from now on, and no longer when you say so.',
      byHand: 'It is charged when you say so from now on, and no longer by itself.',
    },
    /** `terms`: what of the rule stays, in a row. */
    asBefore: (terms: string) => `As before: ${terms}.`,
    terms: {
      chosen: (named: number) => `the ${meters(named)} named`,
      day: (day: number) => `on day ${day} of the month`,
      itself: 'by itself',
      byHand: 'when you say so',
      daysToPay: (days: number | null) => `to be paid ${withinDays(days)}`,
    },
    nothing: (service: string) => `${service} is charged like this already. Nothing was changed.`,
    yes: { label: 'Yes, keep it', formLabel: 'Keep it' },
    no: 'No, leave it',
    kept: 'It stays as it is.',
  },
  prices: {
    title: TITLES.prices,
    service: 'Service',
    all: 'All of them',
    columns: {
      service: 'Service',
      amount: 'A month',
      from: 'From',
      until: 'Until',
      state: 'Holds',
      by: 'Said by',
      at: 'Said on',
    },
    sinceEver: 'The beginning',
    states: { now: 'Now', coming: 'To come', over: 'Over' },
    none: 'Nobody has said yet what a month costs.',
    now: (service: string, amount: string) => `A month of ${service} costs ${amount} today.`,
    /** Of a month that is over. */
    was: (service: string, month: string, amount: string) => `${month}: a month of ${service} cost ${amount}.`,
    is: (service: string, month: string, amount: string) => `${month}: a month of ${service} costs ${amount}.`,
    unknown: (service: string, month: string) => `${month}: nobody has said what a month of ${service} costs.`,
    unsaid: (service: string) => `Nobody has said yet what a month of ${service} costs.`,
    next: (amount: string, day: string) => `From ${day} on it costs ${amount}.`,
    last: (amount: string, day: string) => `Until ${day} it cost ${amount}.`,
    ofMonth: (service: string, month: string) => `${service}, ${month}`,
    /** Of the own apartment. */
    half: (service: string, amount: string) =>
      `Nobody lives in your apartment, so a month of ${service} is ${amount} for it today.`,
    saidBy: (amount: string, by: string, day: string) => `${amount} was said by ${by} on ${day}.`,
    sayerUnknown: (amount: string) => `${amount} is the price it began with: who said it was not kept.`,
    /** `priced`: what there is. */
    noneSuch: (said: string, priced: readonly string[]) =>
      `The estate has nothing called "${said}" that is paid by the month. It has: ${priced.join(', ')}.`,
    priced: (service: string, amount: string) => `${service}, ${amount}`,
  },
  back: {
    title: TITLES.takeBack,
    label: 'Take back',
    run: 'Run',
    gone: 'Please choose the run in the list.',
    reason: 'Reason',
    ask: 'Why is it taken back?',
    example: 'e.g. it was the wrong month',
    needed: 'Please say why it is taken back',
    long: 'Please use at most 200 characters',
    dialog: (run: string) => `Take back: ${run}?`,
    because: (reason: string) => `Why: ${reason}`,
    after: 'It is taken back on every meter, or on none. Both entries stay on the statements.',
    yes: { label: 'Yes, take it back', formLabel: 'Take it back' },
    no: 'No, leave it',
    kept: 'It stays charged.',
    looking: 'Looking at the run',
    sending: 'Taking it back',
  },
  list: {
    say: TITLES.say,
    tabs: { runs: 'Runs', lines: 'To charge', 'left-out': 'Left out' },
    run: 'Run',
    from: 'Owed from',
    payBy: 'Pay by',
    meters: 'Meters',
    total: 'Total',
    state: 'State',
    by: 'Charged by',
    itself: 'By itself',
    progress: (done: number, lines: number, failed: number) =>
      failed > 0 ? `${done} of ${lines}, ${failed} not charged` : `${done} of ${lines}`,
    one: (reason: string, total: string, lines: number) => `${reason}, ${total} of ${meters(lines)}`,
    seeLines: 'Lines',
    stop: 'Stop',
    goOn: 'Go on',
    house: 'House',
    meter: 'Meter',
    resident: 'Resident',
    charge: 'Charge',
    inAdvance: 'Paid in advance',
    toPay: 'To pay',
    why: 'Why',
    half: 'Half, nobody lives there',
    once: 'Charged once',
    onceOf: (amount: string) => `${amount} of it was charged once as well`,
    none: 'Nothing was charged yet.',
    first: 'Charge a month, a levy or a fine, and it stands here with its lines.',
    service: 'A month of',
    month: 'Month',
    noLines: 'Nobody would be charged.',
    noneLeftOut: 'No meter is left out.',
    linesOf: (reason: string) => `Lines of: ${reason}`,
    preview: (reason: string) => `${reason}: a preview. Nothing of it is charged.`,
    everyLine: 'Every line, and who is left out',
    totalIs: (total: string) => `Total: ${total}.`,
    linesAre: (lines: number) => `${many(lines, 'line', 'lines')}.`,
    rule: 'Each month',
    /** Of the month. */
    ruleDay: (day: number) => `Day ${day}`,
    ruleNote: (whom: string, day: number, byItself: boolean) =>
      `${whom}, on day ${day}${byItself ? ', by itself' : ''}`,
    daysNote: (note: string, days: number) => `${note}, ${many(days, 'day', 'days')} to pay`,
    next: (amount: string, day: string) => `${amount} from ${day} on`,
    monthIs: (service: string, amount: string, note: string) => `A month of ${service} is ${amount}: ${note}.`,
    price: 'A month',
    priceOf: (service: string) => `A month of ${service}`,
    noPrice: 'No price yet',
    ruleOf: (service: string) => `How ${service} is charged`,
  },
} as const;
