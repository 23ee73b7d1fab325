import type { ListName } from '#catalogues/routes/route.ts';
import type { ListingPage } from './listing/view.ts';
import type { OperationsView } from './platform/operations/view.ts';
import type { TicketPage } from './tickets/view.ts';
import type {
  DashboardView,
  Page,
  PlatformSettingsView,
  ProfileView,
  Reading,
  ReadingEvent,
  StandingView,
} from './view.ts';

/** Who verifies new accounts, who supplies the estate, above which sum two people change a balance, and how its office is reached. */
export type EstateSetting = 'verification' | 'company' | 'limit' | 'office';

/** The pages of whoever is signed in; each call makes one, which reads from when it is started. */
export interface Pages {
  /** Chosen by the role in the token; any role that is not named is the platform's (S1 section 2). */
  dashboard(): Page<Reading<DashboardView>, ReadingEvent>;
  profile(): Page<Reading<ProfileView>, ReadingEvent>;
  /** One of the lists; `asked` is what a link, or a table of the chat, asks of it. */
  list(name: ListName, asked?: Readonly<Record<string, string>>): ListingPage;
  /** A ticket, by its number. */
  ticket(number: string): TicketPage;
  /** One of the settings of the own estate. */
  estateSetting(name: EstateSetting): Page<Reading<StandingView>, ReadingEvent>;
  /** How it goes just now; it reads itself anew every few seconds. */
  operations(): Page<Reading<OperationsView>, ReadingEvent>;
  platformSettings(): Page<Reading<PlatformSettingsView>, ReadingEvent>;
}
