import { useEffect, useRef } from 'react';
import type { Route } from '#catalogues/routes.ts';
import { useConversation } from '../../portal-context.tsx';
import { type PageFace, showFace } from './use-page-face.ts';

/**
 * Back to the page when what was done in its place has ended: left, or, on the profile, done well. What was said of it
 * stands above the composer: `onReturn` puts it there, for nobody could read it before it went.
 */
export function useReturn(route: Route, face: PageFace, onReturn: () => void): void {
  const open = useConversation((v) => v.view !== null && !(route.page === 'profile' && v.view.outcome === 'success'));
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open && face !== 'page') {
      onReturn();
      showFace('page');
    }
    was.current = open;
  }, [open, face, onReturn]);
}
