import { PAGE_EXAMPLES } from '#catalogues/routes/page-examples.ts';
import type { Route } from '#catalogues/routes/route.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { idleHint } from '#machines/assistant/hints.ts';
import { useConversation } from '../../conversation/portal-context.tsx';

type Composer = ConversationView['composer'];

/**
 * What the composer of a page says: what the page is about. Undefined where what is open is answered there (`answers`), or hidden from
 * who looks on.
 */
export function usePageHint(
  { path }: Route,
  answers: boolean,
): Omit<Composer, 'masked' | 'accepts' | 'several'> | undefined {
  const role = useConversation((v) => v.session.role);
  const elsewhere = useConversation((v) => v.language !== 'english' || v.composer.masked);
  if (answers || elsewhere || role === null) return undefined;
  return { ...idleHint(role, PAGE_EXAMPLES[path]?.[role]), mode: 'text' };
}
