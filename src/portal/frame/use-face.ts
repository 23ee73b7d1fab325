import { useEffect, useState } from 'react';
import { hasCanvas } from '../form/has-canvas.ts';
import { useConversation, usePortal } from '../portal-context.tsx';
import { navigate, useQuery } from '../router/location.ts';
import { useMedia, WIDE } from '../ui/media.ts';

export type Face = 'chat' | 'form' | 'table';

const isFace = (text: string | null): text is Face => text === 'chat' || text === 'form' || text === 'table';

/** Which face is shown, and whether it stands beside the chat, where a page has the room. A sentence ('show as form') chooses as the switch does. */
export function useFace(canvasBeside: boolean): { face: Face; both: boolean; choose: (face: Face) => void } {
  const { conversation } = usePortal();
  const wide = useMedia(WIDE) && canvasBeside;
  const asked = useConversation((v) => v.face);
  const canvas = useConversation((v) => hasCanvas(v.view));
  const named = useQuery('face');
  const [heard, setHeard] = useState<Face | null>(null);
  const [said, setSaid] = useState<Face | null>(null);
  if (asked !== heard) {
    setHeard(asked);
    if (asked) setSaid(asked);
  }
  // Told once it is on the screen, so that asking for the same face again is heard.
  useEffect(() => {
    if (asked) conversation.faced();
  }, [asked, conversation]);
  const first: Face = wide && canvas ? 'form' : 'chat';
  const face = said ?? (isFace(named) ? named : first);
  const choose = (next: Face) => {
    setSaid(next);
    navigate(`${location.pathname}?face=${next}`, { replace: true });
  };
  return { face, both: wide && face !== 'chat', choose };
}
