import { useLayoutEffect, useSyncExternalStore } from 'react';
import { pathOfHash, queryOfHash } from './known-paths.ts';

/** Fired when the portal itself moves on; the browser's own `popstate` tells of back and forward only. */
const MOVED = 'wattchat:moved';
/** The address that the build draws the first screen for; it has no query. */
const DRAWN_AT = '/';
const HEARD = ['popstate', 'hashchange', MOVED] as const;

/** Go to an address of this portal, without loading a page. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const from = location.pathname;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  // Another page is read from its top; back and forward leave that to the browser.
  if (location.pathname !== from) document.documentElement.scrollTop = 0;
  window.dispatchEvent(new Event(MOVED));
}

function subscribe(listener: () => void): () => void {
  for (const event of HEARD) window.addEventListener(event, listener);
  return () => {
    for (const event of HEARD) window.removeEventListener(event, listener);
  };
}

/** The path of the address, e.g. `/toUpPower`; one that stands in the fragment goes first. */
export const usePath = (): string =>
  useSyncExternalStore(
    subscribe,
    () => pathOfHash(location.hash) ?? location.pathname,
    () => DRAWN_AT,
  );

/** Turns a fragment that names a page into its path, as the portal is loaded and whenever one is followed. */
export function useHashRoutes(): void {
  // Before any effect of a page: what it does to the address must not come first.
  useLayoutEffect(() => {
    const turn = () => {
      const path = pathOfHash(location.hash);
      if (path !== null) navigate(path + queryOfHash(location.hash), { replace: true });
    };
    turn();
    return subscribe(turn);
  }, []);
}

/** One value of the address's query, or null. */
export const useQuery = (name: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );

/** The address's query, e.g. `?product=power`, without what chooses the face. */
export const useSearch = (): string => useSyncExternalStore(subscribe, () => withFace(null));

/** The address's query with that face named in it, or none. */
export function withFace(face: string | null): string {
  const query = new URLSearchParams(location.search);
  if (face === null) query.delete('face');
  else query.set('face', face);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
