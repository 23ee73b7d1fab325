import { askedOnce } from './asked-once.ts';
import { entryPoint, isSignIn } from './entry-points.ts';
import { TOLD_ONCE } from './lasting.ts';
import type { Message } from './transcript.ts';

/** What a turn of the conversation itself is, where that decides whether it stays. */
export type Topic = 'greeting' | 'welcome' | 'farewell' | 'way-in';

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
    const { topic, lasts, text } = message;
    if (lasts === 'step' && isLeft(message, once.slice(at + 1))) return false;
    if ((at < welcome && GREETS.has(topic)) || (at < before && leadsIn(message))) return false;
    if (!TOLD_ONCE.has(lasts)) return true;
    const isNew = !told.has(text);
    told.add(text);
    return isNew;
  });
}

/** The step that said it is left: another one of its flow has spoken since. */
const isLeft = ({ origin }: Message, later: readonly Message[]): boolean =>
  later.some((one) => one.origin?.flow === origin?.flow && one.origin?.step !== origin?.step);
