import { changeSaid } from './accounts/change-said.ts';
import { isFineSo } from './agreement.ts';
import { readAnswer, whose } from './answers.ts';
import type { OpenQuestion, Slots } from './context.ts';
import { readCorrection } from './corrections.ts';
import { asksFirst } from './estate/managing.ts';
import { isAlone } from './estate/whom.ts';
import { frame, namesThings } from './frames.ts';
import { isPurchase, type Scored } from './intents.ts';
import { asksOfPast, looksBack, PUT_RIGHT } from './looks-back.ts';
import { isNoName } from './persons.ts';
import { isNewName, soundsLikeName } from './platform/new-names.ts';
import type { Reading } from './reading.ts';
import { takes } from './takes.ts';
import { serviceOf } from './values.ts';

interface Said {
  readonly intent: string;
  readonly slots: Slots;
  readonly confidence: number;
}

/** What whoever runs the platform does. */
const DEEDS = new Set(
  'register-estate activate-estate deactivate-estate create-service enable-service disable-service create-fee set-provider-fee retry-topup refund-topup answer-request set-notice clear-notice pause-sales resume-sales'.split(
    ' ',
  ),
);
const COMMANDS = new Set(
  'help menu back cancel start-over repeat as-form as-table as-chat sign-in sign-out person'.split(' '),
);
const BESIDE = new Set(
  'fee-question balance price-list account-status history receipt contact-support payment-issues token-not-received token-issues no-meter-number thanks greet'.split(
    ' ',
  ),
);

/** How strong a wish for something else must be before it outweighs an answer; said whole, it does so in any case. */
const NEW_WISH = 3.9;
const WHOLE_WISH = 6;

/** The same where it is certain that no name was said. */
const LEAST_WISH = 2.3;

/** Where what is paid is asked for or read back: whatever counts or names payments would be taken for it. */
const paysNow = ({ field, kind, flow }: OpenQuestion): boolean =>
  // What somebody paid in cash is what an administrator writes down.
  flow !== 'update-payment' &&
  // What a bank shows is told of a payment that was made.
  field !== 'debited' &&
  (kind === 'money' || field === 'amount' || field === 'months' || field === 'service' || field === 'confirm');

/** A command, a wish or a 'yes' is said in a few words; what is longer than that is a message where one is asked for. */
const FEW_WORDS = 4;

/** A command counts when nothing stronger speaks for another meaning, and most of the sentence is about it. */
function command(scored: readonly Scored[]): Said | null {
  const best = scored[0];
  if (best && COMMANDS.has(best.intent) && best.score >= 3.5)
    return { intent: best.intent, slots: {}, confidence: 0.9 };
  return null;
}

const asks = (reading: Reading): boolean =>
  /\?\s*$/.test(reading.text) ||
  ['howmuch', 'what', 'why', 'when', 'howto', 'isit'].some((concept) => reading.concepts.has(concept));

/** 'Make it airtime' while data is bought, and the other way round: one screen sells both. */
const isTurned = (reading: Reading, flow: string, intent: string): boolean =>
  (flow === 'data' && intent === 'airtime' && reading.concepts.has('airtime')) ||
  (flow === 'airtime' && intent === 'data' && reading.concepts.has('data'));

/** A purchase that says something which the open flow has no place for: 'mtn 500 for 08031234567' while power is read back. */
function isForeign(reading: Reading, open: OpenQuestion, { intent, score }: Scored, least = NEW_WISH): boolean {
  if (intent === open.flow || !isPurchase(intent)) return false;
  if (score < least) return false;
  const places = new Set([...takes(open.flow), ...(open.fields ?? []), open.field]);
  return Object.keys(frame(reading, intent)).some((name) => !places.has(name));
}

/** Where a person's name is asked for: any words may be one, but 'glo 1gb' is none. */
const asksPerson = ({ field, flow }: OpenQuestion): boolean =>
  field === 'firstName' || field === 'lastName' || (field === 'name' && !namesThings(flow));

/** Wishes about accounts that nobody is called: 'update my meter' where a name is asked for. */
const OF_ACCOUNTS = new Set('change-password update-meter forgot-password account-status'.split(' '));

/** Wishes of an administrator that are no name either: 'failed payments last week' where it is asked who is meant. */
const isOfEstate = (reading: Reading, { flow }: OpenQuestion, { intent, score }: Scored): boolean =>
  NAMES_SOMEBODY.has(flow) && score >= NEW_WISH && !SMALL_TALK.has(intent) && !isNamed(reading, intent);

/** Who is named alone where it is asked who is meant answers that, and looks for nobody. */
const isNamed = (reading: Reading, intent: string): boolean => intent === 'find-resident' && isAlone(reading);

/** What is told of the own estate beside a change of it that waits for a yes: it puts nothing of that right. */
const isToldBeside = (reading: Reading, { flow, field }: OpenQuestion, { intent, score }: Scored): boolean =>
  (field === 'confirm' || (field !== 'name' && asksFirst(reading))) &&
  NAMES_SOMEBODY.has(flow) &&
  score >= NEW_WISH &&
  TOLD.has(intent) &&
  !isNamed(reading, intent) &&
  !reading.concepts.has('no') &&
  !reading.concepts.has('fixit');

const TOLD = new Set(['find-resident', 'residents', 'history', 'balance', 'uploaded-meters']);

const NAMES_SOMEBODY = new Set(['find-resident', 'set-occupancy', 'update-payment']);
const SMALL_TALK = new Set('yes no thanks greet bye'.split(' '));

