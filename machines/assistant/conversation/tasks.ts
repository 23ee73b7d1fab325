/** Questions to the server that belong to no run. */
export interface Tasks {
  /** How many are open. */
  pending(): number;
  run(work: () => Promise<void>): void;
  /** Resolves at the first `settle` that finds none open. */
  settled(): Promise<void>;
  settle(): void;
}

/** Counts open questions; `ended` hears of each that was answered. */
export function createTasks(ended: () => void): Tasks {
  const waiting = new Set<() => void>();
  let pending = 0;
  return {
    pending: () => pending,
    run(work) {
      pending += 1;
      void work().finally(() => {
        pending -= 1;
        ended();
      });
    },
    settled: () => new Promise((resolve) => void waiting.add(resolve)),
    settle() {
      if (pending > 0) return;
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}
