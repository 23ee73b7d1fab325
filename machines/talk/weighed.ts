import { INTENTS, type IntentName, isPurchase } from '#catalogues/intents/index.ts';
import type { Intent } from '#catalogues/intents/intent.ts';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { administers } from '#catalogues/roles.ts';
import { OPENERS } from '#catalogues/sentences/openers.ts';
import { once } from '#machines/kit/once.ts';
import type { Modifiers, PageSaid } from './besides.ts';
import type { TalkContext, Understanding } from './context.ts';
import { saysOnlyWhen } from './following/fragment.ts';
import { withoutBeneficiary } from './model/beneficiary.ts';
import { type Decided, decide } from './model/doubt.ts';
import { saysMonth } from './model/month.ts';
import { plainOrder } from './model/plain-order.ts';
import { rank } from './model/rank.ts';
import { WORDS } from './model/words.ts';
import type { Past } from './past-said.ts';
import type { Said } from './reading/pattern.ts';
import type { Reading } from './reading/read.ts';
import { asTyped, wordsIn } from './reading/said.ts';
import { firstThree, isMachineText, type Ruled, ruledOf, withAll } from './ruled.ts';
import { saysRemind } from './slots/reminding.ts';
import { frame } from './slots/slots.ts';
import { speaksOfSpending } from './slots/spending.ts';

/** What one wish means once what was learned is weighed. */
export function weighed(ruled: Ruled, context: TalkContext): Understanding {
  const ordered = context.open || context.meant ? null : orderIn(ruled, context);
  if (ordered) return ordered;
  const doubted = inDoubt(ruled, context);
  const found = doubted && !isOrderedForSomebody(ruled, context) ? withAll(ruled, context, doubted) : ruled.found;
  return found.modifiers?.page && !isToldThere(found, found.modifiers.page) ? nothingElse(found) : found;
}

/**
 * What a sentence orders that is an order as a whole: there is nothing to weigh. What leads up to it, or asks whether it is done here, says nothing of it; of a
 * sum alone it is asked what it is for.
 */
function orderIn({ reading, found }: Ruled, context: TalkContext): Understanding | null {
  const order = administers(context.role) ? null : plainOrder(reading);
  if (order === null) return null;
  const alone = order.says === reading.text ? found : ruledOf(order.says, context).found;
  if (alone.modifiers?.page || mayBeMeter(reading, alone)) return null;
  if (isPurchase(alone.intent)) return alone;
  if (order.named || !order.mayBeEither) return null;
  const asks = ['airtime', context.role === 'service-user' ? 'buy-power' : 'public-power'] as const;
  return { intent: 'none', slots: {}, confidence: 0.3, alternatives: [...asks], asks };
}

/** True where an intent is what a page holds. Any other that the words may mean is not meant by who wants to be there, and is not asked about. */
const isToldThere = ({ intent, asks }: Understanding, { path }: PageSaid): boolean => {
  const { route }: Intent = INTENTS[intent];
  return asks === undefined && route !== undefined && path.startsWith(route);
};

/** What a sentence says besides, and no intent. */
function nothingElse({ modifiers, alternatives }: Understanding): Understanding {
  return { intent: 'none', slots: {}, confidence: 0.9, alternatives, ...(modifiers && { modifiers }) };
}

/** Where a purchase is doubted that would not be without whom it is for: of people and places nothing can be learned. */
function isOrderedForSomebody({ reading, found: { intent } }: Ruled, context: TalkContext): boolean {
  const rest = isPurchase(intent) ? withoutBeneficiary(reading) : null;
  if (rest === null) return false;
  const alone = weighed(ruledOf(rest, context), context);
  return alone.intent === intent && alone.asks === undefined;
}

/**
 * What was learned makes of what the rules understood, where that is something else; null where it stands. A purchase needs both, and
 * in doubt it is asked. At an open question only a purchase is doubted, but where it was asked which was meant. What is said besides may be
 * all that a sentence means, where it has no intent.
 */
