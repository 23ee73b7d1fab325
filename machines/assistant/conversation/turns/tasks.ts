/** Questions to the server that belong to no run. */
export interface Tasks {
  /** How many are open that somebody waits for. */
  pending(): number;
  run(work: () => Promise<void>): void;
  /** Ask what something is to begin with. It is not meant any more once it was called off. */
  toBegin(work: (isMeant: () => boolean) => Promise<void>): void;
  /** Something is to begin, and was not called off. */
  isAwaited(): boolean;
  callOff(): void;
  /** Ask what nobody waits for; it counts for `settled` alone. */
  quietly(work: () => Promise<void>): void;
  /** Resolves at the first `settle` that finds none open. */
  settled(): Promise<void>;
  settle(): void;
}

/**
 * Counts open questions; `ended` hears of each that was answered, `failed` of each that a fault of ours broke off, and whether
 * somebody waits for it.
 */
export function createTasks(ended: () => void, failed: (fault: unknown, isAwaited: boolean) => void): Tasks {
  const waiting = new Set<() => void>();
  const awaited = new Set<object>();
  let pending = 0;
  let quiet = 0;
  function run(work: () => Promise<void>): void {
    pending += 1;
    const over = work().catch((fault: unknown) => failed(fault, true));
    void over.finally(() => {
      pending -= 1;
      ended();
    });
  }

  return {
    pending: () => pending,
    run,
    toBegin(work) {
      const wish = {};
      awaited.add(wish);
      run(() => work(() => awaited.has(wish)).finally(() => awaited.delete(wish)));
    },
    isAwaited: () => awaited.size > 0,
    callOff: () => awaited.clear(),
    quietly(work) {
      quiet += 1;
      const over = work().catch((fault: unknown) => failed(fault, false));
      void over.finally(() => {
        quiet -= 1;
        ended();
      });
    },
    settled: () => new Promise((resolve) => void waiting.add(resolve)),
    settle() {
      if (pending + quiet > 0) return;
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}
