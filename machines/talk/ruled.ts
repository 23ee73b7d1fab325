import { once } from '#machines/kit/once.ts';
import { namedInFull, placeNamed } from './answering/choices.ts';
import { inFlow } from './answering/open.ts';
import type { Question } from './asked-question.ts';
import type { Modifiers, Recipient } from './besides.ts';
import { agreement } from './consent/agreement.ts';
import type { Slots, TalkContext, Understanding, Writable } from './context.ts';
import { LEAST } from './model/features.ts';
import { saysMonth } from './model/month.ts';
import { type Scored, scoreIntents, signs } from './model/scores.ts';
import { WORDS } from './model/words.ts';
import { alsoIn, nearlySaid, timesWanted } from './modifiers/also.ts';
import { anotherTime } from './modifiers/another-time.ts';
import { comparesOf } from './modifiers/compares.ts';
import { peopleChanged } from './modifiers/estate.ts';
import { besidesOf, modifiersOf } from './modifiers/modifiers.ts';
import { isUnsure } from './modifiers/moods.ts';
import { pageSaid } from './modifiers/pages.ts';
import { intentOf, questionOf } from './modifiers/question.ts';
import { isUnmet, saidOfReadBack } from './modifiers/read-back.ts';
import { recipientsOf } from './modifiers/recipients.ts';
import { showsCode } from './modifiers/trouble.ts';
import { unheardOf } from './modifiers/unheard.ts';
import { type Reading, read } from './reading/read.ts';
import { asTyped } from './reading/said.ts';
import { frame } from './slots/slots.ts';

/** A yes that nobody asked for is weaker than any wish that its words may be. */
const AGREED = 2.4;

/** Text of programs: nothing in it is a wish. */
export const isMachineText = (reading: Reading): boolean =>
  (!reading.onlyWords && MACHINE_SIGN.test(reading.text)) || WORDS.machine.isIn(asTyped(reading));

const MACHINE_SIGN = /[{}<>\\]|;\s*--/;

/** What the rules understand of one wish. */
export interface Ruled extends Heard {
  readonly found: Understanding;
}

/** What a wish means by the rules alone, with all that is said besides. */
export function ruledOf(text: string, context: TalkContext): Ruled {
  const heard = hear(text, context);
  return { ...heard, found: withAll(heard, context, meaningIn(heard, context)) };
}

/** The same with all that is said besides. */
export function withAll(heard: Heard, context: TalkContext, found: Understanding): Understanding {
  const { meant, recipients } = senseOf(heard.reading, context, found);
  const modifiers = allModifiers(heard, meant, context, recipients);
  return Object.keys(modifiers).length > 0 ? { ...meant, modifiers } : meant;
}

/** One wish as it was read, with what is asked of it more than once. */
export interface Heard {
  readonly reading: Reading;
  readonly shown: ReadonlySet<string>;
  readonly scored: readonly Scored[];
  /** What it asks that is answered from what is known here. */
  readonly question: () => Question | undefined;
  /** What it says besides, whatever it means. */
  readonly besides: () => Modifiers;
}

/** Reads a wish, and scores what it may be. */
export function hear(text: string, context: TalkContext): Heard {
  const reading = read(text, context.today);
  const shown = signs(reading, context.role);
  return {
    reading,
    shown,
    scored: wished(reading, shown, context),
    // A token that an administrator looks for is not read for what it is.
    question: once(() => (shown.has('SOUGHT') ? undefined : knownAsked(reading, context))),
    besides: once(() => besidesOf(reading)),
  };
}

/** The same with what was found, and for whom it is. */
export function senseOf(
  reading: Reading,
  context: TalkContext,
  found: Understanding,
): { readonly meant: Understanding; readonly recipients: readonly Recipient[] } {
  const recipients = recipientsOf(reading, found, context.open);
  return { meant: { ...found, slots: slotsOfFirst(found.slots, recipients) }, recipients };
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
  { open, role }: TalkContext,
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
  const time = anotherTime(reading, meant, open);
  const people = peopleChanged(reading, { intent: meant.intent, modifiers }, open);
  const unheard = unheardOf(reading, meant, modifiers, open);
  const ofReadBack = saidOfReadBack(reading, open);
  if (times !== undefined) modifiers.times = times;
  if (time !== undefined) modifiers.anotherTime = time;
  if (people.length > 0) modifiers.people = people;
  if (unheard.length > 0) modifiers.unheard = unheard;
  if (ofReadBack) modifiers.ofReadBack = ofReadBack;
  // A message to a person may say so as well.
  const told = [question, modifiers.tickets, modifiers.statement, modifiers.changes].some((one) => one !== undefined);
  const page = open?.kind === 'area' ? undefined : pageSaid(reading, role, told);
  if (page) modifiers.page = page;
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
export function meaningIn({ reading, shown, scored, question: asked }: Heard, context: TalkContext): Understanding {
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
  // What a charge says as a whole answers no question, but a message may hold it, and a choice may be called so.
  const { open } = context;
  const anew = saysMonth(shown) && open?.kind !== 'area' && namedInFull(reading.text, open?.choices) === undefined;
  const said = context.open && !anew ? inFlow(reading, context.open, scored) : null;
  return said
    ? { ...said, alternatives: firstThree(scored).filter((intent) => intent !== said.intent) }
    : best(reading, scored);
}

export const firstThree = (scored: readonly Scored[]): Understanding['alternatives'] =>
  scored.slice(0, 3).map(({ intent }) => intent);

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