/** Ways in of their own, whatever is to be chosen. */
const WAYS_IN = new Set(['sign-up', 'forgot-password']);

/** A wish of its own, where the answer could be any words. */
const isOtherWish = (reading: Reading, open: OpenQuestion, { intent, score }: Scored): boolean =>
  intent !== open.flow &&
  (((isPurchase(intent) || OF_ACCOUNTS.has(intent)) && score >= LEAST_WISH && isNoName(reading)) ||
    isOfEstate(reading, open, { intent, score }));

/** What there is to pay for stands in a list: a purchase that names nothing of it is one of its own. */
const isOffList = (
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
const isOwnWish = ({ flow }: OpenQuestion, { intent, score }: Scored): boolean =>
  intent !== flow && score >= NEW_WISH && !isPurchase(intent) && !COMMANDS.has(intent);

/** 'Deactivate Palm Court' while something else is read back: an estate that is named with a deed of its own corrects nothing. */
function isOtherDeed(reading: Reading, open: OpenQuestion, best: Scored): boolean {
  const putRight = reading.concepts.has('change') || PUT_RIGHT.test(reading.text);
  return DEEDS.has(best.intent) && best.intent !== open.flow && best.score >= NEW_WISH && !putRight;
}

/** What a sentence means while a question is open; null where it is a wish of its own or nothing that is known. */
export function inFlow(reading: Reading, open: OpenQuestion, scored: readonly Scored[]): Said | null {
  if (open.field === 'confirm' && isFineSo(reading))
    return { intent: 'answer', slots: { confirm: 'yes' }, confidence: 0.95 };
  const answer = readAnswer(reading, open);
  // A message to a person may speak of anything, in the words of every wish.
  if (open.kind === 'area' && answer && reading.list.length > FEW_WORDS)
    return { intent: 'answer', slots: answer.slots, confidence: 0.9 };
  const best = scored[0];
  if (isNewName(open) && answer && soundsLikeName(reading) && !(best && isOtherDeed(reading, open, best)))
    return { intent: 'answer', slots: answer.slots, confidence: 0.9 };
  if (isNewName(open) && best && isOwnWish(open, best)) return null;
  const changed = best ? changeSaid(reading, open, best) : null;
  if (changed) return { intent: 'correct', slots: changed, confidence: 0.9 };
  const correction = readCorrection(reading, open);
  // 'Sign up' is not 'my estate meter (sign in)', though a word of it stands there.
  if (open.field === 'which' && best && WAYS_IN.has(best.intent)) return null;
  const whole = answer?.sure ?? false;
  // 'Call me Tunde' calls nobody where a name is asked for.
  const named = asksPerson(open) && /^(?:please |just |you can |abeg )?call me \p{L}/iu.test(reading.text.trim());
  if (named && answer) return { intent: 'answer', slots: answer.slots, confidence: 0.9 };
  const ordered = command(scored);
  if (ordered && !(whole && answer?.exact) && !(correction?.sure && ordered.intent !== 'cancel')) return ordered;
  const answersNothing = answer?.slots.confirm === undefined || asksOfPast(best);
  if (paysNow(open) && answersNothing && looksBack(reading, best)) return null;
  // 'Fee for MTN' names a company and chooses none.
  const fee = best?.intent === 'fee-question' && reading.concepts.has('fee') && open.field !== 'service';
  if (fee && !['no', 'fixit', 'change'].some((concept) => reading.concepts.has(concept))) return null;
  const list = best?.intent === 'price-list' && reading.concepts.has('pricelist');
  if (best && BESIDE.has(best.intent) && best.score >= 2.9 && (asks(reading) || list) && !whole) return null;
  if (best && isToldBeside(reading, open, best)) return null;
  if (best && isTurned(reading, open.flow, best.intent)) return null;
  const listed = whole && (open.choices?.length ?? 0) > 0 && answer?.exact;
  if (best && open.kind !== 'area' && !listed && isOtherDeed(reading, open, best)) return null;
  if (best && isOffList(reading, open, best, answer?.slots)) return null;
  if (best && asksPerson(open)) {
    if (isOtherWish(reading, open, best)) return null;
  } else if (best && (!(whole && answer?.exact) || best.score >= WHOLE_WISH) && isForeign(reading, open, best))
    return null;
  const claimed = open.field === 'confirm' && whose(reading) !== null;
  // A day is told in any words, so that 'no, make it 6050' would be one.
  const anyWords = open.field === 'confirm' || open.field === 'when';
  if (correction?.sure && !claimed && (anyWords || !whole || !answer?.exact))
    return { intent: 'correct', slots: correction.slots, confidence: 0.9 };
  if (answer && whole) return { intent: 'answer', slots: answer.slots, confidence: 0.95 };
  const elsewhere =
    best !== undefined &&
    best.intent !== open.flow &&
    !(NAMES_SOMEBODY.has(open.flow) && isNamed(reading, best.intent)) &&
    (isPurchase(best.intent) || best.score >= NEW_WISH) &&
    best.score >= NEW_WISH;
  if (answer && !elsewhere) return { intent: 'answer', slots: answer.slots, confidence: 0.8 };
  if (elsewhere) return null;
  if (correction && !(best && isForeign(reading, open, best, LEAST_WISH)))
    return { intent: 'correct', slots: correction.slots, confidence: 0.7 };
  return null;
}
