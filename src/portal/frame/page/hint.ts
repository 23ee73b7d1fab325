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
  const masked = useConversation((v) => v.composer.masked);
  const language = useConversation((v) => v.language);
  const typing = useConversation((v) => v.typing);
  const example = role === null ? undefined : PAGE_EXAMPLES[language][path]?.[role];
  if (answers || masked || role === null || (example === undefined && language !== 'english')) return undefined;
  return { ...idleHint(role, example, typing), mode: 'text' };
}
