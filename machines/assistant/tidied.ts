import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import type { View } from '#machines/kit/view.ts';
import { askedOnce } from './asked-once.ts';
import { entryPoint, isSignIn } from './entry-points.ts';
import type { Message } from './transcript.ts';

/** What a turn of the conversation itself is, where that decides whether it stays. */
export type Topic = 'greeting' | 'welcome' | 'farewell' | 'way-in' | 'notice';

/** True for a flow that leads in, and is over once somebody is in. */
export const isWayIn = (flow: string): boolean => isSignIn(flow) || entryPoint(flow)?.visitors === true;

const GREETS: ReadonlySet<Topic | undefined> = new Set<Topic>(['greeting', 'farewell', 'welcome']);

/** It led in: asked, answered or said on the way. */
const leadsIn = ({ topic, origin }: Message): boolean =>
  topic === 'way-in' || (origin !== undefined && isSignIn(origin.flow));

/**
 * One log that reads as if somebody had come in once: of several welcomes the last stays, with what led to it, and nothing of those
 * before; news that several devices told stands once, and what held while a step stood goes with it.
 */
export function tidied<M extends Message>(messages: readonly M[]): readonly M[] {
  const once = askedOnce(messages);
  const [welcome = -1, before = -1] = once
    .flatMap(({ topic }, at) => (topic === 'welcome' ? [at] : []))
    .slice(-2)
    .reverse();
  const told = new Set<string>();
  return once.filter((message, at) => {
    const { topic, standing, text } = message;
    if (message.passing && isLeft(message, once.slice(at + 1))) return false;
    if ((at < welcome && GREETS.has(topic)) || (at < before && leadsIn(message))) return false;
    if (topic !== 'notice' && !standing) return true;
    const isNew = !told.has(text);
    told.add(text);
    return isNew;
  });
}

/** The step that said it is left: another one of its flow has spoken since. */
const isLeft = ({ origin }: Message, later: readonly Message[]): boolean =>
  later.some((one) => one.origin?.flow === origin?.flow && one.origin?.step !== origin?.step);

/** What held only while the step of a run stood is over once that is left: nobody sees it any more. */
export function passed(messages: readonly Message[], { flow, step }: View, isOver: boolean): readonly Message[] {
  const isPast = ({ passing, over, origin }: Message): boolean =>
    passing === true && !over && origin?.flow === flow && (isOver || origin.step !== step);
  return messages.some(isPast)
    ? messages.map((message) => (isPast(message) ? { ...message, over: true } : message))
    : messages;
}

/** What is seen of a transcript: all that is not over. */
export const standing = (messages: readonly Message[]): readonly Message[] =>
  messages.some(({ over }) => over) ? messages.filter(({ over }) => !over) : messages;

/** The transcript with what was read back last as one muted line: what was confirmed. */
export function confirmed(messages: readonly Message[], view: View): readonly Message[] {
  const isReadBack = ({ from, origin, muted, card, table }: Message): boolean =>
    from === 'portal' && !muted && !card && !table && origin?.flow === view.flow && origin.step === view.step;
  const last = messages.findLast(isReadBack);
  if (last === undefined) return messages;
  const total = view.summary.find((row) => row.total)?.value;
  const { id, from, at, origin, text } = last;
  const line: Message = {
    ...{ id, from, at, tone: 'plain', muted: true },
    ...(origin && { origin }),
    text: total === undefined ? text : LISTENING.confirmed(view.title, total),
  };
  return messages.map((message) => (message === last ? line : message));
}
