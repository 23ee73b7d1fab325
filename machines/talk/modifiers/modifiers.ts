import { INTENT_NAMES, INTENTS } from '#catalogues/intents/index.ts';
import { LANGUAGES, type Language } from '#catalogues/languages/language.ts';
import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Bare, Modifiers } from '../besides.ts';
import type { Slots, Understanding, Writable } from '../context.ts';
import { either, many } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, firstValue, lastFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion, shaped } from '../reading/said.ts';
import { HIDDEN } from '../reading/spoken-passwords.ts';
import { pieceAt, type Token } from '../reading/tokens.ts';
import { nameBeside } from '../slots/account-fields.ts';
import { chargesSeveralMonths, chargesSome, previewsSome } from '../slots/charging.ts';
import { isPaidBetween } from '../slots/finding.ts';
import { debtsNarrowed, saysOtherAge, seeksPaidUp } from '../slots/owing.ts';
import { isMeterAlone, mayNameMeter, meterFor } from '../slots/own-meters.ts';
import { packageOf } from '../slots/packages.ts';
import { paysSeveralDues } from '../slots/parts.ts';
import { isShare } from '../slots/pricing.ts';
import { isExcepting, isRemindingThese } from '../slots/reminding.ts';
import { asksForReminders } from '../slots/run-changes.ts';
import * as value from '../slots/values.ts';
import {
  isAdministered,
  isConfirmation,
  isEverywhere,
  isKeptIn,
  leavingOf,
  ofMailedCode,
  takesOut,
} from './account-words.ts';
import { comparesOf } from './compares.ts';
import { addManaged, addManagedBy } from './estate.ts';
import { fileSaid } from './files.ts';
import { addMoods } from './moods.ts';
import { pastOf } from './past.ts';
import { isElsewhere } from './sessions.ts';
import { settingSaid } from './settings.ts';
import { statementSaid } from './statements.ts';
import { supplySold } from './supplies.ts';
import { ticketsSaid } from './tickets.ts';
import { settledSaid, symptomSaid } from './trouble.ts';

const SAYS = patterns(MODIFIER_PHRASES);

/** What begins by a wish that takes a person's name, which is no slot of it. */
const FILLED_BY_NAME: ReadonlySet<string> = new Set(
  INTENT_NAMES.filter((one) => {
    const { slots, starts = [] } = INTENTS[one];
    return !slots.includes('name') && starts.some(({ fills }) => fills?.includes('name'));
  }),
);

/** The language that is named; undefined where both are or none is, for then it is asked which. */
function languageSaid({ concepts }: Reading): Language | undefined {
  const named = LANGUAGES.filter((language) => concepts.has(language));
  return named.length === 1 ? named[0] : undefined;
}

/** What a sentence says besides, whatever else it means: found once for all that it may mean. */
export function besidesOf(reading: Reading): Modifiers {
  const setting = settingSaid(reading);
  const statement = statementSaid(reading);
  const unserved = unservedIn(reading);
  const changes = changesAsked(reading);
  const settled = settledSaid(reading);
  const tickets = ticketsSaid(reading);
  const months = monthsAlone(reading);
  const file = fileSaid(reading);
  // One after another: a sentence says few of them, and objects that are put together of many cost more than they hold.
  const found: Writable<Modifiers> = {};
  if (beginsAnew(reading)) found.anew = true;
  if (setting) found.setting = setting;
  if (statement) found.statement = statement;
  if (file) found.file = file;
  if (unserved) found.unserved = unserved;
  if (reading.concepts.has('estate')) found.estate = true;
  if (reading.concepts.has('otherdisco') || reading.concepts.has('publicpower')) found.company = true;
  if (reading.concepts.has('relative')) found.same = true;
  if (isAgain(reading)) found.again = true;
  if (settled) found.settled = settled;
  if (tickets) found.tickets = tickets;
  if (paysUp(reading)) found.paysUp = true;
  if (paysSeveralDues(reading)) found.severalDues = true;
  if (months !== undefined) found.months = months;
  if (isPasswordAlone(reading)) found.passwordAlone = true;
  if (isConfirmation(reading)) found.confirmation = true;
  const mailedCode = ofMailedCode(reading);
  if (mailedCode) found.mailedCode = mailedCode;
  if (isAdministered(reading)) found.administered = true;
  if (isKeptIn(reading)) found.keptIn = true;
  if (isRemindingThese(reading)) found.remindsThese = true;
  if (asksForReminders(reading)) found.remindersSent = true;
  const which = meterFor(reading);
  const debts = debtsNarrowed(reading);
  if (debts !== undefined) found.debts = debts;
  const noDay = firstFact(reading, 'noDay');
  if (noDay !== undefined)
    found.noDay = reading.text.slice(reading.list[noDay.from]?.start, reading.list[noDay.to - 1]?.end);
  if (which !== undefined) found.which = which;
  const beside = which === undefined ? mayNameMeter(reading) : undefined;
  if (beside !== undefined) found.beside = beside;
  if (which !== undefined && isMeterAlone(reading)) found.whichAlone = true;
  if (takesOut(reading)) found.takesOut = true;
  // Of somebody named it is theirs that ends.
  if (isEverywhere(reading) && setting?.flow !== 'sign-in-of') found.everywhere = true;
  if (isElsewhere(reading)) found.elsewhere = true;
  if (changes) found.changes = changes;
  addMoods(found, reading);
  addManaged(found, reading);
  return found;
}

