import { boughtIn, CALLED, INTENTS, type IntentName, isPurchase, takes } from '#catalogues/intents/index.ts';
import { ANSWERING_PHRASES } from '#catalogues/lexicon/phrases/answering.ts';
import type { OpenQuestion } from '../context.ts';
import { asksFirst, isAlone } from '../model/managed.ts';
import type { Scored } from '../model/scores.ts';
import { saidOf, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion, shaped } from '../reading/said.ts';
import { isNoName } from '../slots/names.ts';
import { frame, namesThings } from '../slots/slots.ts';
import { serviceOf } from '../slots/values.ts';
import { whose } from './answers.ts';
import { tellsOfMoney } from './corrections.ts';
import type { Heard } from './heard.ts';

/*
 * What the rules of an open question look at (`open.ts`): whether a sentence rather wishes for something else, and what of it
 * could be taken for an answer that it is not.
 */

const SAYS = patterns(ANSWERING_PHRASES);

/** How strong a wish for something else must be before it outweighs an answer. */
const NEW_WISH = 3.9;

/** The same where it is certain that no name was said. */
export const LEAST_WISH = 2.3;

/** A wish as strong as this outweighs an answer that is the whole sentence. */
const WHOLE_WISH = 6;

/** A command counts from here on: most of the sentence is about it. */
const ORDERED = 3.5;

/** A question beside what is asked. */
const ASKED = 2.9;

/** Ways in of their own, whatever is to be chosen. */
export const WAYS_IN: ReadonlySet<IntentName> = new Set(['sign-up', 'forgot-password']);

/** Flows that ask which resident is meant. */
const NAMES_SOMEBODY = new Set(['find-resident', 'set-occupancy', 'update-payment']);

/** What is asked of the portal itself. */
const isCommand = (intent: IntentName): boolean => INTENTS[intent].kind === 'command' || intent === 'sign-in';

/** A command that nothing stronger speaks against. */
export const isOrdered = ({ intent, score }: Scored): boolean => score >= ORDERED && isCommand(intent);

/** 'Pending top-ups' where something is to be named: the words of another wish name nothing. */
export const isStrong = ({ open, best: { intent, score } }: Heard): boolean =>
  intent !== open.flow && score >= NEW_WISH && !isPurchase(intent) && !isCommand(intent);

/** A purchase with a verb of buying, where any words would be an answer. */
export const isPurchaseOrdered = ({ best: { intent, score }, of }: Heard): boolean =>
  isPurchase(intent) && score >= LEAST_WISH && of('buy', 'pay', 'recharge', 'renew');

/** 'Make it airtime' while data is bought, and the other way round, or '2gb': one screen sells both. */
export const isTurned = (reading: Reading, flow: string, intent: string): boolean =>
  (flow === 'data' && intent === 'airtime' && reading.concepts.has('airtime')) ||
  (flow === 'airtime' && intent === 'data' && (reading.concepts.has('data') || hasFact(reading, 'volume')));

/** A purchase that says something which the open flow has no place for: 'mtn 500 for 08031234567' while power is read back. */
export function isForeign({ reading, open, best: { intent, score } }: Heard, least = NEW_WISH): boolean {
  if (intent === open.flow || !isPurchase(intent) || score < least) return false;
  const places = new Set([...takes(open.flow), ...(open.fields ?? []), open.field]);
  return Object.keys(frame(reading, intent)).some((name) => !places.has(name));
}

/** Data and internet are one word to many: 'smile data' names no other product than the internet that is open. */
const ONE_WORD: ReadonlySet<string> = new Set(['data', 'internet']);

/** A purchase of something else, called by its name: 'buy light 5000' while airtime is bought puts no amount of it right. */
function isOtherProduct({ reading: { concepts }, open: { flow, field }, best: { intent, score } }: Heard): boolean {
  const { buys } = INTENTS[intent];
  const sold = boughtIn(flow);
  if (!buys || sold.size === 0 || sold.has(buys) || field === 'which' || score < LEAST_WISH) return false;
  if (ONE_WORD.has(buys) && [...sold].some((one) => ONE_WORD.has(one))) return false;
  return concepts.has(CALLED[buys]) && ![...sold].some((one) => concepts.has(CALLED[one]));
}

