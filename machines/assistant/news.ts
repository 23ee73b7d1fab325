import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { View } from '#machines/kit/view.ts';
import { OWN_QUESTIONS } from './asked-once.ts';
import { changesSaid } from './changes.ts';
import type { AssistantContext, AssistantEvent } from './context.ts';
import { isSignIn } from './entry-points.ts';
import { passed } from './lasting.ts';
import { type Line, linesOf, plain } from './lines.ts';
import { buyAgain, openers } from './openers.ts';
import { ownIn, withOwn } from './own-words.ts';
import { offersOf } from './routes/accounts/about-account.ts';
import { REMEMBERED } from './routes/starting/flow-start.ts';
import type { Bought, FlowStart, OpenRun } from './run.ts';
import { resumeAsked, TALK } from './sentences.ts';
import { startGranted } from './session-transition.ts';
import type { Suggestion } from './suggestion.ts';
import { type Message, overtaken, say } from './transcript.ts';

type Viewed = Extract<AssistantEvent, { type: 'VIEWED' }>;

/** What a change of a run comes to; `next` is the sentence to go on with, `wished` what had waited for an account. */
export type News = Partial<AssistantContext> & { readonly next?: string; readonly wished?: FlowStart };

/**
 * What a change of a run comes to: its news is said; a run that is over leaves the stack, and what was to follow it comes
 * next, or else the run below is offered.
 */
export function newsOf(context: AssistantContext, { id, view, over, order, belowShown, at }: Viewed): News {
  const onTop = context.stack.at(-1)?.id === id;
  const lines = withOwn(linesOf(view), ownIn(view));
  const before = context.spoken?.id === id ? context.spoken : null;
  const sameStep = before?.step === view.step;
  const fresh = lines.filter((line) => !before?.texts.includes(line.text));
  // What is to be known beside a question is said once, and the question whenever something is owed.
  const again = sameStep ? lines.filter((line) => line.tone !== 'info' || fresh.includes(line)) : lines;
  const news = sameStep && !context.due ? fresh : again;
  const silent = view.busy !== null && news.length === 0;
  const lead = !onTop && view.outcome ? [plain(TALK.settledMeanwhile)] : [];
  const meanwhile = onTop || view.outcome ? [] : doneMeanwhile(context, id, view);
  // What may be gone back to waits for a yes before it asks anything.
  const offered = context.offer?.id === id;
  const left = over && onTop && view.step === 'cancelled' && lines.length === 0 ? [plain(TALK.dropped)] : [];
  const granted = over && view.flow === 'sign-up' && context.session.role ? startGranted(context, context.wish) : null;
  const changed = changesSaid(context.changing, id, view);
  const shown =
    (onTop && !offered) || view.outcome
      ? [...lead, ...changed, ...news, ...left, ...(granted?.lines ?? [])]
      : meanwhile;
  const spoken = view.busy && lines.length === 0 ? before : spokenAs(id, view);
  const gone = sameStep && !context.due ? overtaken(context.messages, before.texts, lines) : [];
  const base = {
    messages: without(say(passed(context.messages, view, over), shown, at), gone),
    due: silent || shown.length === 0 ? context.due : false,
    ...(view.busy === null && { changing: null }),
    usual: { ...context.usual, ...numbersOf(view) },
    bought: withOrder(context.bought, order),
    ...(onTop && { spoken }),
    // What was asked last is answered first: which of several things was meant.
    ...(onTop &&
      !offered &&
      !over &&
      context.options.length === 0 && { suggestions: [...usedBefore(context, view), ...offersOf(view)] }),
  };
  if (!over) return base;
  const stack = context.stack.filter((run) => run.id !== id);
  // Who leaves a way in gives up what waited for it; after a sign-in it has begun already.
  const wayIn = isSignIn(view.flow) || view.flow === 'sign-up';
  const wish = wayIn ? null : context.wish;
  // A sentence that waited would only ask to sign in again.
  const waiting = wayIn && context.session.role === null ? [] : context.later;
  if (granted?.wished) return { ...base, stack, wish, spoken: null, wished: granted.wished };
  const [next, ...later] = onTop ? waiting : [];
  if (next !== undefined) {
    const messages = say(base.messages, [{ ...plain(TALK.next(next)), own: [next] }], at);
    return { ...base, stack, wish, spoken: null, messages, later, next };
  }
  // Nobody goes on with what was only looked at: its form stands there as before.
  const below = onTop ? (!belowShown && stack.at(-1)) || null : context.offer;
  const bought = view.outcome === 'success' && view.flow === 'buy-power' ? nairaOf(view) : null;
  // Of a run that ends without a word, while something else was answered, that answer's buttons stay.
  const answersBeside = shown.length === 0 && context.suggestions.length > 0 && context.messages.at(-1)?.aside === true;
  const ended = context.several && stack.length === 0 && later.length === 0;
  return {
    ...base,
    stack,
    wish,
    several: context.several && !ended,
    spoken: onTop ? null : context.spoken,
    later: onTop ? waiting : context.later,
    offer: below,
    lastAmount: bought ?? context.lastAmount,
    messages: say(base.messages, afterLines(below !== context.offer ? below : null, ended), at),
    ...(stack.length === 0 && !answersBeside && { suggestions: afterwards(context, bought) }),
  };
}

