import type { ListingEvent, ListingPage, ListingView } from '#machines/pages/listing/view.ts';
import type { TicketEvent, TicketReading } from '#machines/pages/tickets/view.ts';
import type {
  DashboardView,
  HandedFile,
  Page,
  PlatformSettingsView,
  ProfileView,
  Reading,
  ReadingEvent,
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
    residents: fakeListing(loadingList('Registered residents')),
    history: fakeListing(loadingList('Transaction history')),
    auditLog: fakeListing(loadingList('Activity log')),
    uploadedMeters: fakeListing(loadingList('Uploaded Meter Numbers')),
    uploadedLevies: fakeListing(loadingList('Uploaded Development Levy')),
    estates: fakeListing(loadingList('VIEW EXISTING ESTATES')),
    services: fakeListing(loadingList('Services of estates')),
    fees: fakeListing(loadingList('Fees of estates')),
    providerFees: fakeListing(loadingList('Convenience fees of providers')),
    pending: fakeListing(loadingList('Pending transactions')),
    reconciliation: fakeListing(loadingList('Reconciliation')),
    requests: fakeListing(loadingList('Requests')),
    tickets: fakeListing(loadingList('Tickets')),
    ticket: fakeTicket(),
    residentSearch: fakeListing(loadingList('Residents')),
    platformSettings: fakePage<Reading<PlatformSettingsView>, ReadingEvent>({ state: 'loading' }),
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
      history: () => begin(own.history),
      auditLog: () => begin(own.auditLog),
      uploadedMeters: () => begin(own.uploadedMeters),
      uploadedLevies: () => begin(own.uploadedLevies),
      estates: () => begin(own.estates),
      services: () => begin(own.services),
      fees: () => begin(own.fees),
      providerFees: () => begin(own.providerFees),
      pending: () => begin(own.pending),
      reconciliation: () => begin(own.reconciliation),
      requests: () => begin(own.requests),
      tickets: () => begin(own.tickets),
      ticket: () => begin(own.ticket),
      residentSearch: () => begin(own.residentSearch),
      platformSettings: () => begin(own.platformSettings),
    },
  };
}
