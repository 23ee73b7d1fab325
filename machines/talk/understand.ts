import { INTENTS, type IntentName, isPurchase } from '#catalogues/intents/index.ts';
import type { Intent } from '#catalogues/intents/intent.ts';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { OPENERS } from '#catalogues/sentences/openers.ts';
import { once } from '#machines/kit/once.ts';
import { placeNamed } from './answering/choices.ts';
import { inFlow } from './answering/open.ts';
import { agreement } from './consent/agreement.ts';
import type { Modifiers, Past, Question, Recipient, Slots, TalkContext, Understanding, Writable } from './context.ts';
import { decide } from './model/doubt.ts';
import { LEAST } from './model/features.ts';
import { rank } from './model/rank.ts';
import { type Scored, scoreIntents, signs } from './model/scores.ts';
import { WORDS } from './model/words.ts';
import { alsoIn, nearlySaid, timesWanted } from './modifiers/also.ts';
import { mayFollowCancel, wishBehindCancel } from './modifiers/behind-cancel.ts';
import { comparesOf } from './modifiers/compares.ts';
import { peopleChanged } from './modifiers/estate.ts';
import { besidesOf, modifiersOf } from './modifiers/modifiers.ts';
import { isUnsure } from './modifiers/moods.ts';
import { intentOf, questionOf } from './modifiers/question.ts';
import { isUnmet, saidOfReadBack } from './modifiers/read-back.ts';
import { recipientsOf } from './modifiers/recipients.ts';
import { isLookedUp, isOwnChange, type Meant, otherEstates, severalWishes } from './modifiers/several.ts';
import { showsCode } from './modifiers/trouble.ts';
import { unheardOf } from './modifiers/unheard.ts';
import type { Said } from './reading/pattern.ts';
import { type Reading, read } from './reading/read.ts';
import { asTyped, wordsIn } from './reading/said.ts';
import { frame } from './slots/slots.ts';

/** A yes that nobody asked for is weaker than any wish that its words may be. */
const AGREED = 2.4;

/** Text of programs: nothing in it is a wish. */
const isMachineText = (reading: Reading): boolean =>
  (!reading.onlyWords && MACHINE_SIGN.test(reading.text)) || WORDS.machine.isIn(asTyped(reading));

const MACHINE_SIGN = /[{}<>\\]|;\s*--/;

/**
 * What a sentence means, as a pure function of it and of what is open. Never throws. It is read without knowing what it is for; the
 * intents it speaks for are scored; an open question takes its answer, its correction or a yes, else the best intent fills its
 * slots, unless what was learned doubts it; then what is said besides is found. Of several wishes the first is meant, and the others wait.
 */
export function understand(text: string, context: TalkContext): Understanding {
  const ruled = ruledOf(text, context);
  if (context.meant) return ruled.found;
  const wish = wishOf(ruled, context);
  if (wish !== null) return { ...ruled.found, modifiers: { ...ruled.found.modifiers, later: [wish] } };
  const [first, ...later] = parts(text, ruled, context);
  const whole = weighed(ruled, context);
  if (first === undefined) {
    const others = otherEstates(ruled.reading, whole);
    return others.length > 0 ? { ...whole, modifiers: { ...whole.modifiers, later: others } } : whole;
  }
  const meant = weighed(ruledOf(first, context), context);
  // A yes with another wish behind it is no whole yes: the wish is heard, and what is read back waits.
  return meant.slots.confirm === 'yes' ? whole : { ...meant, modifiers: { ...meant.modifiers, later } };
}

/** What is wanted in the place of what a sentence leaves, as typed; null where that is nothing. */
function wishOf({ reading, found }: Ruled, context: TalkContext): string | null {
  const wish = found.intent === 'cancel' ? wishBehindCancel(reading) : null;
  if (wish === null) return null;
  const { open: _, ...alone } = context;
  return mayFollowCancel(weighed(ruledOf(wish, alone), alone)) ? wish : null;
}

/** The wishes of a sentence that holds several, as typed; empty where it holds one. */
function parts(text: string, ruled: Ruled, context: TalkContext): readonly string[] {
  const { found: whole } = ruled;
  const { open } = context;
  const answers = open?.kind !== 'area' && (whole.intent === 'answer' || whole.intent === 'correct');
  const wants = [isPurchase, isOwnChange, isLookedUp].some((is) => is(whole.intent)) || answers;
  // What is to be written on a ticket is no wish, whatever it is about.
  if (!wants || whole.modifiers?.tickets?.reply !== undefined) return [];
  const { open: _, ...alone } = context;
  return severalWishes(
    text,
    ruled.reading,
    open?.flow ?? null,
    (part) => meantBy(part, context),
    (part) => meantBy(part, alone),
  );
}

