/** Tells who waits in this process that an order has changed. Other processes' changes are found by asking again. */
export interface OrderChanges {
  changed(orderId: string): void;
  /** Resolves when the order changes, after `ms` at most, or when the signal aborts. */
  next(orderId: string, ms: number, signal?: AbortSignal): Promise<void>;
}

/** Waiters by order, in memory: losing them costs a waiter one question more. */
export function orderChanges(): OrderChanges {
  const waiting = new Map<string, Set<() => void>>();
  return {
    changed(orderId) {
      for (const wake of [...(waiting.get(orderId) ?? [])]) wake();
    },
    next(orderId, ms, signal) {
      return new Promise((resolve) => {
        const wakers = waiting.get(orderId) ?? new Set();
        waiting.set(orderId, wakers);
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', wake);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(orderId);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        wakers.add(wake);
        if (signal?.aborted) wake();
        else signal?.addEventListener('abort', wake);
      });
    },
  };
}
