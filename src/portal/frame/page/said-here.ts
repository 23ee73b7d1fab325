import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';

/** Conversations in which something was said on a page: its answer is read there, whatever it opens. */
const SAID = new WeakSet<Conversation>();

/** Something is said on the page that is shown. */
export function saidHere(conversation: Conversation): void {
  SAID.add(conversation);
}

/** Whether what is answered now was said on the page; asked once. */
export const wasSaidHere = (conversation: Conversation): boolean => SAID.delete(conversation);