/** What one wish means, by the rules alone and without what is said besides. A purchase is what the rules speak for most, or nothing. */
function meantBy(text: string, context: TalkContext): Meant {
  const heard = once(() => hear(text, context));
  return {
    mayBuy: () => {
      const [first] = heard().scored;
      return first !== undefined && isPurchase(first.intent);
    },
    sense: once(() => senseOf(heard().reading, context, meaningIn(heard(), context)).meant),
  };
}

/** The same with what was found, and for whom it is. */
function senseOf(
  reading: Reading,
  context: TalkContext,
  found: Understanding,
): { readonly meant: Understanding; readonly recipients: readonly Recipient[] } {
  const recipients = recipientsOf(reading, found, context.open);
  return { meant: { ...found, slots: slotsOfFirst(found.slots, recipients) }, recipients };
}

/** One wish as it was read, with what is asked of it more than once. */
interface Heard {
  readonly reading: Reading;
  readonly shown: ReadonlySet<string>;
  readonly scored: readonly Scored[];
  /** What it asks that is answered from what is known here. */
  readonly question: () => Question | undefined;
  /** What it says besides, whatever it means. */
  readonly besides: () => Modifiers;
}

function hear(text: string, context: TalkContext): Heard {
  const reading = read(text, context.today);
  const shown = signs(reading, context.role);
  return {
    reading,
    shown,
    scored: wished(reading, shown, context),
    question: once(() => knownAsked(reading, context)),
    besides: once(() => besidesOf(reading, context.today)),
  };
}

/** What the rules understand of one wish. */
interface Ruled extends Heard {
  readonly found: Understanding;
}

function ruledOf(text: string, context: TalkContext): Ruled {
  const heard = hear(text, context);
  return { ...heard, found: withAll(heard, context, meaningIn(heard, context)) };
}

/** The same with all that is said besides. */
function withAll(heard: Heard, context: TalkContext, found: Understanding): Understanding {
  const { meant, recipients } = senseOf(heard.reading, context, found);
  const modifiers = allModifiers(heard, meant, context, recipients);
  return Object.keys(modifiers).length > 0 ? { ...meant, modifiers } : meant;
}

/** What one wish means once what was learned is weighed. */
function weighed(ruled: Ruled, context: TalkContext): Understanding {
  const doubted = inDoubt(ruled, context);
  return doubted ? withAll(ruled, context, doubted) : ruled.found;
}

/** Where several are listed the slots are those of the first one; a number that names one of them is nothing else. */
function slotsOfFirst(slots: Slots, recipients: readonly Recipient[]): Slots {
  const [first] = recipients;
  if (first === undefined || first.number === '') return slots;
  const others = Object.entries(slots).filter(([, said]) => !recipients.some(({ number }) => number === String(said)));
  return { ...Object.fromEntries(others), [first.slot]: first.number, ...first.worth };
}

/** A question that what is known answers. A message to a person may hold any, and what was chosen is no question any more. */
const knownAsked = (reading: Reading, { open, meant }: TalkContext) =>
  open?.kind === 'area' || meant !== undefined ? undefined : questionOf(reading);

function allModifiers(
  { reading, question: asked, besides }: Heard,
  meant: Understanding,
  { open }: TalkContext,
  recipients: readonly Recipient[],
): Modifiers {
  const near = nearlySaid(reading, meant);
  const also = alsoIn(reading, meant, open);
  const { deed, by } = (meant.slots.confirm === 'yes' ? agreement(reading.text, open) : null) ?? { deed: false };
  const question = asked();
  const modifiers: Writable<Modifiers> = modifiersOf(reading, meant, besides());
  if (question) modifiers.question = question;
  if (also) modifiers.also = also;
  if (near) modifiers.nearly = near;
  if (recipients.length > 0) modifiers.recipients = recipients;
  if (deed) modifiers.deed = deed;
  if (by) modifiers.by = by;
  const times = timesWanted(reading, meant, open);
  const people = peopleChanged(reading, { intent: meant.intent, modifiers }, open);
  const unheard = unheardOf(reading, meant, modifiers, open);
  const ofReadBack = saidOfReadBack(reading, open);
  if (times !== undefined) modifiers.times = times;
  if (people.length > 0) modifiers.people = people;
  if (unheard.length > 0) modifiers.unheard = unheard;
  if (ofReadBack) modifiers.ofReadBack = ofReadBack;
  const place = open || by ? undefined : placeNamed(reading);
  if (place !== undefined) modifiers.place = place;
  return modifiers;
}

/** The intents that the sentence speaks for, as they are believed; a whole yes is one of them, also where none was asked for. */
function wished(reading: Reading, shown: ReadonlySet<string>, { role, open }: TalkContext): readonly Scored[] {
  if (isMachineText(reading)) return [];
  const scores = scoreIntents(reading, role, shown);
  // Who is not sure refuses nothing, and neither does who waits for what was paid for before.
  const scored =
    isUnsure(reading.plain) || isUnmet(reading.plain) ? scores.filter(({ intent }) => intent !== 'no') : scores;
  if (!agreement(reading.text, open)) return scored;
  const agreed: Scored = { intent: 'yes', score: AGREED };
  return [...scored, agreed].sort((a, b) => b.score - a.score);
}

