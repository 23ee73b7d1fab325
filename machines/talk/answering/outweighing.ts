import { boughtIn, CALLED, INTENTS, type IntentName, isPurchase, takes } from '#catalogues/intents/index.ts';
import { ANSWERING_PHRASES } from '#catalogues/lexicon/phrases/answering.ts';
import type { OpenQuestion, Slots } from '../context.ts';
import { asksFirst, isAlone } from '../model/managed.ts';
import type { Scored } from '../model/scores.ts';
import { anywhere, whole } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { isNoName } from '../slots/names.ts';
import { frame, namesThings } from '../slots/slots.ts';
import { serviceOf } from '../slots/values.ts';

/** What only whoever runs the platform does. */
const isDeed = (intent: IntentName): boolean => {
  const { kind, access } = INTENTS[intent];
  return kind === 'flow' && `${access}` === 'netplus-admin';
};

/** What is asked of the portal itself. */
export const isCommand = (intent: IntentName): boolean => INTENTS[intent].kind === 'command' || intent === 'sign-in';

/** How strong a wish for something else must be before it outweighs an answer. */
export const NEW_WISH = 3.9;

/** The same where it is certain that no name was said. */
export const LEAST_WISH = 2.3;

/** 'Make it airtime' while data is bought, and the other way round: one screen sells both. */
export const isTurned = (reading: Reading, flow: string, intent: string): boolean =>
  (flow === 'data' && intent === 'airtime' && reading.concepts.has('airtime')) ||
  (flow === 'airtime' && intent === 'data' && reading.concepts.has('data'));

/** A purchase that says something which the open flow has no place for: 'mtn 500 for 08031234567' while power is read back. */
export function isForeign(reading: Reading, open: OpenQuestion, { intent, score }: Scored, least = NEW_WISH): boolean {
  if (intent === open.flow || !isPurchase(intent)) return false;
  if (score < least) return false;
  const places = new Set([...takes(open.flow), ...(open.fields ?? []), open.field]);
  return Object.keys(frame(reading, intent)).some((name) => !places.has(name));
}

/** Data and internet are one word to many: 'smile data' names no other product than the internet that is open. */
const ONE_WORD: ReadonlySet<string> = new Set(['data', 'internet']);

/** A purchase of something else, called by its name: 'buy light 5000' while airtime is bought puts no amount of it right. */
export function isOtherProduct(
  { concepts }: Reading,
  { flow, field }: OpenQuestion,
  { intent, score }: Scored,
): boolean {
  const { buys } = INTENTS[intent];
  const sold = boughtIn(flow);
  if (!buys || sold.size === 0 || sold.has(buys) || field === 'which' || score < LEAST_WISH) return false;
  if (ONE_WORD.has(buys) && [...sold].some((one) => ONE_WORD.has(one))) return false;
  return concepts.has(CALLED[buys]) && ![...sold].some((one) => concepts.has(CALLED[one]));
}

/** Where a person's name is asked for: any words may be one, but 'glo 1gb' is none. */
export const asksPerson = ({ field, flow }: OpenQuestion): boolean =>
  field === 'firstName' || field === 'lastName' || (field === 'name' && !namesThings(flow));

/** Wishes about accounts that nobody is called: 'update my meter' where a name is asked for. */
const OF_ACCOUNTS: ReadonlySet<IntentName> = new Set([
  'change-password',
  'update-meter',
  'forgot-password',
  'account-status',
]);

/** Wishes of an administrator that are no name either: 'failed payments last week' where it is asked who is meant. */
const isOfEstate = (reading: Reading, { flow }: OpenQuestion, { intent, score }: Scored): boolean =>
  NAMES_SOMEBODY.has(flow) && score >= NEW_WISH && !isSmallTalk(intent) && !isNamed(reading, intent);

/** Who is named alone where it is asked who is meant answers that, and looks for nobody. */
export const isNamed = (reading: Reading, intent: string): boolean => intent === 'find-resident' && isAlone(reading);

/** What is told of the own estate beside a change of it that waits for a yes: it puts nothing of that right. */
export const isToldBeside = (reading: Reading, { flow, field }: OpenQuestion, { intent, score }: Scored): boolean =>
  (field === 'confirm' || (field !== 'name' && asksFirst(reading))) &&
  NAMES_SOMEBODY.has(flow) &&
  score >= NEW_WISH &&
  TOLD.has(intent) &&
  !isNamed(reading, intent) &&
  !reading.concepts.has('no') &&
  !reading.concepts.has('fixit');

