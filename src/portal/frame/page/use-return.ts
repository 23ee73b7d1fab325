import { useEffect, useRef } from 'react';
import type { Route } from '#catalogues/routes/route.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { type PageFace, showFace } from './use-page-face.ts';

/**
 * Back to the page when what was done in its place has ended: left, or, on the profile, done well. What was said of it
 * stands above the composer: `onReturn` puts it there, for nobody could read it before it went. Whoever was in the
 * conversation when it began stays there.
 */
export function useReturn(route: Route, face: PageFace, onReturn: () => void): void {
  const open = useConversation((v) => v.view !== null && !(route.page === 'profile' && v.view.outcome === 'success'));
  const was = useRef(open);
  const begunOn = useRef(face);
  useEffect(() => {
    if (!was.current) begunOn.current = face;
    if (was.current && !open && face !== 'page' && begunOn.current !== 'chat') {
      onReturn();
      showFace('page');
    }
    was.current = open;
  }, [open, face, onReturn]);
}
