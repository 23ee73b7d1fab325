/** What shows that somebody is there, before anything is pressed. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Something that is fetched when it is first wanted, and what says that it is. */
export interface Arrival<T> {
  readonly arriving: Promise<T>;
  /** It is wanted now; any further time is nothing. */
  readonly hurry: () => void;
}

/** `fetch` is done once, when somebody hurries it. */
export function onDemand<T>(fetch: () => Promise<T>): Arrival<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  let wanted = false;
  const hurry = () => {
    if (wanted) return;
    wanted = true;
    resolve(fetch());
  };
  return { arriving: promise, hurry };
}

/** Hurries at the first sign of somebody on that page: a finger, a pointer, a key. */
export function hurryAtSign(page: EventTarget, hurry: () => void): void {
  const over = new AbortController();
  const seen = () => {
    over.abort();
    hurry();
  };
  for (const sign of SIGNS) page.addEventListener(sign, seen, { signal: over.signal, capture: true, passive: true });
}
