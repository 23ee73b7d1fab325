import { assign, emit, enqueueActions, setup } from 'xstate';
import { DOTS } from '#machines/kit/present.ts';
import type { View } from '#machines/kit/view.ts';
import type { Understanding } from '#machines/talk/context.ts';
import { greeting } from './commands.ts';
import type { Message, SessionView, Suggestion } from './conversation-view.ts';
import { againOf, type Line, linesOf, plain } from './lines.ts';
import { respond } from './respond.ts';
import { buyAgain, openers, TALK } from './small-talk.ts';
import type { Effect, OpenRun, Wish } from './turn.ts';

/** The conversation as data: what was said, what is open, what is being asked. */
export interface AssistantContext {
  readonly messages: readonly Message[];
  readonly stack: readonly OpenRun[];
  /** What was last said of the run on top, so that only news is said. */
  readonly spoken: { readonly id: string; readonly step: string; readonly texts: readonly string[] } | null;
  /** The person is owed an answer. */
  readonly due: boolean;
  readonly offer: OpenRun | null;
  readonly wish: Wish | null;
  readonly misses: number;
  readonly face: 'chat' | 'form' | 'table' | null;
  readonly suggestions: readonly Suggestion[];
  readonly session: SessionView;
  readonly lastAmount: number | null;
  readonly support: string;
}

/** What the conversation hears: from the person, from its runs and from the session. */
export type AssistantEvent =
  | {
      readonly type: 'HEARD';
      readonly text: string /** It stands in the transcript already. */;
      readonly shown: boolean;
      readonly sense: Understanding;
      readonly view: View | null;
      readonly at: string;
    }
  /** A masked answer: only dots reach the transcript. */
  | { readonly type: 'HEARD_SECRET'; readonly id: string; readonly at: string }
  /** A button of the conversation: its words stand in the transcript like a typed answer. */
  | { readonly type: 'PRESSED'; readonly label: string; readonly at: string }
  /** Somebody who is not signed in opened the page of a flow that needs an account. */
  | { readonly type: 'WISHED'; readonly wish: Wish; readonly at: string }
  | { readonly type: 'STARTED'; readonly run: OpenRun; readonly at: string }
  | { readonly type: 'VIEWED'; readonly id: string; readonly view: View; readonly over: boolean; readonly at: string }
  | { readonly type: 'TOLD'; readonly lines: readonly Line[]; readonly view: View | null; readonly at: string }
  | { readonly type: 'SESSION'; readonly session: SessionView; readonly expired: boolean; readonly at: string }
  | { readonly type: 'KNOWN'; readonly lastAmount?: number | null; readonly support?: string }
  | { readonly type: 'FACED' }
  | { readonly type: 'DROPPED'; readonly id: string };

/** The session of a visitor. */
export const SIGNED_OUT: SessionView = {
  role: null,
  firstName: null,
  email: null,
  estate: null,
  status: null,
  meterNumber: null,
};

const fresh = (at: string, session: SessionView = SIGNED_OUT): AssistantContext => ({
  messages: say([], [plain(greeting({ session }))], at),
  stack: [],
  spoken: null,
  due: false,
  offer: null,
  wish: null,
  misses: 0,
  face: null,
  suggestions: openers(session.role, null),
  session,
  lastAmount: null,
  support: '',
});

