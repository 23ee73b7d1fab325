import { keptByLog, madeOf, sameFromStart } from './kept-up.ts';
import type { Message } from './transcript.ts';

/** The log in which all was asked once the last time: so it is in what goes on from it. */
const lastOnceOf = keptByLog<Message, { log: readonly Message[] }>(() => ({ log: [] }));

/**
 * One log in which what is asked anew stands once, where it was asked last, with what was wrong with the last answer. What a person
 * said stays, and so does a question that was answered before: one that is asked again at once was not, whatever was said to it.
 * Of a log that goes on from the one before no more is looked at than what its new turns change.
 */
export function askedOnce<M extends Message>(messages: readonly M[]): readonly M[] {
  const last = lastOnceOf(messages);
  const once = sameFromStart<Message>(last.log, messages);
  /** What is asked further on, by its name. */
  const later = new Set<string>();
  /** What of that may be so only by what is new. */
  const anew = new Set<string>();
  /** Something is new, or goes, between here and what the person says next. */
  let isOther = false;
  let next: string | null = null;
  /** What the turn after this one asks, and whether it stays. */
  let after: { readonly asks?: string | undefined; readonly stays: boolean } = { stays: true };
  const kept: M[] = [];
  let at = messages.length;
  for (; at > 0 && !(at < once && messages[at]?.from === 'person' && anew.size === 0); at--) {
    const message = messages[at - 1] as M;
    const { from, asks, answers = [] } = message;
    const reason = reasonFor(message);
    // What was wrong goes with the question that it was said with.
    const goesWith = reason !== null && after.asks === reason;
    const question = reason ?? asks;
    const stays: boolean = goesWith ? after.stays : question === undefined || !later.has(question);
    for (const one of answers) {
      if (next !== one) {
        later.delete(one);
        anew.delete(one);
      } else if (isOther && later.has(one)) anew.add(one);
    }
    if (asks !== undefined) {
      later.add(asks);
      if (at > once) anew.add(asks);
      else anew.delete(asks);
    }
    isOther = from !== 'person' && (isOther || !stays || at > once);
    if (from === 'person') next = '';
    else if (stays) next = asks ?? next;
    if (stays) kept.push(message);
    after = { asks, stays };
  }
  const all =
    kept.length === messages.length - at
      ? messages
      : madeOf([...messages.slice(0, at), ...kept.reverse()], messages, at);
  last.log = all;
  return all;
}

/** The question that a turn says what was wrong for, or null. */
const reasonFor = ({ origin }: Message): string | null =>
  origin?.part === 'problem' && origin.field !== undefined ? questionName(origin.flow, origin.field) : null;

/** What the conversation itself asks, by name: which of several things was meant, whether to go on, whether there is more. */
export const OWN_QUESTIONS = { which: 'which', resume: 'resume', more: 'more' } as const;

/** What a flow asks, by name: a field, or else a step that waits for a word. */
export const questionName = (flow: string, asked: string): string => `${flow} ${asked}`;
