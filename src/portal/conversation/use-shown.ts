import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { Pages } from '#machines/pages/every-page.ts';
import type { Page } from '#machines/pages/view.ts';
import { usePortal } from './portal-context.tsx';

/**
 * A page of whoever is signed in, from when it is shown until it is left. `make` says which one, and is the same function for as
 * long as it is the same page.
 */
export function useShown<V, E>(make: (pages: Pages) => Page<V, E>): readonly [V, (event: E) => void] {
  const { conversation } = usePortal();
  // It reads once it is painted as it begins: both at once would hold up a weak phone.
  const page = useMemo(() => make(conversation.pages), [make, conversation]);
  useEffect(() => {
    page.start();
    return () => page.stop();
  }, [page]);
  const view = useSelector(page, (shown: V) => shown);
  const send = useCallback((event: E) => page.send(event), [page]);
  return [view, send];
}
