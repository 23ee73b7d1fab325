import { useSyncExternalStore } from 'react';

/** Fired when the portal itself moves on; the browser's own `popstate` tells of back and forward only. */
const MOVED = 'wattchat:moved';

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
  window.addEventListener('popstate', listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(MOVED, listener);
  };
}

/** The path of the address, e.g. `/toUpPower`. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** One value of the address's query, or null. */
export const useQuery = (name: string): string | null =>
  useSyncExternalStore(subscribe, () => new URLSearchParams(location.search).get(name));
