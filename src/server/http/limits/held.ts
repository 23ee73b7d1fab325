/** Answers that are held back until there is something to tell, so many at most for each who waits. */
export interface Held {
  /** Hold one more for whoever has the key; `answer` tells what there is as soon as the signal it is given aborts. */
  hold<T>(key: string, signal: AbortSignal, answer: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/**
 * Held answers of this process, `most` for a key. One more ends the oldest: on a bad line that is the one whose caller has
 * long gone and asked again, so nobody is refused.
 */
export function heldAnswers(most: number): Held {
  const waiting = new Map<string, AbortController[]>();
  return {
    async hold(key, signal, answer) {
      const own = new AbortController();
      const held = waiting.get(key) ?? [];
      waiting.set(key, held);
      if (held.push(own) > most) held.shift()?.abort();
      try {
        return await answer(AbortSignal.any([signal, own.signal]));
      } finally {
        const at = held.indexOf(own);
        if (at >= 0) held.splice(at, 1);
        if (held.length === 0) waiting.delete(key);
      }
    },
  };
}
