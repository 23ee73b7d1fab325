import type { HandedFile } from '#machines/kit/view.ts';
import type { ListingEvent, ListingView } from '#machines/pages/listing/view.ts';
import type { OperationsView } from '#machines/pages/platform/operations/view.ts';
import type { TicketReading } from '#machines/pages/tickets/view.ts';
import type { DashboardView, PageAction, PlatformSettingsView, ProfileView, Reading } from '#machines/pages/view.ts';

/** What a page shows at this moment. */
export type Shown =
  | { readonly kind: 'list'; readonly view: ListingView }
  | { readonly kind: 'dashboard'; readonly view: Reading<DashboardView> }
  | { readonly kind: 'profile'; readonly view: Reading<ProfileView> }
  | { readonly kind: 'operations'; readonly view: Reading<OperationsView> }
  | { readonly kind: 'settings'; readonly view: Reading<PlatformSettingsView> }
  | { readonly kind: 'ticket'; readonly view: TicketReading }
  /** An index of other pages. */
  | { readonly kind: 'index'; readonly entries: readonly IndexEntry[] };

/** A page, as the index has it. */
export interface IndexEntry {
  readonly path: `/${string}`;
  readonly label: string;
  readonly holds: string;
}

/** What a page hears. One that does not know an event passes over it. */
export type PageEvent = ListingEvent | { readonly type: 'KEEP'; readonly file: string };

/** The machine behind a page. */
interface PageMachine {
  readonly send: (event: PageEvent) => void;
  readonly subscribe: (listener: () => void) => { unsubscribe(): void };
  readonly onFile?: (listener: (file: HandedFile) => void) => () => void;
  readonly stop: () => void;
}

/** A page that is open, with the entries of its menu. */
export interface TerminalPage {
  readonly address: string;
  readonly title: string;
  /** Forms and lists that stand beside it. */
  readonly menu: readonly PageAction[];
  shown(): Shown;
  /** Null for what only stands there. */
  readonly machine: PageMachine | null;
}
