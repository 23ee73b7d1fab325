import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';

/**
 * Whether a page of the portal may begin anew with a newer build of it: nothing is open, so that no purchase is cut short and no
 * answer is lost, nothing is on its way, and there is a line to come back by.
 */
export function mayBeginAnew({ view, busy, offline }: Pick<ConversationView, 'view' | 'busy' | 'offline'>): boolean {
  return view === null && busy === null && !offline;
}
