/** What tells of its changes. */
interface Telling {
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** Resolves once something that tells of its changes is as it is wanted; after `patienceMs`, where that is given, in any case. */
export function until(telling: Telling, isWanted: () => boolean, patienceMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = patienceMs === undefined ? undefined : setTimeout(done, patienceMs);
    const subscription = telling.subscribe(look);
    look();
    function look() {
      if (isWanted()) done();
    }
    function done() {
      clearTimeout(timer);
      // The first look may come before the subscription is in hand.
      queueMicrotask(() => subscription.unsubscribe());
      resolve();
    }
  });
}
