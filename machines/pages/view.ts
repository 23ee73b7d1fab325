import type { TableView, Tone } from '#machines/kit/view.ts';

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

/** What a page that reads once has come to. `empty`: a 400 was answered, and nothing is said (S1 section 4). */
export type Reading<V> =
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly view: V }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly problem: string };

/** One row of a list, its cells in the order of the columns. */
export interface ListRow {
  readonly id: string;
  readonly cells: readonly string[];
  /** The columns that say how something stands, each with the colour of its word. */
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly actions: readonly { readonly name: string; readonly label: string }[];
}

/** A list as every table face draws it. */
export interface ListingView {
  readonly title: string;
  readonly state: 'loading' | 'shown' | 'empty' | 'failed';
  readonly columns: TableView['columns'];
  readonly rows: readonly ListRow[];
  readonly tabs: readonly { readonly name: string; readonly label: string; readonly selected: boolean }[];
  /** Name or meter number; a meter number goes before a name (S1 section 5). Null where it cannot be searched. */
  readonly search: { readonly name: string; readonly meterNumber: string; readonly problem: string | null } | null;
  /** Why there are no rows, or why they could not be had. */
  readonly problem: string | null;
  readonly page: {
    readonly at: number;
    readonly of: number;
    readonly total: number;
    readonly neighbours: number;
  } | null;
  /** One row opened, e.g. RESIDENT INFO (S1 section 2). */
  readonly detail: DetailView | null;
}

/** One row opened: read-only, loading while `rows` is null. */
export interface DetailView {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[] | null;
  readonly charts: readonly Chart[];
  readonly problem: string | null;
}

/** What a list hears. */
export type ListingEvent =
  | { readonly type: 'SEARCH'; readonly name: string; readonly meterNumber: string }
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

/** What a page that reads once hears. */
export type ReadingEvent = { readonly type: 'REFRESH' };

/** The pages of whoever is signed in; each call begins one. */
export interface Pages {
  /** Chosen by the role in the token; any role that is not named is the platform's (S1 section 2). */
  dashboard(): Page<Reading<DashboardView>, ReadingEvent>;
  profile(): Page<Reading<ProfileView>, ReadingEvent>;
  residents(): Page<ListingView, ListingEvent>;
}
