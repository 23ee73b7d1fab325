import type { DeviceLine } from '#machines/assistant/sync/aside.ts';
import { KEPT } from './kept-names.ts';

/** The line as the browser tells of it; what is put aside lies in its storage, where a sign-out clears it with all else. */
export function deviceLine(storage: Storage, ready: () => Promise<void>): DeviceLine {
  return {
    isUp: () => navigator.onLine,
    watch(changed) {
      const up = () => changed(true);
      const down = () => changed(false);
      window.addEventListener('online', up);
      window.addEventListener('offline', down);
      return () => {
        window.removeEventListener('online', up);
        window.removeEventListener('offline', down);
      };
    },
    read() {
      try {
        return JSON.parse(storage.getItem(KEPT.offline) ?? 'null');
      } catch {
        return null;
      }
    },
    put(aside) {
      try {
        storage.setItem(KEPT.offline, JSON.stringify(aside));
      } catch {
        // A full storage costs what a time without a line would show, never what is under way.
      }
    },
    isSeen: () => document.visibilityState !== 'hidden',
    alone: oneTabAtATime,
    ready,
  };
}

/** Work that waits for that of other tabs. Where the browser has no locks, or refuses them, it is done at once. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let begun = false;
  const once = () => {
    begun = true;
    return work();
  };
  await navigator.locks.request(KEPT.offline, once).catch((error: unknown) => {
    if (begun) throw error;
    return once();
  });
}