/** A purchase that is none of the open one; an exact answer is outweighed only by a strong one. */
export const isOtherPurchase = (heard: Heard): boolean =>
  ((!heard.exactly || heard.best.score >= WHOLE_WISH) &&
    (isForeign(heard) || (heard.open.kind !== 'area' && isOtherProduct(heard)))) ||
  isOrderedByName(heard);

/** Where a package of a list is to be named: 'load light 2k' costs as much as one of them, and names something else. */
const isOrderedByName = (heard: Heard): boolean =>
  (heard.open.field === 'package' || heard.open.field === 'plan') &&
  heard.of('buy', 'load', 'recharge', 'want', 'give') &&
  isOtherProduct(heard);

/** Where a person's name is asked for: any words may be one, but 'glo 1gb' is none. */
export const asksPerson = ({ field, flow }: OpenQuestion): boolean =>
  field === 'firstName' || field === 'lastName' || (field === 'name' && !namesThings(flow));

/** 'Call me Tunde'. */
export const isCalled = ({ reading, open }: Heard): boolean =>
  asksPerson(open) && SAYS.callsMe.begins(asTyped(reading));

/** Wishes about accounts that nobody is called: 'update my meter' where a name is asked for. */
const OF_ACCOUNTS: ReadonlySet<IntentName> = new Set([
  'change-password',
  'update-meter',
  'forgot-password',
  'account-status',
]);

const isSmallTalk = (intent: IntentName): boolean =>
  INTENTS[intent].kind === 'talk' || intent === 'yes' || intent === 'no';

/** Who is named alone where it is asked who is meant answers that, and looks for nobody. */
const isNamed = (reading: Reading, intent: string): boolean => intent === 'find-resident' && isAlone(reading);

/** Wishes of an administrator that are no name either: 'failed payments last week' where it is asked who is meant. */
const isOfEstate = ({ reading, open, best: { intent, score } }: Heard): boolean =>
  NAMES_SOMEBODY.has(open.flow) && score >= NEW_WISH && !isSmallTalk(intent) && !isNamed(reading, intent);

/** A wish of its own, where the answer could be any words. */
export const isOtherWish = (heard: Heard): boolean => {
  const { intent, score } = heard.best;
  const named = (isPurchase(intent) || OF_ACCOUNTS.has(intent)) && score >= LEAST_WISH && isNoName(heard.reading);
  return intent !== heard.open.flow && (named || isOfEstate(heard));
};

const TOLD: ReadonlySet<IntentName> = new Set(['find-resident', 'residents', 'history', 'balance', 'uploaded-meters']);

/** What is told of the own estate beside a change of it that waits for a yes: it puts nothing of that right. */
export const isToldBeside = ({ reading, open: { flow, field }, best: { intent, score }, of }: Heard): boolean =>
  (field === 'confirm' || (field !== 'name' && asksFirst(reading))) &&
  NAMES_SOMEBODY.has(flow) &&
  score >= NEW_WISH &&
  TOLD.has(intent) &&
  !isNamed(reading, intent) &&
  !of('no', 'fixit');

/** What there is to pay for stands in a list: a purchase that names nothing of it is one of its own. */
export const isOffList = ({ reading, open: { field, flow, choices = [] }, best, answer }: Heard): boolean =>
  field === 'service' &&
  isPurchase(best.intent) &&
  best.intent !== flow &&
  best.score >= LEAST_WISH &&
  serviceOf(reading) === undefined &&
  !choices.some(({ value }) => value === answer?.slots.service);

/** What only whoever runs the platform does. */
const isDeed = (intent: IntentName): boolean => {
  const { kind, access } = INTENTS[intent];
  return kind === 'flow' && `${access}` === 'netplus-admin';
};

/** 'Deactivate Palm Court' while something else is read back: an estate that is named with a deed of its own corrects nothing. */
export const isOtherDeed = ({ reading, open, best: { intent, score }, of }: Heard): boolean =>
  score >= NEW_WISH && isDeed(intent) && intent !== open.flow && !of('change') && !isPutRight(reading);

/** An earlier answer is put right: then what was before stands there for comparison. */
const isPutRight = (reading: Reading): boolean => SAYS.putsRight.begins(asTyped(reading));

/** Questions about payments that were made; sure enough of them, a number in the sentence is no answer. */
const ABOUT_PAST: ReadonlySet<IntentName> = new Set([
  ...(['history', 'receipt', 'resend-token', 'payment-issues', 'token-not-received'] as const),
]);
const SURE_OF_PAST = 4.2;

