import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Message } from '#machines/assistant/transcript.ts';

/**
 * What the portal said last, for a line beside a form; nothing where the form says it itself. What was said before it no longer holds,
 * nor does the greeting alone, which asks what somebody would like who has begun already.
 */
export function lastSaid({ view, messages }: ConversationView, isOnForm: (last: Message) => boolean): string {
  const last = messages.at(-1);
  const greets = view !== null && messages.length === 1;
  return last?.from === 'portal' && !greets && !isOnForm(last) ? last.text : '';
}
