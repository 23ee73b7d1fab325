import type { Observer, Subscribable } from 'xstate';

/** How far the work of each run is, told to whoever watches. */
export interface Progress {
  /** `part` from 0 to 1. */
  tell(runId: string, part: number): void;
  /** Whole per cent, each once. */
  watch(runId: string): Subscribable<number>;
}

/** Progress that nobody has told yet. */
export function createProgress(): Progress {
  const listeners = new Map<string, (percent: number) => void>();
  return {
    tell: (runId, part) => listeners.get(runId)?.(Math.floor(part * 100)),
    watch: (runId) =>
      observed((next) => {
        let last = -1;
        const listener = (percent: number) => {
          if (percent === last) return;
          last = percent;
          next(percent);
        };
        listeners.set(runId, listener);
        return () => {
          if (listeners.get(runId) === listener) listeners.delete(runId);
        };
      }),
  };
}

/** Something to be watched, from how watching it begins; `begin` answers how to stop. */
export function observed<T>(begin: (next: (value: T) => void) => () => void): Subscribable<T> {
  return {
    subscribe(observer: Observer<T> | ((value: T) => void)) {
      const unsubscribe = begin((value) => (typeof observer === 'function' ? observer(value) : observer.next?.(value)));
      return { unsubscribe };
    },
  };
}
