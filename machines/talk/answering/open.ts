import { type IntentName, isPurchase } from '#catalogues/intents/index.ts';
import type { OpenQuestion, Slots } from '../context.ts';
import type { Scored } from '../model/scores.ts';
import type { Reading } from '../reading/read.ts';
import { isNewName, soundsLikeName } from '../slots/platform-values.ts';
import { frame } from '../slots/slots.ts';
import { readAnswer, whose } from './answers.ts';
import { readCorrection } from './corrections.ts';
import {
  asksOfPast,
  asksPerson,
  isCommand,
  isForeign,
  isNamed,
  isOffList,
  isOtherDeed,
  isOtherProduct,
  isOtherWish,
  isOwnWish,
  isToldBeside,
  isTurned,
  LEAST_WISH,
  looksBack,
  NAMES_SOMEBODY,
  NEW_WISH,
} from './outweighing.ts';

interface Said {
  readonly intent: IntentName;
  readonly slots: Slots;
  readonly confidence: number;
}

/** What is answered beside an open question, which stays as it is. */
const BESIDE: ReadonlySet<IntentName> = new Set([
  ...(['fee-question', 'balance', 'price-list', 'account-status', 'history', 'receipt', 'contact-support'] as const),
  ...(['payment-issues', 'token-not-received', 'token-issues', 'no-meter-number', 'thanks', 'greet'] as const),
]);

/** A wish as strong as this outweighs an answer that is the whole sentence. */
const WHOLE_WISH = 6;

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
  if (best && isCommand(best.intent) && best.score >= 3.5) return { intent: best.intent, slots: {}, confidence: 0.9 };
  return null;
}

const asks = (reading: Reading): boolean =>
  /\?\s*$/.test(reading.text) ||
  ['howmuch', 'what', 'why', 'when', 'howto', 'isit'].some((concept) => reading.concepts.has(concept));

/** Ways in of their own, whatever is to be chosen. */
const WAYS_IN = new Set(['sign-up', 'forgot-password']);

/** What a sentence means while a question is open; null where it is a wish of its own or nothing that is known. */
export function inFlow(reading: Reading, open: OpenQuestion, scored: readonly Scored[]): Said | null {
  const answer = readAnswer(reading, open);
  // A whole yes is nothing else, whatever its words may mean elsewhere: 'fine' is no fine.
  if (answer?.slots.confirm === 'yes') return { intent: 'answer', slots: answer.slots, confidence: 0.95 };
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
  } else if (
    best &&
    (!(whole && answer?.exact) || best.score >= WHOLE_WISH) &&
    (isForeign(reading, open, best) || (open.kind !== 'area' && isOtherProduct(reading, open, best)))
  )
    return null;
  const claimed = whose(reading, open) !== null;
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

const FIELDS: Readonly<Record<string, string>> = { phone: 'phone', email: 'email' };

/**
 * 'Update my meter to 450...' where the phone number is asked for, and the other way round: the sentence names another open
 * field and says its value, though the number could be an answer. Null where it is about what is asked, or says no value.
 */
function changeSaid(
  reading: Reading,
  { field, fields = [] }: OpenQuestion,
  { intent }: { readonly intent: string },
): Slots | null {
  const { meterNumber, field: named, value } = frame(reading, intent);
  const [meant, said] = intent === 'update-meter' ? ['meterNumber', meterNumber] : [FIELDS[named ?? ''], value];
  if (intent !== 'update-meter' && intent !== 'update-profile') return null;
  return meant !== undefined && said !== undefined && meant !== field && fields.includes(meant)
    ? { [meant]: said }
    : null;
}
