import type { Observer, Subscribable } from 'xstate';

/**
 * What can be looked at and listened to in the shape of an actor, so that `useSelector` takes it for one. It tells that it is another now;
 * who listens looks for themselves.
 */
export interface Watched<V> extends Subscribable<undefined> {
  getSnapshot(): V;
}

/** `subscribe` in both of its forms; `add` takes up a listener and answers how to let it go. */
export function subscribing(add: (listener: () => void) => () => void): Watched<unknown>['subscribe'] {
  return (heard: Observer<undefined> | ((value: undefined) => void)) => {
    const listener = typeof heard === 'function' ? heard : heard.next;
    // One of its own each time, so that who listens twice goes one by one.
    return { unsubscribe: add(() => listener?.(undefined)) };
  };
}

/** Who listens to something that is no actor itself; `tell` calls each of them. */
export function createListeners(): { readonly subscribe: Watched<unknown>['subscribe']; readonly tell: () => void } {
  const listeners = new Set<() => void>();
  return {
    subscribe: subscribing((listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    }),
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
