import type { ListingEvent, ListingPage, ListingView } from './listing/view.ts';
import type { HandedFile, Page } from './view.ts';

/** An actor as far as a page needs one. */
interface Acting<S, E> {
  start(): unknown;
  getSnapshot(): S;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: E): void;
  stop(): unknown;
}

/** What a list's actor tells beside how it stands. */
interface Handing {
  on(type: 'file', listener: (told: { readonly file: HandedFile }) => void): { unsubscribe(): void };
}

/** A list's actor as a page that also hands out files. */
export function listingPageOf<S extends object>(
  actor: Acting<S, ListingEvent> & Handing,
  present: (snapshot: S) => ListingView,
): ListingPage {
  return {
    ...pageOf(actor, present),
    onFile(listener) {
      const subscription = actor.on('file', ({ file }) => listener(file));
      return () => subscription.unsubscribe();
    },
  };
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
