/** Takes turns in order. */
export interface TurnQueue {
  /** Take a turn now; while something is in progress, after it. Null when it was taken at once. */
  take(turn: () => void): Promise<void> | null;
  /** Something changed. */
  news(): void;
}

/**
 * People type faster than a bad line answers: a sentence that comes while something is in progress waits for it, and is
 * heard all the same when `patience` is over. `patience` rejects where the conversation has ended: nobody is there to hear.
 */
export function createTurnQueue(isBusy: () => boolean, patience: () => Promise<void>): TurnQueue {
  const turns: (() => void)[] = [];
  const idlers = new Set<() => void>();
  let draining: Promise<void> | null = null;

  const idle = () => new Promise<void>((resolve) => void idlers.add(resolve));

  const goesOn = () =>
    Promise.race([idle(), patience()]).then(
      () => true,
      () => false,
    );

  async function drain(): Promise<void> {
    for (let turn = turns.shift(); turn; turn = turns.shift()) {
      if (isBusy() && !(await goesOn())) return;
      turn();
    }
    draining = null;
  }

  return {
    take(turn) {
      if (draining === null && !isBusy()) {
        turn();
        return null;
      }
      turns.push(turn);
      draining ??= drain();
      return draining;
    },
    news() {
      if (isBusy()) return;
      for (const resolve of idlers) resolve();
      idlers.clear();
    },
  };
}