/** The intent and its slots: an answer to what is open, else what the sentence speaks for most. */
function meaningIn({ reading, scored, question: asked }: Heard, context: TalkContext): Understanding {
  const { meant } = context;
  if (meant) return { intent: meant, slots: frame(reading, meant), confidence: 1, alternatives: [] };
  // A message to a person may speak of anything; any other comparison is a question, and answers none.
  const compares = context.open?.kind === 'area' ? undefined : comparesOf(reading);
  if (compares) return { intent: 'price-list', slots: frame(reading, 'price-list'), confidence: 0.9, alternatives: [] };
  // What is being looked into takes it as its answer.
  const question = asked();
  const looked = question?.about === 'empty' && context.open?.flow === 'token-issues';
  const known = question && !looked && intentOf(question);
  if (known) return { intent: known, slots: frame(reading, known), confidence: 0.9, alternatives: [] };
  const said = context.open ? inFlow(reading, context.open, scored) : null;
  return said
    ? { ...said, alternatives: firstThree(scored).filter((intent) => intent !== said.intent) }
    : best(reading, scored);
}

const firstThree = (scored: readonly Scored[]): Understanding['alternatives'] =>
  scored.slice(0, 3).map(({ intent }) => intent);

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
    (ANSWERS.has(intent) && (open || intent !== 'no')) ||
    (open && open.field !== 'which' && !isPurchase(intent)) ||
    modifiers.compares ||
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
    : decide(reading, role, { ...found, score: first?.score ?? 0, speaks }, rankings);
  // What is told of the past has an answer: it is not asked about, and gives way to another sure intent alone.
  // Administrators tell days in whatever they want: theirs is asked about.
  const narrows = isOfPast(modifiers.past) && !(role === 'service-admin' || role === 'netplus-admin');
  if (intent === 'none' && narrows && ('asks' in decided || decided.intent === 'history')) return null;
  if ('asks' in decided)
    return { intent: 'none', slots: {}, confidence: 0.3, alternatives: [...decided.asks], asks: decided.asks };
  if (decided.intent === intent) return null;
  return {
    intent: decided.intent,
    slots: frame(reading, decided.intent),
    confidence: Math.round(decided.share * 100) / 100,
    alternatives: firstThree(scored),
  };
}

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

/** The portal's own words, as they stand on its buttons: whoever types them means just that. */
const OURS: ReadonlySet<string> = new Set(
  [...Object.values(INTENTS), ...Object.values(OPENERS).flat()].flatMap(({ say = '' }: Pick<Intent, 'say'>) =>
    say === '' ? [] : [wordsIn(say).words.join(' ')],
  ),
);

const MOST_OF_OURS = Math.max(...[...OURS].map((said) => said.split(' ').length));

const isOurs = ({ words }: Said): boolean => words.length <= MOST_OF_OURS && OURS.has(words.join(' '));

/** What means something by itself, and is answered where a sentence has no intent. */
const SPEAKING: ReadonlySet<string> = new Set<keyof Modifiers>([
  ...(['tickets', 'cannot', 'same', 'again', 'settled', 'bare', 'administered', 'confirmation'] as const),
  ...(['everywhere', 'leaving', 'changes', 'verifying', 'verification', 'setting', 'statement', 'outage'] as const),
  ...(['paysUp', 'deed'] as const),
]);

/** What of the past follows on what was bought or shown: nothing of that can be learned. */
const FOLLOWING = ['order', 'became', 'same', 'leaf', 'only'] as const satisfies readonly (keyof Past)[];

/** What is said to a question: what was learned knows of none. */
const ANSWERS: ReadonlySet<IntentName> = new Set(['yes', 'no', 'answer', 'correct']);

/** What the sentence speaks for most, where that is enough. */
function best(reading: Reading, scored: readonly Scored[]): Understanding {
  const [first, ...others] = scored;
  if (!first || first.score < LEAST)
    return showsCode(reading)
      ? { intent: 'token-issues', slots: {}, confidence: 0.8, alternatives: [] }
      : { intent: 'none', slots: {}, confidence: 0.3, alternatives: firstThree(scored) };
  const [second] = others;
  const margin = Math.min(1, first.score - (second?.score ?? 0));
  const clear = Math.max(0, 1 - reading.unknown.length / Math.max(4, reading.list.length));
  const confidence = Math.min(0.99, 0.45 + 0.2 * margin + 0.25 * clear + 0.02 * first.score);
  return {
    intent: first.intent,
    slots: frame(reading, first.intent),
    confidence: Math.round(confidence * 100) / 100,
    alternatives: firstThree(others),
  };
}