const without = (messages: readonly Message[], gone: readonly Message[]): readonly Message[] =>
  gone.length === 0 ? messages : messages.filter((message) => !gone.includes(message));

/** What follows what is over: the way back to what waits, and once all that was asked for is done, whether there is more. */
const afterLines = (below: OpenRun | null, ended: boolean): readonly Line[] => [
  ...(below ? [resumeAsked(below)] : []),
  ...(ended ? [{ ...plain(LISTENING.anythingElse), asks: OWN_QUESTIONS.more }] : []),
];

/** So many orders of a conversation are remembered, the last ones. */
const MOST_BOUGHT = 20;

/** The orders of a conversation with one more, the last one last. */
function withOrder(bought: readonly Bought[], order: Bought | null): readonly Bought[] {
  if (order === null || bought.at(-1)?.orderId === order.orderId) return bought;
  return [...bought.filter(({ orderId }) => orderId !== order.orderId), order].slice(-MOST_BOUGHT);
}

/** What was sent off and is done while something else is open: nobody is left to wonder what became of it. */
function doneMeanwhile({ stack }: AssistantContext, id: string, view: View): readonly Line[] {
  const done = view.busy === null && view.next === null ? view.say.filter(({ tone }) => tone === 'success') : [];
  const run = stack.find((one) => one.id === id);
  return run && done.length > 0 ? [plain(TALK.doneMeanwhile(run.title)), ...done] : [];
}

/** What is said of a view, to know news by. */
export function spokenAs(id: string, view: View): NonNullable<AssistantContext['spoken']> {
  return { id, step: view.step, texts: linesOf(view).map((line) => line.text) };
}

/** What was given the last time the same was asked, to be given again. */
function usedBefore({ usual }: AssistantContext, { next, fields, busy }: View): readonly Suggestion[] {
  const open = busy
    ? undefined
    : fields.find(({ name, value, kind, another }) => name === next && value === '' && kind !== 'secret' && !another);
  const value = open && usual[open.name];
  return open === undefined || value === undefined
    ? []
    : [{ label: value, say: value, answers: { [open.name]: value } }];
}

/** The same of a run that lives again after a reload: what that took away was not said yet, nor the question that follows. */
export function spokenBefore(id: string, view: View): NonNullable<AssistantContext['spoken']> {
  const spoken = spokenAs(id, view);
  const lost = spoken.texts.indexOf(SENTENCES.fileLost);
  return lost < 0 ? spoken : { ...spoken, texts: spoken.texts.slice(0, lost) };
}

/** The numbers that stand well in a view. */
function numbersOf(view: View): Readonly<Record<string, string>> {
  const names: readonly string[] = REMEMBERED;
  const given = view.fields.filter(
    ({ name, value, problem, readOnly, another }) =>
      names.includes(name) && value !== '' && problem === null && !readOnly && !another,
  );
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

function afterwards({ session, lastAmount }: AssistantContext, bought: number | null): readonly Suggestion[] {
  return bought === null ? openers(session.role, lastAmount) : [{ ...buyAgain(bought), label: 'Buy the same again' }];
}

function nairaOf(view: View): number | null {
  const amount = view.summary.find((row) => row.name === 'amount')?.value.replace(/[^\d.]/g, '');
  return amount ? Number(amount) : null;
}
