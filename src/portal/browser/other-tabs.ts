import { type Moment, SEEN_AGAIN_MS } from '#machines/assistant/sync/keep.ts';

/** Tells when another tab has changed one of these in the storage; null is all of it. Answers how to stop that. */
export function onChange(storage: Storage, names: readonly (string | null)[], changed: () => void): () => void {
  const heard = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === storage && names.includes(key)) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/**
 * The same for a tab that somebody looks at: one that is hidden hears of it when it is seen again, so that a purchase goes on in
 * one tab and not in all of them.
 */
export function onChangeSeen(storage: Storage, name: string, changed: () => void): () => void {
  let missed = false;
  const seen = () => {
    if (!missed || isHidden()) return;
    missed = false;
    changed();
  };
  const stop = onChange(storage, [name], () => {
    missed = true;
    seen();
  });
  document.addEventListener('visibilitychange', seen);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seen);
  };
}

/**
 * Tells when the page is left for something else, and when it is seen again, is seen still, or has its line back while it is seen: a
 * hidden one has not followed what other tabs have done, and what it reads from the account may be older. Answers how to stop that.
 */
export function onMoment(heard: (moment: Moment) => void): () => void {
  const left = () => heard('leaving');
  const back = () => heard('back');
  const turned = () => (isHidden() ? left() : back());
  const seen = () => isHidden() || back();
  const here = setInterval(seen, SEEN_AGAIN_MS);
  window.addEventListener('pagehide', left);
  window.addEventListener('online', seen);
  document.addEventListener('visibilitychange', turned);
  return () => {
    clearInterval(here);
    window.removeEventListener('pagehide', left);
    window.removeEventListener('online', seen);
    document.removeEventListener('visibilitychange', turned);
  };
}

const isHidden = (): boolean => document.visibilityState === 'hidden';
