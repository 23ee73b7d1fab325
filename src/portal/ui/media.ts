import { createContext, use, useSyncExternalStore } from 'react';

/** The media queries that hold where no browser can be asked: while the first screen is drawn by the build and taken over. */
export const AssumedMedia = createContext<ReadonlySet<string>>(new Set());

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const assumed = use(AssumedMedia);
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => assumed.has(query),
  );
}

/** A phone: hints are short. */
export const SLIM = '(max-width: 480px)';

/** Room for the navigation beside one pane. */
export const ROOMY = '(min-width: 993px)';

/** Room for the navigation as icons, but not for all of them below each other: they scroll, and a name beside one would be cut. */
export const LOW_ICONS = '(min-width: 993px) and (max-width: 1199.98px) and (max-height: 859.98px)';

/** Room for the conversation and the canvas side by side. */
export const WIDE = '(min-width: 1200px)';

/** Room for a table of many columns beside the navigation. */
export const DENSE = '(min-width: 1400px)';