const TOLD: ReadonlySet<IntentName> = new Set(['find-resident', 'residents', 'history', 'balance', 'uploaded-meters']);

/** Flows that ask which resident is meant. */
export const NAMES_SOMEBODY = new Set(['find-resident', 'set-occupancy', 'update-payment']);
const isSmallTalk = (intent: IntentName): boolean =>
  INTENTS[intent].kind === 'talk' || intent === 'yes' || intent === 'no';

/** A wish of its own, where the answer could be any words. */
export const isOtherWish = (reading: Reading, open: OpenQuestion, { intent, score }: Scored): boolean =>
  intent !== open.flow &&
  (((isPurchase(intent) || OF_ACCOUNTS.has(intent)) && score >= LEAST_WISH && isNoName(reading)) ||
    isOfEstate(reading, open, { intent, score }));

/** What there is to pay for stands in a list: a purchase that names nothing of it is one of its own. */
export const isOffList = (
  reading: Reading,
  { field, flow, choices = [] }: OpenQuestion,
  best: Scored,
  said?: Slots,
): boolean =>
  field === 'service' &&
  isPurchase(best.intent) &&
  best.intent !== flow &&
  best.score >= LEAST_WISH &&
  serviceOf(reading) === undefined &&
  !choices.some(({ value }) => value === said?.service);

/** 'Pending top-ups' where something is to be named: the words of another wish name nothing. */
export const isOwnWish = ({ flow }: OpenQuestion, { intent, score }: Scored): boolean =>
  intent !== flow && score >= NEW_WISH && !isPurchase(intent) && !isCommand(intent);

/** 'Deactivate Palm Court' while something else is read back: an estate that is named with a deed of its own corrects nothing. */
export function isOtherDeed(reading: Reading, open: OpenQuestion, best: Scored): boolean {
  const putRight = reading.concepts.has('change') || PUT_RIGHT.test(reading.text);
  return isDeed(best.intent) && best.intent !== open.flow && best.score >= NEW_WISH && !putRight;
}

/** Questions about payments that were made; sure enough of them, a number in the sentence is no answer. */
const ABOUT_PAST = new Set('history receipt resend-token payment-issues token-not-received'.split(' '));
const SURE_OF_PAST = 4.2;

/** Words of the past that are said of a wish as well: 'spend 5k'. */
const ALSO_NOW = whole(ANSWERING_PHRASES.alsoNow);

/** 'Did my 5000 go through', 'is 5000 enough'. */
const ASKED =
  /^\W*(?:(?:please|pls|abeg|but|and|so|i|wey)\W+)*(?:(?:did|was|were|has|who|why|where|(?:what|when|how) did)\b|is \d)/i;

/** 'Last 5', 'page 2': payments and pages are counted. */
const COUNTED = /\b(?:last|latest|recent|top|page) \d+\W*$/i;

/** '2 months ago', 'I sent 2000 yesterday'. */
const GONE = anywhere(ANSWERING_PHRASES.gone, 'i');

/** An earlier answer is put right: then what was before stands there for comparison. */
export const PUT_RIGHT =
  /^\W*(?:no|nope|nah|not|sorry|actually|wait|oops|make|change|i (?:said|meant?)|wrong|instead)\b/i;

/** True for an intent that is surely a question about payments that were made. */
export const asksOfPast = (best: Scored | undefined): boolean =>
  best !== undefined && ABOUT_PAST.has(best.intent) && best.score >= SURE_OF_PAST;

/**
 * True for a sentence about what was paid before: a number in it is no amount and no number of months of what is being
 * paid now, and a thing in it is not what is paid for.
 */
export function looksBack(reading: Reading, best: Scored | undefined): boolean {
  if (PUT_RIGHT.test(reading.text)) return false;
  const { concepts, mentions, words, text } = reading;
  const paid = mentions.some(
    ({ concept, from, to }) =>
      concept === 'existing' || (concept === 'past' && !ALSO_NOW.test(words.slice(from, to).join(' '))),
  );
  return (
    (paid && !concepts.has('want')) ||
    concepts.has('paymentlist') ||
    ASKED.test(text) ||
    COUNTED.test(text) ||
    GONE.test(text) ||
    asksOfPast(best)
  );
}
