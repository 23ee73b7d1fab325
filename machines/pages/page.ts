import { subscribing } from '#machines/kit/listeners.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import type { HandingPage, Page } from './view.ts';

/** An actor as far as a page needs one. */
interface Acting<S, E> {
  start(): unknown;
  getSnapshot(): S;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: E): void;
  stop(): unknown;
}

/** What an actor tells beside how it stands, where it hands out files. */
interface Handing {
  on(type: 'file', listener: (told: { readonly file: HandedFile }) => void): { unsubscribe(): void };
}

/** An actor as a page, made anew where it is started after it was stopped; the same snapshot is always the same view. */
export function pageOf<S extends object, E, V>(make: () => Acting<S, E>, present: (snapshot: S) => V): Page<V, E> {
  const views = new WeakMap<S, V>();
  let actor = make();
  let over = false;
  return {
    start() {
      if (over) actor = make();
      over = false;
      actor.start();
    },
    getSnapshot() {
      const snapshot = actor.getSnapshot();
      // A machine that broke shows nothing any more: whoever draws says so.
      if (isBroken(snapshot)) throw snapshot.error;
      const view = views.get(snapshot) ?? present(snapshot);
      views.set(snapshot, view);
      return view;
    },
    subscribe: subscribing((listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    }),
    send: (event) => actor.send(event),
    stop() {
      over = true;
      actor.stop();
    },
  };
}

const isBroken = (snapshot: object): snapshot is { readonly error: unknown } =>
  'status' in snapshot && snapshot.status === 'error';

/** An actor that hands out files as a page. */
export function handingPageOf<S extends object, E, V>(
  make: () => Acting<S, E> & Handing,
  present: (snapshot: S) => V,
): HandingPage<V, E> {
  const listeners = new Set<(file: HandedFile) => void>();
  const tell = ({ file }: { readonly file: HandedFile }) => {
    for (const listener of listeners) listener(file);
  };
  const telling = () => {
    const actor = make();
    actor.on('file', tell);
    return actor;
  };
  return {
    ...pageOf(telling, present),
    onFile(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
