import type { Page } from './view.ts';

/** An actor as far as a page needs one. */
interface Acting<S, E> {
  start(): unknown;
  getSnapshot(): S;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: E): void;
  stop(): unknown;
}

/** An actor as a page: it begins at once, and the same snapshot is always the same view. */
export function pageOf<S extends object, E, V>(actor: Acting<S, E>, present: (snapshot: S) => V): Page<V, E> {
  const views = new WeakMap<S, V>();
  actor.start();
  return {
    getSnapshot() {
      const snapshot = actor.getSnapshot();
      const view = views.get(snapshot) ?? present(snapshot);
      views.set(snapshot, view);
      return view;
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
    stop: () => void actor.stop(),
  };
}
