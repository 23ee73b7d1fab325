import { useLayoutEffect } from 'react';
import { navigate as go, useLocationProperty } from 'wouter/use-browser-location';
import { pathOfHash, queryOfHash } from './known-paths.ts';

/** The address that the build draws the first screen for; it has no query. */
const DRAWN_AT = '/';

/** Go to an address of this portal, without loading a page. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const from = location.pathname;
  go(to, { replace });
  // Another page is read from its top; back and forward leave that to the browser.
  if (location.pathname !== from) document.documentElement.scrollTop = 0;
}

/** The path of the address, e.g. `/toUpPower`; one that stands in the fragment goes first. */
export const usePath = (): string =>
  useLocationProperty(
    () => pathOfHash(location.hash) ?? location.pathname,
    () => DRAWN_AT,
  );

/** Turns a fragment that names a page into its path, as the portal is loaded and whenever one is followed. */
export function useHashRoutes(): void {
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  );
  // Before any effect of a page: what it does to the address must not come first.
  useLayoutEffect(() => {
    const path = pathOfHash(hash);
    if (path !== null) navigate(path + queryOfHash(hash), { replace: true });
  }, [hash]);
}

/** One value of the address's query, or null. */
export const useQuery = (name: string): string | null =>
  useLocationProperty(
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );

/** The address's query, e.g. `?product=power`, without what chooses the face. */
export const useSearch = (): string => useLocationProperty(() => withFace(null));

/** The address's query with that face named in it, or none. */
export function withFace(face: string | null): string {
  const query = new URLSearchParams(location.search);
  if (face === null) query.delete('face');
  else query.set('face', face);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
