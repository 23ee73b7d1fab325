/** What is made when it is first asked for, or piece by piece ahead of that. */
export interface Ahead<T> {
  /** All of it, made now as far as it is not. */
  readonly whole: () => T;
  /** Makes one piece a step, until it is whole. */
  readonly pieces: () => Generator<void>;
}

/** Made once: `make` pauses between its pieces, each less than is felt on a weak phone. */
export function ahead<T>(make: () => Generator<void, T>): Ahead<T> {
  let making: Generator<void, T> | null = null;
  let made: { readonly it: T } | null = null;
  const step = () => {
    // Asked for between two steps, it is whole already.
    if (made !== null) return;
    making ??= make();
    const { done, value } = making.next();
    if (done) made = { it: value };
  };
  return {
    whole() {
      while (made === null) step();
      return made.it;
    },
    *pieces() {
      for (; made === null; step()) yield;
    },
  };
}
