/** Questions to the server that belong to no run. */
export interface Tasks {
  /** How many are open that somebody waits for. */
  pending(): number;
  run(work: () => Promise<void>): void;
  /** Ask what nobody waits for; it counts for `settled` alone. */
  quietly(work: () => Promise<void>): void;
  /** Resolves at the first `settle` that finds none open. */
  settled(): Promise<void>;
  settle(): void;
}

/** Counts open questions; `ended` hears of each that was answered. */
export function createTasks(ended: () => void): Tasks {
  const waiting = new Set<() => void>();
  let pending = 0;
  let quiet = 0;
  return {
    pending: () => pending,
    run(work) {
      pending += 1;
      void work().finally(() => {
        pending -= 1;
        ended();
      });
    },
    quietly(work) {
      quiet += 1;
      void work().finally(() => {
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
