import { assign, emit, enqueueActions, setup } from 'xstate';
import { DOTS } from '#machines/kit/present.ts';
import type { Spoken } from '#machines/kit/writing/wording.ts';
import type { SessionView } from '#machines/session/session.ts';
import { type Command, start } from './command.ts';
import { type AssistantContext, type AssistantEvent, fresh, type TakenUp } from './context.ts';
import { isSignIn } from './entry-points.ts';
import { askedAgain, heardOf, ofRun } from './heard.ts';
import { confirmed, lineLapsed, withoutLine } from './lasting.ts';
import { learned } from './learned.ts';
import { type Line, plain } from './lines.ts';
import { newsOf } from './news.ts';
import { SIGN_IN_FIRST } from './sentences.ts';
import { sessionTransition } from './session-transition.ts';
import { takenUp } from './sync/taking-up.ts';
import { append, type Message, say, takeBack, wordsIn } from './transcript.ts';

/** What was said and is still to be put into the language that was chosen. */
const isUnworded = ({ from, words }: Message): boolean => from === 'portal' && words === undefined;

/** The words of a button that was pressed, as they stood on it. */
const pressedAs = ({ tongue: { wording } }: AssistantContext, label: string): Line & Pick<Message, 'words'> => ({
  ...plain(label),
  ...(wording && { words: { text: wording(label) } }),
});

/** Whether there is a line is looked at anew where a conversation is come back to. */
const lookedAtAnew = (before: TakenUp): TakenUp => ({
  ...before,
  kept: { ...before.kept, messages: withoutLine(before.kept.messages) },
});

/**
 * The conversation: it routes what is heard to the open runs and says what they answer. It has no states of its own: what it is in the
 * middle of hangs on the runs that are open, and is read from them (`modesOf`).
 */
export const assistantMachine = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    emitted: {} as { type: 'command'; command: Command } | { type: 'fault'; fault: unknown },
    input: {} as {
      at: string;
      session: SessionView;
      kept: TakenUp | null;
      /** The language that is spoken from the beginning; absent: English. */
      tongue?: Spoken;
    },
  },
  actions: {
    hear: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'HEARD') return;
      const { commands, ...news } = heardOf(context, event, (fault) => enqueue(emit({ type: 'fault', fault })));
      enqueue(assign(news));
      for (const command of commands) enqueue(emit({ type: 'command', command }));
    }),
    hearSecret: assign(({ context, event }) =>
      event.type === 'HEARD_SECRET'
        ? {
            messages: append(
              context.messages,
              'person',
              { ...ofRun(context, plain(DOTS), event.id), answers: [event.asked] },
              event.at,
            ),
            due: true,
          }
        : {},
    ),
    press: assign(({ context, event }) =>
      event.type === 'PRESSED'
        ? {
            messages: append(
              event.confirms ? confirmed(context.messages, event.confirms) : context.messages,
              'person',
              { ...pressedAs(context, event.label), ...(event.answers && { answers: event.answers }) },
              event.at,
            ),
            due: true,
            suggestions: [],
          }
        : {},
    ),
    signInFirst: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'WISHED') return;
      enqueue(assign({ wish: event.wish, messages: say(context.messages, [SIGN_IN_FIRST], event.at), due: true }));
      if (isSignIn(context.stack.at(-1)?.flow)) return;
      enqueue(emit({ type: 'command', command: start({ flow: 'sign-in', values: {} }) }));
    }),
    open: assign(({ context, event }) =>
      event.type === 'STARTED'
        ? {
            stack: [...context.stack.filter((run) => run.id !== event.run.id), event.run],
            offer: null,
            due: true,
            spoken: null,
            suggestions: [],
          }
        : {},
    ),
    look: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'VIEWED') return;
      const { next, wished, ...news } = newsOf(context, event);
      enqueue(assign(news));
      if (wished) enqueue(emit({ type: 'command', command: start(wished) }));
      if (next !== undefined) enqueue(emit({ type: 'command', command: { do: 'hear', text: next } }));
    }),
    tell: assign(({ context, event }) =>
      event.type === 'TOLD'
        ? {
            messages: say(context.messages, [...event.lines, ...askedAgain(context.offer, event.view)], event.at),
            due: false,
            ...(event.suggestions && { suggestions: event.suggestions }),
          }
        : {},
    ),
    meet: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'SESSION') return;
      const { commands, ...news } = sessionTransition(context, event);
      enqueue(assign(news));
      for (const command of commands) enqueue(emit({ type: 'command', command }));
    }),
    know: assign(({ context, event }) => (event.type === 'KNOWN' ? learned(context, event) : {})),
    takeUp: assign(({ context, event }) =>
      event.type === 'TAKEN_UP' ? { ...takenUp(context, event), settled: new Set(event.kept.messages) } : {},
    ),
    lapse: assign(({ context, event }) =>
      event.type === 'LAPSED' ? { messages: lineLapsed(context.messages, event.what) } : {},
    ),
    speak: assign(({ context, event }) =>
      event.type === 'SPEAKS' ? { tongue: event.tongue, settled: new Set(context.messages) } : {},
    ),
    word: assign(
      ({
        context: {
          messages,
          tongue: { wording },
          settled,
        },
      }) => ({
        messages: messages.map((message) =>
          wording === null || settled.has(message) || !isUnworded(message)
            ? message
            : { ...message, words: wordsIn(wording, message) },
        ),
      }),
    ),
    settleFace: assign({ face: null, page: null }),
    drop: assign(({ context, event }) =>
      event.type === 'DROPPED'
        ? {
            stack: context.stack.filter((run) => run.id !== event.id),
            spoken: null,
            ...(context.spoken?.id === event.id && { messages: takeBack(context.messages, context.spoken.texts) }),
          }
        : {},
    ),
  },
  guards: {
    isUnworded: ({
      context: {
        messages,
        tongue: { wording },
        settled,
      },
    }) => wording !== null && messages.some((message) => isUnworded(message) && !settled.has(message)),
  },
}).createMachine({
  id: 'assistant',
  context: ({ input }) => ({
    ...fresh(input.at, input.session),
    ...(input.kept &&
      takenUp(
        { messages: [], session: input.session, lastAmount: null },
        { ...lookedAtAnew(input.kept), at: input.at },
      )),
    ...(input.tongue && { tongue: input.tongue, settled: new Set(input.kept?.kept.messages) }),
  }),
  // Whatever is said, it is told in the language that was chosen before anybody reads it.
  always: { guard: 'isUnworded', actions: 'word' },
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
    TAKEN_UP: { actions: 'takeUp' },
    LAPSED: { actions: 'lapse' },
    SPEAKS: { actions: 'speak' },
    FACED: { actions: 'settleFace' },
    DROPPED: { actions: 'drop' },
  },
});
