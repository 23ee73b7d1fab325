import type { ListName } from '#catalogues/routes/route.ts';
import { createListeners } from '#machines/kit/listeners.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import type { ListingEvent, ListingPage, ListingView } from '#machines/pages/listing/view.ts';
import { LIST_NAMES } from '#machines/pages/lists.ts';
import type { OperationsView } from '#machines/pages/platform/operations/view.ts';
import type { TicketEvent, TicketReading } from '#machines/pages/tickets/view.ts';
import type {
  DashboardView,
  Page,
  PlatformSettingsView,
  ProfileView,
  Reading,
  ReadingEvent,
  StandingView,
} from '#machines/pages/view.ts';
import { loadingList } from './loading-list.ts';

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
  const listeners = createListeners();
  const sent: E[] = [];
  return {
    sent,
    begun: 0,
    stopped: 0,
    start() {
      this.begun += 1;
    },
    getSnapshot: () => now,
    subscribe: listeners.subscribe,
    send: (event) => void sent.push(event),
    stop() {
      this.stopped += 1;
    },
    show(view) {
      now = view;
      listeners.tell();
    },
  };
}

/** A list that stands where it is put, and hands out what a test gives it. */
export function fakeListing(first: ListingView): FakePage<ListingView, ListingEvent> &
  ListingPage & {
    hand(file: HandedFile): void;
  } {
  const listeners = new Set<(file: HandedFile) => void>();
  return Object.assign(fakePage<ListingView, ListingEvent>(first), {
    onFile(listener: (file: HandedFile) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hand(file: HandedFile) {
      for (const listener of listeners) listener(file);
    },
  });
}

/** The page of a ticket that stands where it is put, and hands out what a test gives it. */
function fakeTicket() {
  const listeners = new Set<(file: HandedFile) => void>();
  return Object.assign(fakePage<TicketReading, TicketEvent>({ state: 'loading' }), {
    onFile(listener: (file: HandedFile) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hand(file: HandedFile) {
      for (const listener of listeners) listener(file);
    },
  });
}

/** The pages of a fake conversation; all are being read until a test shows something. */
export function fakePages() {
  const own = {
    dashboard: fakePage<Reading<DashboardView>, ReadingEvent>({ state: 'loading' }),
    profile: fakePage<Reading<ProfileView>, ReadingEvent>({ state: 'loading' }),
    lists: new Map(LIST_NAMES.map((name) => [name, fakeListing(loadingList(name))])),
    ticket: fakeTicket(),
    estateSetting: fakePage<Reading<StandingView>, ReadingEvent>({ state: 'loading' }),
    operations: fakePage<Reading<OperationsView>, ReadingEvent>({ state: 'loading' }),
    platformSettings: fakePage<Reading<PlatformSettingsView>, ReadingEvent>({ state: 'loading' }),
  };
  return {
    own,
    pages: {
      dashboard: () => own.dashboard,
      profile: () => own.profile,
      list: (name: ListName) => own.lists.get(name) ?? fakeListing(loadingList(name)),
      ticket: () => own.ticket,
      estateSetting: () => own.estateSetting,
      operations: () => own.operations,
      platformSettings: () => own.platformSettings,
    },
  };
}
