import type { Read } from '../answers.ts';
import type { DetailView, ListingView, ListRow } from '../view.ts';

/** What is typed into a list's search. */
export interface Search {
  readonly name: string;
  readonly meterNumber: string;
}

/** What is asked of a list. A search goes over all of it, so it has no tab and no pages. */
export interface Query {
  readonly tab: string;
  /** From 1. */
  readonly page: number;
  readonly search: Search | null;
}

/** What a query finds; `total` counts the rows of all pages. */
export interface Found<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** A row opened, without its title. */
export type Opened = Pick<DetailView, 'charts'> & { readonly rows: NonNullable<DetailView['rows']> };

/** A list as data: every table of the portal, and every list in the chat, is one of these on the one machine. */
export interface List<T> {
  readonly title: string;
  readonly columns: ListingView['columns'];
  /** The first is what the list begins with; none where there is one list only. */
  readonly tabs: readonly { readonly name: string; readonly label: string }[];
  /** Rows on a page and neighbours in its control; null where all rows come at once. */
  readonly pages: { readonly rows: number; readonly neighbours: number } | null;
  readonly find: (query: Query, signal: AbortSignal) => Promise<Read<Found<T>>>;
  readonly row: (item: T) => ListRow;
  /** What is said where there is nothing. */
  readonly nothing: string;
  /** Null where it cannot be searched. */
  readonly search: {
    readonly neither: string;
    readonly nothing: string;
    readonly failed: string;
  } | null;
  /** Null where no row opens. */
  readonly detail: {
    readonly action: string;
    readonly title: string;
    readonly read: (id: string, signal: AbortSignal) => Promise<Read<Opened>>;
  } | null;
}