const asksOfPast = ({ intent, score }: Scored): boolean => ABOUT_PAST.has(intent) && score >= SURE_OF_PAST;

/** 'Is 5000 enough'. */
const IS_ENOUGH = sequence(SAYS.is, shaped(/^\d/));
/** 'Last 5', 'page 2': payments and pages are counted. */
const COUNTED = sequence(SAYS.counted, shaped(/^\d+$/));

/**
 * True for a sentence about what was paid before: a number in it is no amount and no number of months of what is being
 * paid now, and a thing in it is not what is paid for.
 */
function looksBack(reading: Reading, best: Scored): boolean {
  const said = asTyped(reading);
  if (SAYS.putsRight.begins(said)) return false;
  if (tellsOfMoney(reading)) return true;
  const { concepts, mentions, words } = reading;
  const paid = mentions.some(
    ({ concept, from, to }) =>
      concept === 'existing' || (concept === 'past' && !SAYS.alsoNow.covers(saidOf(words.slice(from, to)))),
  );
  return (
    (paid && !concepts.has('want')) ||
    concepts.has('paymentlist') ||
    SAYS.asksOfPast.begins(said) ||
    IS_ENOUGH.begins(said) ||
    COUNTED.closes(said) ||
    SAYS.gone.isIn(said) ||
    asksOfPast(best)
  );
}

/** Where what is paid is asked for or read back: whatever counts or names payments would be taken for it. */
const paysNow = ({ field, kind, flow }: OpenQuestion): boolean =>
  // What somebody paid in cash is what an administrator writes down.
  flow !== 'update-payment' &&
  // What a bank shows is told of a payment that was made.
  field !== 'debited' &&
  (kind === 'money' || field === 'amount' || field === 'months' || field === 'service' || field === 'confirm');

/** What is told of the past where something is paid now; a plain no or yes is that, unless the past is surely meant. */
export const isOfPast = ({ reading, open, best, answer }: Heard): boolean =>
  paysNow(open) && (answer?.slots.confirm === undefined || asksOfPast(best)) && looksBack(reading, best);

/** What a fee is, where none is to be chosen or put right. */
export const isOfFee = ({ open, best, of }: Heard): boolean =>
  best.intent === 'fee-question' && of('fee') && open.field !== 'service' && !of('no', 'fixit', 'change');

/** What is answered beside an open question, which stays as it is. */
const BESIDE: ReadonlySet<IntentName> = new Set([
  ...(['fee-question', 'balance', 'price-list', 'account-status', 'history', 'receipt', 'contact-support'] as const),
  ...(['payment-issues', 'token-not-received', 'token-issues', 'no-meter-number', 'thanks', 'greet'] as const),
]);

/** A question that is answered beside the open one. */
export const isBeside = ({ reading, best: { intent, score }, of }: Heard): boolean =>
  score >= ASKED &&
  BESIDE.has(intent) &&
  (endsInQuestion(reading.text) ||
    of('howmuch', 'what', 'why', 'when', 'howto', 'isit') ||
    (intent === 'price-list' && of('pricelist')));

/** Days, which are told in any words. */
const TOLD_IN_ANY_WORDS: ReadonlySet<string> = new Set(['when', 'day', 'until', 'payBy']);

/** An earlier answer is put right for sure; whose something is, is an answer and no correction. */
export function isCorrection({ reading, open, exactly, correction }: Heard): boolean {
  // A day is told in any words, so that 'no, make it 6050' would be one.
  const anyWords = open.field === 'confirm' || TOLD_IN_ANY_WORDS.has(open.field);
  const found = correction();
  // 'No light till five' is what is announced: where a message is asked for, only what was answered before is put right.
  const isMessage =
    open.kind === 'area' && !Object.keys(found?.slots ?? {}).some((field) => open.given?.includes(field));
  return (anyWords || !exactly) && !isMessage && (found?.sure ?? false) && whose(reading, open) === null;
}

/** What names none of the choices that stand there, and means something by itself. A yes says not which. */
export const isOffChoices = ({ answer, open, best: { intent, score } }: Heard): boolean =>
  answer?.offList === true && intent !== 'yes' && intent !== open.flow && score >= LEAST_WISH;

/** A strong wish for anything else than the open flow. */
export const isOwn = ({ reading, open, best: { intent, score } }: Heard): boolean =>
  score >= NEW_WISH && intent !== open.flow && !(NAMES_SOMEBODY.has(open.flow) && isNamed(reading, intent));