/** The conversation: it routes what is heard to the open runs and says what they answer. */
export const assistantMachine = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    emitted: {} as { type: 'effect'; effect: Effect },
    input: {} as {
      at: string;
      session: SessionView;
      kept: Pick<AssistantContext, 'messages' | 'stack' | 'spoken'> | null;
    },
  },
  actions: {
    hear: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'HEARD') return;
      const result = respond({ ...context, ...event });
      const heard = event.shown ? context.messages : append(context.messages, 'person', plain(event.text), event.at);
      const asked = result.askAgain && event.view && result.effects.length === 0 ? againOf(event.view) : [];
      const repeated = result.repeat && event.view ? linesOf(event.view) : asked;
      enqueue(
        assign({
          messages: say(heard, [...result.lines, ...repeated], event.at),
          due: result.effects.some((effect) => effect.do === 'send' || effect.do === 'start'),
          misses: result.missed ? context.misses + 1 : 0,
          wish: result.wish ?? context.wish,
          offer: result.offerDone ? null : context.offer,
          face: result.face ?? context.face,
          suggestions: result.suggestions ?? [],
        }),
      );
      for (const effect of result.effects) enqueue(emit({ type: 'effect', effect }));
    }),
    hearSecret: assign(({ context, event }) =>
      event.type === 'HEARD_SECRET'
        ? { messages: append(context.messages, 'person', plain(DOTS), event.at), due: true }
        : {},
    ),
    press: assign(({ context, event }) =>
      event.type === 'PRESSED'
        ? { messages: append(context.messages, 'person', plain(event.label), event.at), due: true, suggestions: [] }
        : {},
    ),
    signInFirst: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'WISHED') return;
      enqueue(
        assign({ wish: event.wish, messages: say(context.messages, [plain(TALK.signInFirst)], event.at), due: true }),
      );
      if (context.stack.at(-1)?.flow === 'sign-in') return;
      enqueue(emit({ type: 'effect', effect: { do: 'start', wish: { flow: 'sign-in', values: {} } } }));
    }),
    open: assign(({ context, event }) =>
      event.type === 'STARTED'
        ? { stack: [...context.stack, event.run], offer: null, due: true, spoken: null, suggestions: [] }
        : {},
    ),
    look: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'VIEWED') return;
      const patch = viewed(context, event);
      enqueue(assign(patch.context));
      for (const effect of patch.effects) enqueue(emit({ type: 'effect', effect }));
    }),
    tell: assign(({ context, event }) =>
      event.type === 'TOLD'
        ? {
            messages: say(context.messages, [...event.lines, ...(event.view ? againOf(event.view) : [])], event.at),
            due: false,
          }
        : {},
    ),
    meet: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'SESSION') return;
      const { session, at } = event;
      if (!session.role) {
        const words = event.expired ? TALK.expired : TALK.signedOut;
        enqueue(
          assign({
            ...fresh(at),
            support: context.support,
            messages: say(
              context.messages,
              [plain(words), ...(event.expired ? [] : [plain(TALK.greetVisitor)])],
              at,
            ).slice(context.messages.length),
          }),
        );
        return;
      }
      enqueue(
        assign({
          session,
          wish: null,
          lastAmount: null,
          messages: say(context.messages, [plain(TALK.welcome(session.firstName ?? ''))], at),
          suggestions: openers(session.role, null),
        }),
      );
      if (context.wish) enqueue(emit({ type: 'effect', effect: { do: 'start', wish: context.wish } }));
    }),
    know: assign(({ context, event }) => {
      if (event.type !== 'KNOWN') return {};
      const lastAmount = event.lastAmount === undefined ? context.lastAmount : event.lastAmount;
      const idle = context.stack.length === 0 && event.lastAmount !== undefined;
      return {
        lastAmount,
        support: event.support ?? context.support,
        ...(idle && { suggestions: openers(context.session.role, lastAmount) }),
      };
    }),
    settleFace: assign({ face: null }),
    drop: assign(({ context, event }) =>
      event.type === 'DROPPED' ? { stack: context.stack.filter((run) => run.id !== event.id), spoken: null } : {},
    ),
  },
  guards: {
    isOffering: ({ context }) => context.offer !== null,
    isInFlow: ({ context }) => context.offer === null && context.stack.length > 0,
    isFree: ({ context }) => context.offer === null && context.stack.length === 0,
  },
}).createMachine({
  id: 'assistant',
  context: ({ input }) => ({
    ...fresh(input.at, input.session),
    ...input.kept,
    // What one could begin with is offered only where nothing is open.
    ...(input.kept?.stack.length && { suggestions: [] }),
  }),
  initial: 'free',
  on: {
    HEARD: { actions: 'hear' },
    HEARD_SECRET: { actions: 'hearSecret' },
    PRESSED: { actions: 'press' },
    WISHED: { actions: 'signInFirst' },
    STARTED: { actions: 'open' },
    VIEWED: { actions: 'look' },
    TOLD: { actions: 'tell' },
    SESSION: { actions: 'meet' },
    KNOWN: { actions: 'know' },
    FACED: { actions: 'settleFace' },
    DROPPED: { actions: 'drop' },
  },
  states: {
    free: {
      always: [
        { guard: 'isOffering', target: 'offering' },
        { guard: 'isInFlow', target: 'inFlow' },
      ],
    },
    inFlow: {
      always: [
        { guard: 'isOffering', target: 'offering' },
        { guard: 'isFree', target: 'free' },
      ],
    },
    offering: {
      always: [
        { guard: 'isInFlow', target: 'inFlow' },
        { guard: 'isFree', target: 'free' },
      ],
    },
  },
});

