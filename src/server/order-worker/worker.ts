import type { MoneyDeps } from '../settlement/money.ts';
import { drive } from './drive.ts';
import { free } from './due.ts';
import { sweep, workerSlots } from './sweep.ts';

/** The part of a server that settles orders by itself. */
export interface MoneyWorker {
  /** Drive an order that became due, without waiting for the sweep; where no slot is free the sweep takes it. */
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
  const stopping = new AbortController();
  const slots = workerSlots(stopping.signal);
  let timer: NodeJS.Timeout | undefined;

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
      if (!stopping.signal.aborted && free(slots.settling) > 0)
        run((deps) => slots.settling(() => drive(deps, orderId, true)));
    },
    start: () => {
      run(async (deps) => {
        await before?.();
        if (!stopping.signal.aborted) timer = setInterval(() => run((now) => sweep(now, slots)), deps.pace.sweepMs);
      });
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
