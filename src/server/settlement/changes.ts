import type { OrderRow } from './settle.ts';

/** Tells who waits in this process that an order has changed. Other processes' changes are found by asking again. */
export interface OrderChanges {
  /** `order`: as it is by now, where whoever changed it has its row. */
  changed(orderId: string, order?: OrderRow): void;
  /** Resolves when the order changes, after `ms` at most, or when the signal aborts: to its row, where that was told. */
  next(orderId: string, ms: number, signal?: AbortSignal): Promise<OrderRow | undefined>;
}

/** Waiters by order, in memory: losing them costs a waiter one question more. */
export function orderChanges(): OrderChanges {
  const waiting = new Map<string, Set<(order?: OrderRow) => void>>();
  return {
    changed(orderId, order) {
      for (const wake of [...(waiting.get(orderId) ?? [])]) wake(order);
    },
    next(orderId, ms, signal) {
      return new Promise((resolve) => {
        const wakers = waiting.get(orderId) ?? new Set();
        waiting.set(orderId, wakers);
        const unheard = () => wake();
        const wake = (order?: OrderRow) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', unheard);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(orderId);
          resolve(order);
        };
        const timer = setTimeout(unheard, ms);
        wakers.add(wake);
        if (signal?.aborted) wake();
        else signal?.addEventListener('abort', unheard);
      });
    },
  };
}