/** The same with what hangs on its intent and its slots, for whoever answers it. */
export function modifiersOf(
  reading: Reading,
  { intent, slots }: Pick<Understanding, 'intent' | 'slots'>,
  besides: Modifiers,
): Writable<Modifiers> {
  const named = intent === 'price-list' ? packageNamed(reading) : undefined;
  const compares = intent === 'price-list' ? comparesOf(reading) : undefined;
  const email = lastFact(reading, 'email')?.value;
  const name = FILLED_BY_NAME.has(intent) ? nameBeside(reading) : undefined;
  const taken = (said: string): boolean => Object.values(slots).includes(said);
  const bare = intent === 'none' ? bareOf(reading, unservedIn(reading)) : null;
  const past = pastOf(reading, intent);
  const symptom = symptomSaid(reading, intent);
  const lasts = lastsOf(reading, slots);
  const leaving = leavingOf(reading, intent);
  const language = intent === 'language' ? languageSaid(reading) : undefined;
  const sold = besides.setting ? undefined : supplySold(reading, intent);
  const found: Writable<Modifiers> = { ...besides };
  if (sold) found.setting = sold;
  if (compares) found.compares = compares;
  if (lasts !== undefined) found.lasts = lasts;
  if (leaving) found.leaving = leaving;
  if ((intent === 'buy-power' || intent === 'public-power') && isForOthers(reading)) found.forOthers = true;
  if (symptom) found.symptom = symptom;
  if (email && !taken(email)) found.email = email;
  if (name !== undefined && !taken(name)) found.name = name;
  if (named) found.named = named;
  if (intent === 'no-meter-number' && SAYS.asksFor.isIn(asTyped(reading))) found.ownNumber = true;
  if (language) found.language = language;
  if (intent === 'none' && isOutage(reading)) found.outage = true;
  if (past) found.past = past;
  if (intent === 'charging-rule' && isShare(reading)) found.share = true;
  if (intent === 'history' && isPaidBetween(reading)) found.paidBetween = true;
  if (intent === 'balance' && saysOtherAge(reading)) found.otherAge = true;
  if (intent === 'balance' && seeksPaidUp(reading)) found.paidUp = true;
  const reminds = intent === 'remind-debtors' || besides.remindsThese;
  if (reminds && isExcepting(reading)) found.excepting = true;
  if (intent === 'charge-estate' && chargesSeveralMonths(reading)) found.severalMonths = true;
  if (intent === 'charge-estate' && chargesSome(reading)) found.chargesSome = true;
  if (intent === 'charges' && previewsSome(reading)) found.chargesSome = true;
  addManagedBy(found, reading, intent);
  if (bare) found.bare = bare;
  return found;
}

/** A company that is named and that nothing is sold of. */
const unservedIn = (reading: Reading): string | undefined =>
  value.providerOf(reading, ['disco']) ? undefined : firstValue(reading, 'unserved');

/** 'My password is ...', hidden by now. */
const isPasswordAlone = (reading: Reading): boolean =>
  reading.text.includes(HIDDEN) && !SAYS.ofPassword.isIn(asTyped(reading));

/** What a purchase is begun with: a verb, or what is bought. */
const BEGINS = [
  ...['buy', 'pay', 'recharge', 'renew', 'load', 'vend'],
  ...['airtime', 'power', 'token', 'tv', 'cable', 'isp', 'internet', 'svccharge', 'levy', 'fine'],
];

/** 'Airtime 300', while another purchase of airtime is read back; 'make it 300' puts that one right. */
function beginsAnew({ concepts, mentions, list }: Reading): boolean {
  if (concepts.has('fixit') || concepts.has('change')) return false;
  // In '2 gig' the word is a volume's.
  const data = mentions.some(({ concept, from }) => concept === 'data' && pieceAt(list, from - 1)?.kind !== 'number');
  return data || BEGINS.some((concept) => concepts.has(concept));
}

