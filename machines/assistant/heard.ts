import { failureSaid } from '#machines/kit/faults.ts';
import type { View } from '#machines/kit/view.ts';
import { consents } from '#machines/kit/view.ts';
import { OWN_QUESTIONS, questionName } from './asked-once.ts';
import { changingOf } from './changes.ts';
import type { Command } from './command.ts';
import type { AssistantContext, AssistantEvent } from './context.ts';
import { confirmed } from './lasting.ts';
import { againOf, type Line, linesOf, plain } from './lines.ts';
import { ownAmong, withOwn } from './own-words.ts';
import { offersOf } from './routes/accounts/about-account.ts';
import { boughtHere } from './routes/asides/bought-here.ts';
import { listedBefore } from './routes/asides/past.ts';
import { respond } from './routes/respond.ts';
import { ticketBefore } from './routes/tickets.ts';
import type { Turn } from './routes/turn.ts';
import type { OpenRun } from './run.ts';
import { resumeAsked } from './sentences.ts';
import type { Suggestion } from './suggestion.ts';
import { isWayIn } from './tidied.ts';
import { append, isAskedElse, type Message, say } from './transcript.ts';

type Heard = Extract<AssistantEvent, { type: 'HEARD' }>;

/** What a sentence changes of the conversation, and what is done for it. */
export type AfterHearing = Partial<AssistantContext> & { readonly commands: readonly Command[] };

/** What a sentence comes to; `broke` is told of a fault in working that out. */
export function heardOf(context: AssistantContext, event: Heard, broke: (fault: unknown) => void): AfterHearing {
  const result = responseTo(context, event, broke);
  const agrees = result.commands.some((command) => command.do === 'send' && consents(command.event.type));
  const before = agrees && event.view ? confirmed(context.messages, event.view) : context.messages;
  const spoken = { ...spokenLine(context, event.text, result), ...answered(context, event.view, result) };
  const heard = event.shown ? before : append(before, 'person', spoken, event.at);
  const offer = result.offerDone || isTakenUp(context.offer, result.commands) ? null : context.offer;
  const asked = result.askAgain && result.commands.length === 0 ? askedAgain(offer, event.view) : [];
  const repeated = result.repeat && event.view && !offer ? linesOf(event.view) : asked;
  const said = event.button ?? event.sense.follows ?? event.text;
  const commands = result.commands.map((one): Command => (one.do === 'ask' ? { ...one, said } : one));
  return {
    messages: say(heard, [...withOwn(result.lines, typedIn(event, result)), ...repeated], event.at),
    due: result.commands.some((command) => command.do === 'send' || command.do === 'start'),
    lastAsked: askedSince(context, result),
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
    commands: result.callsOff ? [{ do: 'call-off' }, ...commands] : commands,
  };
}

/** The question that was answered last: it stays until another one is, or something begins. */
function askedSince(
  { lastAsked: asked }: AssistantContext,
  { lastAsked: now, commands }: Turn,
): AssistantContext['lastAsked'] {
  if (now !== undefined) return now;
  if (asked === null || commands.some((one) => one.do === 'start')) return null;
  return { ...asked, just: false };
}

/** What may be gone back to is gone back to when a sentence is for it, without a yes of its own. */
const isTakenUp = (offer: OpenRun | null, commands: readonly Command[]): boolean =>
  commands.some((command) => command.do === 'send' && command.id === offer?.id);

/** What is offered: the readings to choose from, what the turn offers, or else what the open flow has beside it. */
function offeredBy({ options, suggestions, commands }: Turn, view: View | null): readonly Suggestion[] {
  const choices = options?.map(({ label }) => ({ label, say: label, answers: { which: label } }));
  // An article is called like what it is about: what may be chosen already is not offered beside.
  if (choices) {
    const others = (suggestions ?? []).filter(({ label }) => !choices.some((one) => one.label === label));
    return [...choices, ...others];
  }
  return suggestions ?? (view && commands.length === 0 ? offersOf(view) : []);
}

/** What is asked again after something beside it: whether to go back to what was set aside comes before its own question. */
export const askedAgain = (offer: OpenRun | null, view: View | null): readonly Line[] => {
  if (view === null) return [];
  return offer ? [resumeAsked(offer)] : againOf(view);
};

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
      offered: offeredIn(context),
      askedElse: event.view !== null && isAskedElse(context.messages, event.view),
    });
  } catch (fault) {
    broke(fault);
    return { lines: [failureSaid(fault)], commands: [] };
  }
}

/** The only thing that is offered, where a yes may mean it. */
function offeredIn({ suggestions: [only, ...others] }: AssistantContext): Suggestion | null {
  return only === undefined || others.length > 0 || only.atOnce ? null : only;
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

/** A line of the person that is said to a run: what is said to a way in goes with it. */
export function ofRun({ stack }: AssistantContext, line: Line, id: string): Line {
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
