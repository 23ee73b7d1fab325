import type { MoneyDeps } from '../settlement/money.ts';
import { drive } from './drive.ts';
import { sweep } from './sweep.ts';

/** The part of a server that settles orders by itself. */
export interface MoneyWorker {
  /** Drive an order that became due, without waiting for the sweep. */
  nudge(orderId: string): void;
  start(): void;
  /** Take no more work and let what runs finish. */
  stop(): Promise<void>;
}

/**
 * A worker in this process. It holds nothing that a crash could lose: what is due stands in the rows. `before` runs once,
 * before the first round.
 */
export function moneyWorker(depsOf: () => MoneyDeps, before?: () => Promise<void>): MoneyWorker {
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const run = (work: (deps: MoneyDeps) => Promise<unknown>) => {
    const deps = depsOf();
    const done: Promise<void> = work(deps)
      .then(() => undefined)
      .catch((err: unknown) => deps.log('error', { err }, 'settling failed; the sweep tries again'))
      .finally(() => running.delete(done));
    running.add(done);
  };

  return {
    nudge: (orderId) => {
      if (!stopped) run((deps) => drive(deps, orderId, true));
    },
    start: () => {
      run(async (deps) => {
        await before?.();
        if (!stopped) timer = setInterval(() => run(sweep), deps.pace.sweepMs);
      });
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
