import type { Say, TableView, Tone } from '#machines/kit/view.ts';
import type { TicketPage } from './tickets/view.ts';

/** A word with a colour, e.g. `Occupied`. */
export interface Badge {
  readonly text: string;
  readonly tone: Tone;
}

/** Where something leads: a page of the portal, or a sentence for the conversation. */
export type Leads =
  | { readonly to: `/${string}` }
  | { readonly say: string }
  | { readonly open: string; readonly values?: Readonly<Record<string, string>> };

/** Something that can be done from a page. `open` names a flow, `values` what is answered in it already. */
export type PageAction = { readonly label: string } & Leads;

/** A figure that stands large, with its exact value under it where it was made compact (DECISIONS 46). */
export interface Card {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly exact?: string;
  readonly note?: string;
  readonly badge?: Badge;
  readonly action?: PageAction;
}

/** Figures over months; each series has a point for each label. */
export interface Chart {
  readonly title: string;
  /** The figure that it comes down to, and what that is. */
  readonly total: string;
  readonly of: string;
  readonly kind: 'stacked' | 'area';
  readonly unit: 'naira' | 'kWh' | 'count';
  /** What the labels are, e.g. 'Age'; months, the last of them the current one, where nothing is said. */
  readonly along?: string;
  /** What is said where there is nothing to draw. */
  readonly nothing?: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly points: readonly number[] }[];
}

/** A dashboard (S1 section 2). */
export interface DashboardView {
  readonly heading: string;
  readonly line: string | null;
  readonly badge: Badge | null;
  readonly actions: readonly PageAction[];
  readonly cards: readonly Card[];
  readonly charts: readonly Chart[];
  /** The last tokens, where there are some. `copy`: the column whose cells are worth copying. */
  readonly table: (TableView & { readonly title: string; readonly copy: string }) | null;
}

/** The profile (S1 section 2): what is read-only, and what can be done. */
export interface ProfileView {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** False: a reminder and a way to have the mail sent again stand above (DECISIONS 31). */
  readonly verified: boolean;
  readonly actions: readonly PageAction[];
}

/** What an operator can set, as it stands (ARCHITECTURE, Configuration, is what they cannot). */
export interface PlatformSettingsView {
  /** What everybody sees; null where there is no notice. */
  readonly notice: string | null;
  readonly actions: readonly PageAction[];
  /** What is sold, or not just now. */
  readonly products: readonly { readonly label: string; readonly badge: Badge; readonly action: PageAction }[];
}

/** What a page that reads once has come to. `empty`: a 400 was answered, and nothing is said (S1 section 4). */
export type Reading<V> =
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly view: V }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly problem: string };

/** Something that can be done with a row. The list hears ACT of it, unless it leads elsewhere. */
export interface RowActing {
  readonly name: string;
  readonly label: string;
  /** It was asked for and is on its way. */
  readonly busy?: true;
  /** It switches something, which is on or off. */
  readonly pressed?: boolean;
  readonly leads?: Leads;
}

/** One row of a list, its cells in the order of the columns. */
export interface ListRow {
  readonly id: string;
  readonly cells: readonly string[];
  /** The columns that say how something stands, each with the colour of its word. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** What stands small under a cell, by its column, e.g. how often it was tried. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Something of it was not read yet; its note says so. */
  readonly unread?: true;
  /** What a change of it needs, by name. */
  readonly values?: Readonly<Record<string, string>>;
  readonly actions: readonly RowActing[];
}

/** A file as a page hands it to its face, which keeps it for the person. */
export interface HandedFile {
  readonly name: string;
  readonly base64: string;
}

/** One of a few to choose from, e.g. SORT BY; `name` is what CHOOSE names. */
export interface ChoiceView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** What stands above the rows of a list (S2 section 2). Dates are `YYYY-MM-DD`, or empty. */
export interface ToolbarView {
  readonly choices: readonly ChoiceView[];
  /** Null where rows are of no day. */
  readonly dates: {
    readonly from: { readonly label: string; readonly value: string };
    readonly to: { readonly label: string; readonly value: string };
    /** The button that sends DATES. */
    readonly search: string;
    readonly problem: string | null;
    /** The words that send CLEAR, while the rows are those of some days only. */
    readonly clear: string | null;
  } | null;
  /** The button that sends REFRESH. */
  readonly refresh: string;
  /** The button that sends EXPORT; null where nothing is handed out. */
  readonly export: { readonly label: string; readonly busy: boolean } | null;
}

