import { createActor } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import type { DelayName } from '#catalogues/delays.ts';
import { type Report, reportingFaults } from '#machines/kit/faults.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Read } from './answers.ts';
import { readDashboard } from './dashboard/dashboard.ts';
import type { EstateSetting, Pages } from './every-page.ts';
import type { List, Query } from './listing/list.ts';
import { createListing } from './listing/listing.ts';
import { presentListing } from './listing/present.ts';
import type { ListingPage } from './listing/view.ts';
import { listNamed } from './lists.ts';
import { handingPageOf, pageOf } from './page.ts';
import { readOperations } from './platform/operations/operations.ts';
import { readPlatformSettings } from './platform/settings.ts';
import { readProfile } from './profile.ts';
import { createReader, presentReading } from './reader.ts';
import { readBalanceLimit } from './residents/balance-limit.ts';
import { readCompany } from './residents/company.ts';
import { readOffice } from './residents/office.ts';
import { readVerification } from './residents/verification.ts';
import { ticketPage } from './tickets/ticket-page.ts';
import type { HeldKey } from './tokens.ts';
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
  /** The orders of this conversation; none unless given. */
  readonly held?: () => readonly HeldKey[];
  /** Told of every fault of ours. */
  readonly report?: Report;
}

const ESTATE_SETTINGS = {
  verification: readVerification,
  company: readCompany,
  limit: readBalanceLimit,
  office: readOffice,
} satisfies Readonly<Record<EstateSetting, unknown>>;

/** The pages, and what the conversation does with those that are open. */
export interface OpenPages extends Pages {
  /** Something was changed, so that what they show may be old (DECISIONS 13). */
  refresh(): void;
  /** The person is gone; nothing of them is read any more. */
  stop(): void;
}

/** The pages of whoever is signed in. */
export function createPages({ services, wait, who, now, held = () => [], report = () => {} }: PagesDeps): OpenPages {
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

  function reading<V>(
    readPage: (signal: AbortSignal) => Promise<Read<V>>,
    again?: DelayName,
  ): Page<Reading<V>, ReadingEvent> {
    const machine = createReader<V>(
      async (signal) => {
        const came = await readPage(signal);
        await wait('dataShown', signal);
        return came;
      },
      again === undefined ? undefined : (signal) => wait(again, signal),
    );
    return opened(
      pageOf(() => createActor(machine, { inspect: reportingFaults(report, 'reader') }), presentReading<V>),
    );
  }

  function listing(list: List, start?: Partial<Query>): ListingPage {
    const machine = createListing(list, wait, start);
    return opened(
      handingPageOf(
        () => createActor(machine, { inspect: reportingFaults(report, `list ${list.title}`) }),
        (snapshot) => presentListing(list, snapshot),
      ),
    );
  }

  return {
    dashboard: () => reading((signal) => readDashboard(services, who(), signal, dayInLagos(now()))),
    profile: () => reading((signal) => readProfile(services, signal)),
    list(name, asked = {}) {
      const list = listNamed(name, { services, who: who(), now, held });
      return listing(list, list.start?.(asked));
    },
    ticket: (number) => opened(ticketPage(services, number, (signal) => wait('dataShown', signal), who(), report)),
    estateSetting: (name) => reading((signal) => ESTATE_SETTINGS[name](services, signal)),
    operations: () => reading((signal) => readOperations(services, signal), 'operationsRead'),
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
