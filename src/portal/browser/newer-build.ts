import { createListeners } from '#machines/kit/listeners.ts';

const { subscribe, tell } = createListeners();
let anew: (() => Promise<void>) | null = null;

/** How to begin anew where the server has a newer build of the portal than this page; null: it has none, as far as is known. */
export const newerBuild = { subscribe, getSnapshot: () => anew } as const;

/** The server has a newer build. */
export function newerIsThere(beginAnew: () => Promise<void>): void {
  anew = beginAnew;
  tell();
}
