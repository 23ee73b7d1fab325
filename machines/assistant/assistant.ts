import { assign, emit, enqueueActions, setup } from 'xstate';
import { failureSaid } from '#machines/kit/faults.ts';
import { DOTS } from '#machines/kit/present.ts';
import type { View } from '#machines/kit/view.ts';
import type { Spoken } from '#machines/kit/writing/wording.ts';
import type { SessionView } from '#machines/session/session.ts';
import { OWN_QUESTIONS, questionName } from './asked-once.ts';
import { changingOf } from './changes.ts';
import { type Command, start } from './command.ts';
import { type AssistantContext, type AssistantEvent, fresh, type TakenUp } from './context.ts';
import { isSignIn } from './entry-points.ts';
import { confirmed, lineLapsed, withoutLine } from './lasting.ts';
import { learned } from './learned.ts';
import { againOf, type Line, linesOf, plain } from './lines.ts';
import { newsOf } from './news.ts';
import { ownAmong, withOwn } from './own-words.ts';
import { offersOf } from './routes/accounts/about-account.ts';
import { boughtHere } from './routes/asides/bought-here.ts';
import { listedBefore } from './routes/asides/past.ts';
import { respond } from './routes/respond.ts';
import { ticketBefore } from './routes/tickets.ts';
import type { Turn } from './routes/turn.ts';
import type { OpenRun } from './run.ts';
import { resumeAsked, SIGN_IN_FIRST } from './sentences.ts';
import { sessionTransition } from './session-transition.ts';
import type { Suggestion } from './suggestion.ts';
import { takenUp } from './sync/taking-up.ts';
import { isWayIn } from './tidied.ts';
import { append, isAskedElse, type Message, say, takeBack, wordsIn } from './transcript.ts';

/** What may be gone back to is gone back to when a sentence is for it, without a yes of its own. */
const isTakenUp = (offer: OpenRun | null, commands: readonly Command[]): boolean =>
  commands.some((command) => command.do === 'send' && command.id === offer?.id);

/** What is offered: the readings to choose from, what the turn offers, or else what the open flow has beside it. */
function offeredBy({ options, suggestions, commands }: Turn, view: View | null): readonly Suggestion[] {
  const choices = options?.map(({ label }) => ({ label, say: label, answers: { which: label } }));
  if (choices) return [...choices, ...(suggestions ?? [])];
  return suggestions ?? (view && commands.length === 0 ? offersOf(view) : []);
}

/** What is asked again after something beside it: whether to go back to what was set aside comes before its own question. */
const askedAgain = (offer: OpenRun | null, view: View | null): readonly Line[] => {
  if (view === null) return [];
  return offer ? [resumeAsked(offer)] : againOf(view);
};

/** What was said and is still to be put into the language that was chosen. */
const isUnworded = ({ from, words }: Message): boolean => from === 'portal' && words === undefined;

/** What is answered to a sentence. A fault in working that out is an answer, too, or nothing would ever be heard again. */
function responseTo(context: AssistantContext, event: Heard, broke: (fault: unknown) => void): Turn {
  try {
    return respond({
      ...context,
      ...event,
      bought: boughtHere(context.bought, context.messages),
      listed: listedBefore(context.messages, event),
      ticket: ticketBefore(context.messages),
      askedMore: isAskedMore(context),
      askedElse: event.view !== null && isAskedElse(context.messages, event.view),
    });
  } catch (fault) {
    broke(fault);
    return { lines: [failureSaid(fault)], commands: [] };
  }
}

/** It was asked last whether there is more: whatever is said to that answers it. */
const isAskedMore = ({ messages }: AssistantContext): boolean =>
  messages.findLast(({ from }) => from === 'portal')?.asks === OWN_QUESTIONS.more;

/** What of a sentence is in the person's own words, where it is said back to them. */
const typedIn = ({ text, sense: { slots } }: Heard, { later = [] }: Turn): readonly string[] => [
  ...[text, ...later],
  ...ownAmong(slots),
];

