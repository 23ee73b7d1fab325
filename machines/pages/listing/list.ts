import type { DelayName } from '#catalogues/delays.ts';
import type { Say } from '#machines/kit/view.ts';
import type { Read } from '../answers.ts';
import type { Card, Chart, HandedFile } from '../view.ts';
import type { DetailView, First, ListingView, ListRow } from './view.ts';

/** What is typed into a list's search. */
export interface Search {
  readonly name: string;
  readonly meterNumber: string;
}

/** A search for what happened on some days, each `YYYY-MM-DD`; empty where that end is open. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is asked of a list. A search goes over all of it, so it has no tab and no pages, unless it is one within them. */
export interface Query {
  readonly tab: string;
  /** From 1. */
  readonly page: number;
  readonly search: Search | null;
  readonly days: Days | null;
  /** What was chosen in the toolbar, by name. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** What a query finds; `total` counts the rows of all pages, `cards` sum them up. */
export interface Found<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly cards?: readonly Card[];
  /** Whom or what the search within the list found, so that the rows are theirs. */
  readonly subject?: string;
  /** What is said where there are no rows, when the answer itself knows better than the query. */
  readonly nothing?: string;
}

/** One of a few to choose from; the first value is what a list begins with. */
export interface Choosing {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** What can be narrowed, sorted and handed out of a list. */
export interface Tools {
  readonly choices: readonly Choosing[];
  /** Null where rows are of no day. */
  readonly days: {
    /** Why these days cannot be searched for, or null. */
    readonly problem: (days: Days) => string | null;
    /** The words of its fields and buttons. */
    readonly words: { readonly from: string; readonly to: string; readonly search: string; readonly clear: string };
  } | null;
  readonly refresh: string;
  /** Null where nothing is handed out. */
  readonly export: string | null;
}

/** How a list is searched, and what is said where there is no term, where nobody is found, and where it fails. */
export interface Searching {
  readonly fields: readonly { readonly name: keyof Search; readonly label: string }[];
  readonly neither: string;
  readonly nothing: string;
  /** Null: in the words of what failed. */
  readonly failed: string | null;
  /** True: it narrows the rows of a tab and its pages, and does not go over all of them. */
  readonly within?: true;
}

/** What can be changed in a row. Until the answer is there the row shows what it will be. */
export interface Changes {
  /** The row as it will be; null where this action changes nothing of it. */
  readonly becomes: (row: ListRow, action: string) => ListRow | null;
  /**
   * Ask for it; a problem is said, and the row is again what it was. What it came to is said too, where the row alone does not
   * tell.
   */
  readonly make: (row: ListRow, action: string, signal: AbortSignal) => Promise<Read<Say | null>>;
  /** A wait before it is asked for. */
  readonly waits?: DelayName;
}

/** The files that a list hands out; why one cannot be had is said in words. */
export interface Files {
  /** All that a query finds. */
  readonly all: (query: Query, signal: AbortSignal) => Promise<Read<HandedFile>>;
  /** The file of one row, and the action that asks for it; none where rows have no files. */
  readonly one?: {
    readonly action: string;
    readonly read: (id: string, signal: AbortSignal) => Promise<Read<HandedFile>>;
  };
}

/** A row opened, without its title. */
export type Opened = Pick<DetailView, 'charts' | 'actions'> & { readonly rows: NonNullable<DetailView['rows']> };

/** A list as data: every table of the portal, and every list in the chat, is one of these on the one machine. */
export interface List<T> {
  readonly title: string;
  readonly columns: (query: Query) => ListingView['columns'];
  /** The head of the column that row actions stand in. */
  readonly actionsLabel?: string;
  /** What stands above the tabs, e.g. Estate / Resident (S2 section 2). */
  readonly menu?: Choosing;
  /** The first is what the list begins with; none where there is one list only. */
  readonly tabs: readonly { readonly name: string; readonly label: string }[];
  /** Rows on a page and neighbours in its control, and `entries` as `ListingView` has it; null where all rows come at once. */
  readonly pages: { readonly rows: number; readonly neighbours: number; readonly entries?: true } | null;
  readonly find: (query: Query, signal: AbortSignal) => Promise<Read<Found<T>>>;
  readonly row: (item: T, query: Query) => ListRow;
  /** Pictures that stand beside it, read by themselves: without them the list is whole. */
  readonly beside?: (signal: AbortSignal) => Promise<readonly Chart[]>;
  readonly tools?: (query: Query) => Tools | null;
  readonly files?: Files;
  readonly changes?: Changes;
  /** What is said where there is nothing. */
  readonly nothing: (query: Query) => string;
  /** What to do first where there is nothing; null where what was chosen leaves something out. */
  readonly first?: (query: Query) => First | null;
  /** Null where it cannot be searched. */
  readonly search: (query: Query) => Searching | null;
  /** Null where no row opens. */
  readonly detail: {
    readonly action: string;
    readonly title: string;
    readonly read: (id: string, signal: AbortSignal) => Promise<Read<Opened>>;
  } | null;
}
