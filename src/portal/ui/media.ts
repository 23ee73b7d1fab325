import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Room for the navigation beside one pane. */
export const ROOMY = '(min-width: 993px)';

/** Room for the conversation and the canvas side by side. */
export const WIDE = '(min-width: 1200px)';

/** Room for a table of many columns beside the navigation. */
export const DENSE = '(min-width: 1400px)';