/** The questions that a sentence answers, by name. */
function answered(context: AssistantContext, view: View | null, result: Turn): Pick<Message, 'answers'> {
  const { commands, settles = [], offerDone } = result;
  const sent = commands.flatMap((one) => (one.do === 'send' ? [one.event] : []));
  const asked = (of: View) => sent.flatMap((event) => (event.type === 'FILL' ? Object.keys(event.values) : [of.step]));
  const answers = [
    ...(view ? asked(view).map((one) => questionName(view.flow, one)) : []),
    ...settles,
    ...(offerDone || isTakenUp(context.offer, commands) ? [OWN_QUESTIONS.resume] : []),
    ...(isAskedMore(context) ? [OWN_QUESTIONS.more] : []),
  ];
  return answers.length === 0 ? {} : { answers };
}

/** The words of a button that was pressed, as they stood on it. */
const pressedAs = ({ tongue: { wording } }: AssistantContext, label: string): Line & Pick<Message, 'words'> => ({
  ...plain(label),
  ...(wording && { words: { text: wording(label) } }),
});

/** A line of the person that is said to a run: what is said to a way in goes with it. */
function ofRun({ stack }: AssistantContext, line: Line, id: string): Line {
  const run = stack.find((one) => one.id === id);
  return run && isWayIn(run.flow) ? { ...line, topic: 'way-in' } : line;
}

/** What the person has said: what asks for a way in or out, and nothing else, goes once they are in. */
function spokenLine(context: AssistantContext, text: string, { commands, wish, later }: Turn): Line {
  const line = plain(text);
  if (wish || (later?.length ?? 0) > 0) return line;
  if (commands.some((one) => one.do === 'sign-out')) return { ...line, topic: 'farewell' };
  const leads = commands.some((one) => one.do === 'start' && isWayIn(one.start.flow));
  if (leads) return { ...line, topic: 'way-in' };
  const sent = commands.find((one) => one.do === 'send');
  return sent?.do === 'send' ? ofRun(context, line, sent.id) : line;
}

/** Whether there is a line is looked at anew where a conversation is come back to. */
const lookedAtAnew = (before: TakenUp): TakenUp => ({
  ...before,
  kept: { ...before.kept, messages: withoutLine(before.kept.messages) },
});

type Heard = Extract<AssistantEvent, { type: 'HEARD' }>;

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
      const result = responseTo(context, event, (fault) => enqueue(emit({ type: 'fault', fault })));
      const agrees = result.commands.some((command) => command.do === 'send' && command.event.type === 'CONFIRM');
      const before = agrees && event.view ? confirmed(context.messages, event.view) : context.messages;
      const spoken = { ...spokenLine(context, event.text, result), ...answered(context, event.view, result) };
      const heard = event.shown ? before : append(before, 'person', spoken, event.at);
      const offer = result.offerDone || isTakenUp(context.offer, result.commands) ? null : context.offer;
      const asked = result.askAgain && result.commands.length === 0 ? askedAgain(offer, event.view) : [];
      const repeated = result.repeat && event.view && !offer ? linesOf(event.view) : asked;
      enqueue(
        assign({
          messages: say(heard, [...withOwn(result.lines, typedIn(event, result)), ...repeated], event.at),
          due: result.commands.some((command) => command.do === 'send' || command.do === 'start'),
          misses: result.missed ? context.misses + 1 : 0,
          wish: result.clears ? null : (result.wish ?? context.wish),
          offer,
          face: result.face ?? context.face,
          page: result.page ?? context.page,
          suggestions: offeredBy(result, event.view),
          options: result.options ?? [],
          changing: changingOf(event.sense, result.commands, event.view),
          later: result.clears ? [] : [...(result.later ?? []), ...context.later],
          several: !result.clears && (context.several || (result.later?.length ?? 0) > 0),
        }),
      );
      if (result.callsOff) enqueue(emit({ type: 'command', command: { do: 'call-off' } }));
      const said = event.button ?? event.text;
      for (const command of result.commands)
        enqueue(emit({ type: 'command', command: command.do === 'ask' ? { ...command, said } : command }));
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
