import type {
  DashboardView,
  ListingEvent,
  ListingView,
  Page,
  ProfileView,
  Reading,
  ReadingEvent,
} from '#machines/pages/view.ts';

/** A page that stands where it is put and writes down what a face does with it. */
export interface FakePage<V, E> extends Page<V, E> {
  readonly sent: E[];
  /** How often it was begun, and how often it was left. */
  begun: number;
  stopped: number;
  show(view: V): void;
}

export function fakePage<V, E>(first: V): FakePage<V, E> {
  let now = first;
  const listeners = new Set<() => void>();
  const sent: E[] = [];
  return {
    sent,
    begun: 0,
    stopped: 0,
    getSnapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => void sent.push(event),
    stop() {
      this.stopped += 1;
    },
    show(view) {
      now = view;
      for (const listener of listeners) listener();
    },
  };
}

/** A list that is still being read. */
export const loadingList: ListingView = {
  title: 'Registered residents',
  state: 'loading',
  columns: [],
  rows: [],
  tabs: [],
  search: null,
  problem: null,
  page: null,
  detail: null,
};

/** The pages of a fake conversation; all are being read until a test shows something. */
export function fakePages() {
  const own = {
    dashboard: fakePage<Reading<DashboardView>, ReadingEvent>({ state: 'loading' }),
    profile: fakePage<Reading<ProfileView>, ReadingEvent>({ state: 'loading' }),
    residents: fakePage<ListingView, ListingEvent>(loadingList),
  };
  const begin = <P extends { begun: number }>(page: P): P => {
    page.begun += 1;
    return page;
  };
  return {
    own,
    pages: {
      dashboard: () => begin(own.dashboard),
      profile: () => begin(own.profile),
      residents: () => begin(own.residents),
    },
  };
}