/** How long a plan of data lasts, where one is asked for by it: '2gb weekly', '6gb for 7 days'. 'This week' is when. */
function lastsOf({ text, list }: Reading, { plan }: Slots): string | undefined {
  if (plan === undefined) return undefined;
  for (const [at, token] of list.entries()) {
    const to = lastingTo(list, at);
    if (to !== null && !SAYS.when.is(pieceAt(list, at - 1)?.word) && !SAYS.ago.is(list[to]?.word))
      return text.slice(token.start, list[to - 1]?.end).toLowerCase();
  }
  return undefined;
}

/** Where 'weekly', '7 days' or '7days' ends; null where it does not begin here. */
function lastingTo(list: readonly Token[], at: number): number | null {
  const token = list[at];
  if (SAYS.lasting.is(token?.word)) return at + 1;
  if (token?.kind !== 'number' || !/^\d+$/.test(token.digits)) return null;
  if (SAYS.span.is(token.suffix)) return at + 1;
  return token.suffix === '' && SAYS.span.is(list[at + 1]?.word) ? at + 2 : null;
}

/** Said in a few words, and with nothing in them that could be an answer. */
const isAgain = ({ concepts, facts, list }: Reading): boolean =>
  (concepts.has('retry') || concepts.has('again')) && facts.length === 0 && list.length <= 6;

function packageNamed(reading: Reading): string | undefined {
  return packageOf(reading, 'cablepackage') ?? packageOf(reading, 'isppackage') ?? lastFact(reading, 'volume')?.value;
}

/** A name or a number and hardly anything else: no wish yet, but what one could be about. */
function bareOf(reading: Reading, unserved: string | undefined): Bare | null {
  if (reading.unknown.length > 0 || reading.list.length > 6) return null;
  const network = value.namedValue(reading, 'network');
  const provider = value.providerOf(reading, ['disco']);
  const phone = value.phoneIn(reading);
  const digits = value.digitsOf(reading);
  const plan = firstFact(reading, 'volume')?.value;
  const email = firstFact(reading, 'email')?.value;
  const amount = value.amountOf(reading);
  const found = {
    ...(unserved && { unserved }),
    ...(network && { network }),
    ...(provider && { provider }),
    ...(phone && { phone }),
    ...(digits && { digits }),
    ...(plan && { plan }),
    ...(email && { email }),
    ...(amount !== undefined && { amount: String(amount) }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** True where it is to be for somebody who may live elsewhere: 'light for my brother', 'my friend say make i buy for am'. */
function isForOthers(reading: Reading): boolean {
  const said = asTyped(reading);
  return SAYS.forSomebody.isIn(said) || (SAYS.ofSomebody.isIn(said) && SAYS.forThem.isIn(said));
}

/** What a sentence that names nothing may hold besides its words: figures, single letters, faces. */
const NOTHING_NAMED = many(either(SAYS.namesNothing, shaped(/^[^\p{L}]*\p{L}?[^\p{L}]*k?$/u)));

/** 'Pay it', 'ok let me pay', 'settle the charges': whatever is owed is to be paid, and nothing else is named. */
function paysUp(reading: Reading): boolean {
  const said = asTyped(reading);
  if (!SAYS.pays.isIn(said) || SAYS.refuses.isIn(said) || endsInQuestion(reading.text)) return false;
  return NOTHING_NAMED.covers(said);
}

/** For how many months, where a sentence says that and hardly anything else: '2 months'. */
function monthsAlone(reading: Reading): string | undefined {
  const said = lastFact(reading, 'months')?.value;
  return said === undefined || reading.unknown.length > 0 || reading.list.length > 7 ? undefined : String(said);
}

/** That it is asked what was changed in the estate, with the days from and to; null where it is not. */
function changesAsked(reading: Reading): Readonly<Record<string, string>> | null {
  const said = asTyped(reading);
  const who = SAYS.whoChanged.isIn(said) && !SAYS.mine.isIn(said);
  if (!who && (SAYS.own.isIn(said) || !(SAYS.changesAsked.isIn(said) || SAYS.audit.closes(said)))) return null;
  const days = firstFact(reading, 'dates');
  return { ...(days?.first && { from: days.first }), ...(days?.last && { to: days.last }) };
}

/** What was bought, or is to be, is told of by those who look into it. */
const ELSE = ['past', 'buy', 'pay', 'recharge', 'load', 'debit', 'token', 'unit', 'notice'];

/** True for 'my light just went off': what is wrong is not known yet, and nothing is asked to be bought. */
function isOutage(reading: Reading): boolean {
  const { concepts } = reading;
  if (ELSE.some((concept) => concepts.has(concept))) return false;
  return concepts.has('outage') || concepts.has('dark') || SAYS.outage.isIn(asTyped(reading));
}
