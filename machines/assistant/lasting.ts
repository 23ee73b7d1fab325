import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import type { View } from '#machines/kit/view.ts';
import { keptUp, madeOf } from './kept-up.ts';
import type { Message } from './transcript.ts';

/**
 * What a turn holds for, where it does not hold for ever: while the step of its run stands, while there is no line, while what was
 * written without one is gone through, while a notice is up, until an address is confirmed, while a password is easy to guess, until a second factor is set
 * up.
 */
export const LASTING = ['step', 'offline', 'sending', 'notice', 'unconfirmed', 'guessable', 'second-factor'] as const;

export type Lasting = (typeof LASTING)[number];

/** What is told of the portal or the person, and stands once. */
export const TOLD_ONCE: ReadonlySet<Lasting | undefined> = new Set<Lasting>([
  'notice',
  'unconfirmed',
  'guessable',
  'second-factor',
]);

const lastingIn = keptUp((one: Message) => (one.lasts === undefined || one.over ? undefined : one));

/**
 * What does not hold any more is over: nobody sees it. Where a word of it remains (`remains`), that stands in its place as one muted
 * line.
 */
export function lapse(messages: readonly Message[], isPast: (message: Message) => boolean): readonly Message[] {
  const lapses = (one: Message): boolean => one.lasts !== undefined && !one.over && isPast(one);
  if (!lastingIn(messages).some(({ found }) => isPast(found))) return messages;
  return messages.map((one) => {
    if (!lapses(one)) return one;
    return one.remains === undefined ? { ...one, over: true } : asMuted(one, one.remains);
  });
}

/** What held only while the step of a run stood is over once that is left. */
export const passed = (messages: readonly Message[], { flow, step }: View, isOver: boolean): readonly Message[] =>
  lapse(messages, ({ lasts, origin }) => lasts === 'step' && origin?.flow === flow && (isOver || origin.step !== step));

/** What was said of the line, or of what it kept waiting, is over. */
export const lineLapsed = (messages: readonly Message[], what: Lasting): readonly Message[] =>
  lapse(messages, ({ lasts }) => lasts === what);

/** A conversation that is come back to looks at the line anew. */
export const withoutLine = (messages: readonly Message[]): readonly Message[] =>
  lapse(messages, ({ lasts }) => lasts === 'offline' || lasts === 'sending');

const overIn = keptUp((one: Message) => one.over);

/** What is seen of a transcript: all that is not over. */
export const standing = (messages: readonly Message[]): readonly Message[] =>
  overIn(messages).length > 0 ? messages.filter(({ over }) => !over) : messages;

/** True for a payment or a list that was told; lines that a question is about go with it. */
export const isTold = ({ card, table, asks }: Pick<Message, 'card' | 'table' | 'asks'>): boolean =>
  card !== undefined || (table !== undefined && asks === undefined);

/** The transcript with what was read back last as one muted line: what was confirmed. */
export function confirmed(messages: readonly Message[], view: View): readonly Message[] {
  const isReadBack = (message: Message): boolean => {
    const { from, origin, muted, lasts } = message;
    const isOfStep = origin?.flow === view.flow && origin.step === view.step;
    return from === 'portal' && !muted && !isTold(message) && !lasts && isOfStep;
  };
  const at = messages.findLastIndex(isReadBack);
  const last = messages[at];
  if (last === undefined) return messages;
  const total = view.summary.find((row) => row.total)?.value;
  const line = asMuted(last, total === undefined ? last.text : LISTENING.confirmed(view.title, total));
  return madeOf(messages.with(at, line), messages, at);
}

/** A turn as one line that takes no room. */
const asMuted = ({ id, from, at, origin }: Message, text: string): Message => ({
  ...{ id, from, at, text, tone: 'plain', muted: true },
  ...(origin && { origin }),
});