type Viewed = Extract<AssistantEvent, { type: 'VIEWED' }>;

/** What a change of a run comes to: its news is said; a run that is over leaves the stack and the one below is offered. */
function viewed(
  context: AssistantContext,
  { id, view, over, at }: Viewed,
): { context: Partial<AssistantContext>; effects: readonly Effect[] } {
  const onTop = context.stack.at(-1)?.id === id;
  const lines = linesOf(view);
  const before = context.spoken?.id === id ? context.spoken : null;
  const sameStep = before?.step === view.step;
  const news = sameStep && !context.due ? lines.filter((line) => !before.texts.includes(line.text)) : lines;
  const silent = view.busy !== null && news.length === 0;
  const lead = !onTop && view.outcome ? [plain(TALK.settledMeanwhile)] : [];
  const shown = onTop || view.outcome ? [...lead, ...news] : [];
  const spoken = view.busy && lines.length === 0 ? before : spokenAs(id, view);
  const overtaken = sameStep && !context.due ? overtakenBy(lines, context.messages.at(-1), before.texts) : null;
  const base = {
    messages: say(context.messages, shown, at).filter((message) => message !== overtaken),
    due: silent || shown.length === 0 ? context.due : false,
    ...(onTop && { spoken }),
  };
  if (!over) return { context: base, effects: [] };
  const stack = context.stack.filter((run) => run.id !== id);
  const below = onTop && !context.wish ? (stack.at(-1) ?? null) : context.offer;
  const bought = view.outcome === 'success' ? nairaOf(view) : null;
  return {
    context: {
      ...base,
      stack,
      spoken: null,
      offer: below,
      lastAmount: bought ?? context.lastAmount,
      messages:
        below && below !== context.offer ? say(base.messages, [plain(TALK.resume(below.title))], at) : base.messages,
      ...(stack.length === 0 && { suggestions: afterwards(context, bought) }),
    },
    effects: [],
  };
}

/** What was wrong with the last answer, while nothing was said after it, and is wrong no longer: a form says it at the field. */
function overtakenBy(lines: readonly Line[], last: Message | undefined, said: readonly string[]): Message | null {
  if (last?.from !== 'portal' || last.tone !== 'danger' || !said.includes(last.text)) return null;
  return lines.some((line) => line.text === last.text) ? null : last;
}

/** What is said of a view, to know news by. */
export function spokenAs(id: string, view: View): NonNullable<AssistantContext['spoken']> {
  return { id, step: view.step, texts: linesOf(view).map((line) => line.text) };
}

function afterwards({ session, lastAmount }: AssistantContext, bought: number | null): readonly Suggestion[] {
  return bought === null ? openers(session.role, lastAmount) : [{ ...buyAgain(bought), label: 'Buy the same again' }];
}

function nairaOf(view: View): number | null {
  const amount = view.summary.find((row) => row.label === 'Amount')?.value.replace(/[^\d.]/g, '');
  return amount ? Number(amount) : null;
}

function say(messages: readonly Message[], lines: readonly Line[], at: string): readonly Message[] {
  return lines.reduce((all, line) => append(all, 'portal', line, at), messages);
}

function append(messages: readonly Message[], from: Message['from'], line: Line, at: string): readonly Message[] {
  return [...messages, { id: (messages.at(-1)?.id ?? 0) + 1, from, at, ...line }];
}
