import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Pages } from '#machines/pages/every-page.ts';
import type { Page } from '#machines/pages/view.ts';
import { usePortal } from '../../portal-context.tsx';

const nobody = () => () => {};

/**
 * A page of whoever is signed in, from when it is shown until it is left. `begin` says which one, and is the same function
 * for as long as it is the same page; `first` is what is drawn until it has begun.
 */
export function useShown<V, E, F>(begin: (pages: Pages) => Page<V, E>, first: F): readonly [V | F, (event: E) => void] {
  const { conversation } = usePortal();
  const [page, setPage] = useState<Page<V, E> | null>(null);
  // Before anything is painted: what stands above its rows would push down what was there without it.
  useLayoutEffect(() => {
    const begun = begin(conversation.pages);
    setPage(begun);
    return () => begun.stop();
  }, [begin, conversation]);
  const subscribe = useCallback((listener: () => void) => (page ? page.subscribe(listener) : nobody()), [page]);
  const view = useSyncExternalStore<V | F>(subscribe, () => (page ? page.getSnapshot() : first));
  const send = useCallback((event: E) => page?.send(event), [page]);
  return [view, send];
}
