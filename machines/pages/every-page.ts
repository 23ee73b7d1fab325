import type { ListingPage } from './listing/view.ts';
import type { TicketPage } from './tickets/view.ts';
import type {
  DashboardView,
  Page,
  PlatformSettingsView,
  ProfileView,
  Reading,
  ReadingEvent,
  VerificationView,
} from './view.ts';

/** The pages of whoever is signed in; each call makes one, which reads from when it is started. */
export interface Pages {
  /** Chosen by the role in the token; any role that is not named is the platform's (S1 section 2). */
  dashboard(): Page<Reading<DashboardView>, ReadingEvent>;
  profile(): Page<Reading<ProfileView>, ReadingEvent>;
  /** The residents of the own estate (S1 section 2). `query` is a table's in the chat, or a link's: list, page. */
  residents(query?: Readonly<Record<string, string>>): ListingPage;
  /**
   * The own payments, or an administrator's histories (S2 section 2). `query` is a table's in the chat, or a link's: product,
   * from, to, sort, status, page, and of an administrator `resident`, a name or an e-mail address.
   */
  history(query?: Readonly<Record<string, string>>): ListingPage;
  /** What was changed in the own estate. `query`: from, to, page. */
  auditLog(query?: Readonly<Record<string, string>>): ListingPage;
  /** The meters, and the development levies, that were uploaded for the own estate (S2 section 2). */
  uploadedMeters(): ListingPage;
  uploadedLevies(): ListingPage;
  /** The platform administrator's lists (S2 section 2). `query` of estates: list, name, page. */
  estates(query?: Readonly<Record<string, string>>): ListingPage;
  services(): ListingPage;
  fees(): ListingPage;
  providerFees(): ListingPage;
  /** `query`: from, to, reference, page. */
  pending(query?: Readonly<Record<string, string>>): ListingPage;
  /** `query`: from, to, page. */
  reconciliation(query?: Readonly<Record<string, string>>): ListingPage;
  /** All of them, or an administrator's own. `query`: state, page. */
  requests(query?: Readonly<Record<string, string>>): ListingPage;
  /** The tickets of support: one's own, the own estate's, or all. `query`: state, term, page. */
  tickets(query?: Readonly<Record<string, string>>): ListingPage;
  /** One of them, by its number. */
  ticket(number: string): TicketPage;
  /** Residents of every estate, once one is searched. */
  residentSearch(): ListingPage;
  /** Who verifies new accounts of the own estate. */
  residentVerification(): Page<Reading<VerificationView>, ReadingEvent>;
  platformSettings(): Page<Reading<PlatformSettingsView>, ReadingEvent>;
}
