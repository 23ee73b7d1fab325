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

/** The pages of whoever is signed in; each call makes one, which reads from when it is started. */
export interface Pages {
  /** Chosen by the role in the token; any role that is not named is the platform's (S1 section 2). */
  dashboard(): Page<Reading<DashboardView>, ReadingEvent>;
  profile(): Page<Reading<ProfileView>, ReadingEvent>;
  /** One of the lists; `asked` is what a link, or a table of the chat, asks of it. */
  list(name: ListName, asked?: Readonly<Record<string, string>>): ListingPage;
  /** A ticket, by its number. */
  ticket(number: string): TicketPage;
  /** Who verifies new accounts of the own estate. */
  residentVerification(): Page<Reading<StandingView>, ReadingEvent>;
  /** Who supplies the own estate. */
  estateCompany(): Page<Reading<StandingView>, ReadingEvent>;
  /** Where the own estate is, and how its office is reached. */
  estateOffice(): Page<Reading<StandingView>, ReadingEvent>;
  /** How it goes just now; it reads itself anew every few seconds. */
  operations(): Page<Reading<OperationsView>, ReadingEvent>;
  platformSettings(): Page<Reading<PlatformSettingsView>, ReadingEvent>;
}
