import type { Message } from '../../conversation/conversation-view.ts';

const NUMBER = /\bT-\d{6,9}\b/g;

/** The ticket that the portal spoke of last in this conversation; null where it spoke of none, or of several at once. */
export function ticketBefore(messages: readonly Message[]): string | null {
  for (const { from, text } of messages.toReversed()) {
    const [number, ...others] = new Set(from === 'portal' ? (text.match(NUMBER) ?? []) : []);
    if (number !== undefined) return others.length === 0 ? number : null;
  }
  return null;
}
