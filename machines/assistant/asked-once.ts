import type { Message } from './transcript.ts';

/**
 * One log in which what is asked anew stands once, where it was asked last, with what was wrong with the last answer. What a person
 * said stays, and so does a question that was answered before: one that is asked again at once was not, whatever was said to it.
 */
export function askedOnce<M extends Message>(messages: readonly M[]): readonly M[] {
  /** What is asked further on, by its name. */
  const later = new Set<string>();
  let next: string | null = null;
  /** What the turn after this one asks, and whether it stays. */
  let after: { readonly asks?: string | undefined; readonly stays: boolean } = { stays: true };
  const once: M[] = [];
  for (const message of messages.toReversed()) {
    const { from, asks, answers = [] } = message;
    const reason = reasonFor(message);
    // What was wrong goes with the question that it was said with.
    const goesWith = reason !== null && after.asks === reason;
    const question = reason ?? asks;
    const stays: boolean = goesWith ? after.stays : question === undefined || !later.has(question);
    for (const one of answers) if (next !== one) later.delete(one);
    if (asks !== undefined) later.add(asks);
    if (from === 'person') next = '';
    else if (stays) next = asks ?? next;
    if (stays) once.push(message);
    after = { asks, stays };
  }
  return once.length === messages.length ? messages : once.reverse();
}

/** The question that a turn says what was wrong for, or null. */
const reasonFor = ({ origin }: Message): string | null =>
  origin?.part === 'problem' && origin.field !== undefined ? questionName(origin.flow, origin.field) : null;

/** What the conversation itself asks, by name: which of several things was meant, whether to go on, whether there is more. */
export const OWN_QUESTIONS = { which: 'which', resume: 'resume', more: 'more' } as const;

/** What a flow asks, by name: a field, or else a step that waits for a word. */
export const questionName = (flow: string, asked: string): string => `${flow} ${asked}`;