/** What to do first where a list has nothing. */
export interface First {
  readonly text: string;
  readonly action?: PageAction;
}

/** A list as every table face draws it. */
export interface ListingView {
  readonly title: string;
  readonly state: 'loading' | 'shown' | 'empty' | 'failed';
  /** What stands above the tabs, e.g. Estate / Resident; choosing sends CHOOSE. */
  readonly menu: ChoiceView | null;
  /** Whose rows these are, where the search found somebody. */
  readonly subject: string | null;
  readonly columns: TableView['columns'];
  /** What the column of the row actions is headed with, where the specification names it. */
  readonly actionsLabel: string | null;
  readonly rows: readonly ListRow[];
  readonly tabs: readonly { readonly name: string; readonly label: string; readonly selected: boolean }[];
  /** Name or meter number; a meter number goes before a name (S1 section 5). Null where it cannot be searched. */
  readonly search: {
    readonly name: string;
    readonly meterNumber: string;
    /** Which of the two it asks for, with their words. */
    readonly fields: readonly { readonly name: 'name' | 'meterNumber'; readonly label: string }[];
    readonly problem: string | null;
  } | null;
  /** Null where a list has none. */
  readonly toolbar: ToolbarView | null;
  /** Sums over all that the query finds. */
  readonly cards: readonly Card[];
  /** Pictures that stand beside the list. */
  readonly charts: readonly Chart[];
  /** Why there are no rows, or why they could not be had. */
  readonly problem: string | null;
  /** What to do first; only where there is nothing at all, and not where nothing fits what was asked for. */
  readonly first?: First;
  /** What just went wrong beside the rows, e.g. a receipt that is not there; gone with the next thing that is done. */
  readonly notice: string | null;
  /** What changes of rows came to, where they say more than the rows do; gone with the next query. */
  readonly news: readonly Say[];
  readonly page: {
    readonly at: number;
    readonly of: number;
    readonly total: number;
    readonly neighbours: number;
    /** It says which page this is of how many entries, and not which rows stand on it (S2 section 2). */
    readonly entries?: true;
  } | null;
  /** One row opened, e.g. RESIDENT INFO (S1 section 2). */
  readonly detail: DetailView | null;
}

/** One row opened: read-only, loading while `rows` is null. */
export interface DetailView {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[] | null;
  readonly charts: readonly Chart[];
  /** What can be done with it, e.g. Update Service Payments. */
  readonly actions: readonly PageAction[];
  readonly problem: string | null;
}

/** What a list hears. */
export type ListingEvent =
  | { readonly type: 'SEARCH'; readonly name: string; readonly meterNumber: string }
  /** A search for the payments of some days; both days are required (S2 section 5). */
  | { readonly type: 'DATES'; readonly from: string; readonly to: string }
  | { readonly type: 'CHOOSE'; readonly name: string; readonly value: string }
  | { readonly type: 'EXPORT' }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'TAB'; readonly name: string }
  | { readonly type: 'PAGE'; readonly at: number }
  | { readonly type: 'REFRESH' }
  | { readonly type: 'ACT'; readonly row: string; readonly action: string }
  | { readonly type: 'CLOSE' };

/** A page as a face holds it, from when it is shown until it is left. */
export interface Page<V, E> {
  getSnapshot(): V;
  subscribe(listener: () => void): () => void;
  send(event: E): void;
  stop(): void;
}

/** A list as a page. What it hands out goes to whoever listens, once. */
export interface ListingPage extends Page<ListingView, ListingEvent> {
  onFile(listener: (file: HandedFile) => void): () => void;
}

/** What a page that reads once hears. */
export type ReadingEvent = { readonly type: 'REFRESH' };

/** The pages of whoever is signed in; each call begins one. */
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
  platformSettings(): Page<Reading<PlatformSettingsView>, ReadingEvent>;
}