function inDoubt(
  { reading, shown, scored, question, found }: Ruled,
  { role, open, meant }: TalkContext,
): Understanding | null {
  const { intent, modifiers = {} } = found;
  if (
    question() ||
    meant ||
    saysMonth(shown) ||
    (ANSWERS.has(intent) && (open || intent !== 'no')) ||
    (open && open.field !== 'which' && !isPurchase(intent)) ||
    modifiers.compares ||
    (intent === 'none' && saysOnlyWhen(reading)) ||
    (role === 'service-admin' && modifiers.paidBetween) ||
    isOurs(reading.plain)
  )
    return null;
  const follows = FOLLOWING.some((name) => modifiers.past?.[name]);
  if (intent === 'none' && (follows || isMachineText(reading) || isFactsAlone(reading))) return null;
  const speaks = intent === 'none' && Object.keys(modifiers).some((name) => SPEAKING.has(name));
  const [first] = scored;
  const rankings = { whole: rank(reading, role, scored, shown), alone: () => rank(reading, role, null, shown) };
  const decided = mayBeMeter(reading, found)
    ? { asks: MAY_BE_METER }
    : decide(reading, role, { ...found, score: first?.score ?? 0, speaks, denies: denies(reading) }, rankings);
  // What is told of the past has an answer: it is not asked about, and gives way to another sure intent alone.
  // Administrators tell days in whatever they want: theirs is asked about.
  const narrows = isOfPast(modifiers.past) && !administers(role);
  if (intent === 'none' && narrows && ('asks' in decided || decided.intent === 'history')) return null;
  if (role === 'service-admin' && isWhoOwes(reading, found, decided)) return null;
  if ('asks' in decided)
    return { intent: 'none', slots: {}, confidence: 0.3, alternatives: [...decided.asks], asks: decided.asks };
  if (decided.intent === intent || isMistaken(reading, decided.intent)) return null;
  return {
    intent: decided.intent,
    slots: frame(reading, decided.intent),
    confidence: Math.round(decided.share * 100) / 100,
    alternatives: firstThree(scored),
  };
}

/** Nothing begins a mailing but the word for it, and with that word nobody lets a house buy. */
const isMistaken = (reading: Reading, intent: IntentName): boolean =>
  (intent === 'remind-debtors' && !saysRemind(reading)) || (intent === 'except-meter' && saysRemind(reading));

/** True where it is asked who owes since some day, which leaves no doubt, or who has not paid: no list of payments has them. */
const isWhoOwes = (reading: Reading, { intent, slots }: Understanding, decided: Decided): boolean =>
  intent === 'balance' &&
  (slots.since !== undefined || ('intent' in decided && decided.intent === 'history' && WORDS.unpaid.isIn(reading)));

/** 'Do not give', 'why did you give', 'has it been given', 'we never spent it'. */
const denies = (reading: Reading): boolean => {
  const said = asTyped(reading);
  return WORDS.forbids.begins(said) || WORDS.asksDone.begins(said) || speaksOfSpending(reading);
};

/** A number or an address and no word beside it: there is nothing of which anything was learned. */
const isFactsAlone = ({ facts, list }: Reading): boolean =>
  list.length > 0 && list.every((_, at) => facts.some(({ from, to }) => from <= at && at < to));

/** What is sold is named in a wish as well: that alone tells nothing of the past. */
function isOfPast(past: Past | undefined): boolean {
  if (past === undefined) return false;
  const { narrow = {}, ...more } = past;
  return Object.keys(more).length > 0 || Object.keys(narrow).some((name) => name !== 'product');
}

const MAY_BE_METER = ['public-power', 'buy-power', 'airtime'] as const;

/** 'Top up 45012300099 5k': what is topped up is a meter as well as a phone, and the number is no phone's. */
function mayBeMeter({ concepts }: Reading, { intent, slots, modifiers }: Understanding): boolean {
  const digits = String(modifiers?.nearly?.phone ?? '');
  const { least, most } = METER_DIGITS;
  const isMeters = !digits.startsWith('0') && digits.length >= least && digits.length <= most;
  const named = slots.network !== undefined || ['airtime', 'data', 'network'].some((one) => concepts.has(one));
  return intent === 'airtime' && slots.phone === undefined && isMeters && !named;
}

/** The portal's own words, as they stand on its buttons: whoever types them means just that. Made with the first sentence. */
const ours = once((): { readonly said: ReadonlySet<string>; readonly most: number } => {
  const said = [...Object.values(INTENTS), ...Object.values(OPENERS).flat()].flatMap(
    ({ say = '' }: Pick<Intent, 'say'>) => (say === '' ? [] : [wordsIn(say).words]),
  );
  return {
    said: new Set(said.map((words) => words.join(' '))),
    most: Math.max(...said.map(({ length }) => length)),
  };
});

const isOurs = ({ words }: Said): boolean => words.length <= ours().most && ours().said.has(words.join(' '));

/** What means something by itself, and is answered where a sentence has no intent. */
const SPEAKING: ReadonlySet<string> = new Set<keyof Modifiers>([
  ...(['tickets', 'cannot', 'same', 'again', 'settled', 'bare', 'administered', 'confirmation'] as const),
  ...(['everywhere', 'leaving', 'changes', 'verifying', 'verification', 'setting', 'statement', 'outage'] as const),
  ...(['paysUp', 'severalDues', 'deed', 'unheld', 'takesOut'] as const),
]);

/** What of the past follows on what was bought or shown: nothing of that can be learned. */
const FOLLOWING = ['order', 'became', 'same', 'leaf', 'only'] as const satisfies readonly (keyof Past)[];

/** What is said to a question: what was learned knows of none. */
const ANSWERS: ReadonlySet<IntentName> = new Set(['yes', 'no', 'answer', 'correct']);
