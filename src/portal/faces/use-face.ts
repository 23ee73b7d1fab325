import { useEffect } from 'react';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { hasCanvas } from '../form/has-canvas.ts';
import { navigate, useQuery } from '../router/location.ts';
import { useMedia, WIDE } from '../ui/media.ts';

/** How the open run is drawn. */
export type Face = 'chat' | 'form' | 'table';

const isFace = (text: string | null): text is Face => text === 'chat' || text === 'form' || text === 'table';
const choose = (face: Face) => navigate(`${location.pathname}?face=${face}`, { replace: true });

/**
 * Which face is shown, and whether it stands beside the chat, where a page has the room. The address holds the choice, so
 * another page begins with its own (`alone` is what it begins with where there is room for one face only); a sentence
 * ('show as form') chooses as the switch does.
 */
export function useFace(
  canvasBeside: boolean,
  alone: Face = 'chat',
): { face: Face; both: boolean; choose: (face: Face) => void } {
  const { conversation } = usePortal();
  const wide = useMedia(WIDE) && canvasBeside;
  const asked = useConversation((v) => v.face);
  const canvas = useConversation((v) => hasCanvas(v.view));
  const named = useQuery('face');
  useEffect(() => {
    if (!asked) return;
    choose(asked);
    conversation.faced();
  }, [asked, conversation]);
  const first: Face = wide && canvas ? 'form' : alone;
  const face = asked ?? (isFace(named) ? named : first);
  return { face, both: wide && face !== 'chat', choose };
}
