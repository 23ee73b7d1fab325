import { createActor } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import type { DelayName } from '#catalogues/delays.ts';
import type { SessionView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Read } from './answers.ts';
import { auditList, auditStart } from './audit/audit.ts';
import { readDashboard } from './dashboard/dashboard.ts';
import type { Pages } from './every-page.ts';
import { estateHistoryList } from './history/estate/estate-history.ts';
import { historyList, historyStart } from './history/history.ts';
import type { List, Query } from './listing/list.ts';
import { createListing } from './listing/listing.ts';
import { presentListing } from './listing/present.ts';
import type { ListingPage } from './listing/view.ts';
import { handingPageOf, pageOf } from './page.ts';
import { platformAuditList } from './platform/audit.ts';
import { estateList, estatesStart } from './platform/estates/estates.ts';
import { platformHistoryList, platformHistoryStart } from './platform/history.ts';
import { pendingList, pendingStart } from './platform/money/pending.ts';
import { reconciliationList, reconciliationStart } from './platform/money/reconciliation.ts';
import { providerFeeList } from './platform/provider-fees.ts';
import { requestList, requestsStart } from './platform/requests.ts';
import { residentSearchList } from './platform/residents.ts';
import { monthlyList } from './platform/services.ts';
import { readPlatformSettings } from './platform/settings.ts';
import { readProfile } from './profile.ts';
import { createReader, presentReading } from './reading/reader.ts';
import { residentList, residentsStart } from './residents/residents.ts';
import { readVerification } from './residents/verification.ts';
import { ticketPage } from './tickets/ticket-page.ts';
import { ticketList, ticketsStart } from './tickets/tickets.ts';
import { uploadedLevyList } from './uploads/uploaded-levies.ts';
import { uploadedMeterList, uploadedStart } from './uploads/uploaded-meters.ts';
import type { Page, Reading, ReadingEvent } from './view.ts';

/** What pages are made of. */
export interface PagesDeps {
  readonly services: Services;
  /** Waits out a delay at this portal's pace; rejects when the signal fires. */
  readonly wait: (delay: DelayName, signal: AbortSignal) => Promise<void>;
  /** Who is signed in now. */
  readonly who: () => SessionView;
  /** The time now, ms. */
  readonly now: () => number;
}

/** The pages, and what the conversation does with those that are open. */
export interface OpenPages extends Pages {
  /** Something was changed, so that what they show may be old (DECISIONS 13). */
  refresh(): void;
  /** The person is gone; nothing of them is read any more. */
  stop(): void;
}

/** The pages of whoever is signed in. */
export function createPages({ services, wait, who, now }: PagesDeps): OpenPages {
  const open = new Set<Page<unknown, ReadingEvent>>();

  /** A page that is remembered from when it begins until it is left. */
  function opened<P extends Page<unknown, ReadingEvent>>(page: P): P {
    return {
      ...page,
      start() {
        open.add(page);
        page.start();
      },
      stop() {
        open.delete(page);
        page.stop();
      },
    };
  }

  function reading<V>(readPage: (signal: AbortSignal) => Promise<Read<V>>): Page<Reading<V>, ReadingEvent> {
    const machine = createReader<V>(async (signal) => {
      const came = await readPage(signal);
      await wait('dataShown', signal);
      return came;
    });
    return opened(pageOf(() => createActor(machine), presentReading<V>));
  }

  function listing<T>(list: List<T>, start?: Partial<Query>): ListingPage {
    const machine = createListing(list, wait, start);
    return opened(
      handingPageOf(
        () => createActor(machine),
        (snapshot) => presentListing(list, snapshot),
      ),
    );
  }

  return {
    dashboard: () => reading((signal) => readDashboard(services, who(), signal)),
    profile: () => reading((signal) => readProfile(services, signal)),
    residents: (query = {}) => listing(residentList(services), residentsStart(query)),
    history(query = {}) {
      const { role } = who();
      if (role === 'netplus-admin') return listing(platformHistoryList(services), platformHistoryStart(query));
      const start = historyStart(query, role);
      return role === 'service-admin'
        ? listing(estateHistoryList(services), start)
        : listing(historyList(services, role), start);
    },
    auditLog: (query = {}) =>
      listing(who().role === 'netplus-admin' ? platformAuditList(services) : auditList(services), auditStart(query)),
    uploadedMeters: () => listing(uploadedMeterList(services, who().estate), uploadedStart(who().estate)),
    uploadedLevies: () => listing(uploadedLevyList(services)),
    estates: (query = {}) => listing(estateList(services), estatesStart(query)),
    services: () => listing(monthlyList(services, 'service')),
    fees: () => listing(monthlyList(services, 'fee')),
    providerFees: () => listing(providerFeeList(services)),
    pending: (query = {}) => listing(pendingList(services, now), pendingStart(query)),
    reconciliation: (query = {}) => listing(reconciliationList(services, now), reconciliationStart(query)),
    requests: (query = {}) => listing(requestList(services, who().role), requestsStart(query)),
    tickets: (query = {}) => listing(ticketList(services, who().role), ticketsStart(query)),
    ticket: (number) => opened(ticketPage(services, number, (signal) => wait('dataShown', signal), who())),
    residentSearch: () => listing(residentSearchList(services)),
    residentVerification: () => reading((signal) => readVerification(services, signal)),
    platformSettings: () => reading((signal) => readPlatformSettings(services, signal)),
    refresh() {
      for (const page of open) page.send({ type: 'REFRESH' });
    },
    stop() {
      for (const page of open) page.stop();
      open.clear();
    },
  };
}
