import type { RouteIcon } from '#catalogues/routes/route.ts';
import type { ColumnView, Say, Tone } from '#machines/kit/view.ts';
import type { Card, Chart, HandingPage, Leads, PageAction } from '../view.ts';

/** Something that can be done with a row. The list hears ACT of it, unless it leads elsewhere. */
export interface RowActing {
  readonly name: string;
  readonly label: string;
  /** It was asked for and is on its way. */
  readonly busy?: true;
  /** It switches something, which is on or off. */
  readonly pressed?: boolean;
  /** What it does to somebody who sees it: something comes to be kept, or is tried once more. */
  readonly does?: 'keeps' | 'tries again';
  readonly leads?: Leads;
  /** It copies this, where there is something to copy to. */
  readonly copies?: string;
}

/** One row of a list, its cells in the order of the columns. */
export interface ListRow {
  readonly id: string;
  readonly cells: readonly string[];
  /** The columns whose cell is words instead of a value of its kind, e.g. `Not sent` in place of a reference. */
  readonly words?: readonly string[];
  /** The columns that say how something stands, each with the colour of its word. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** What stands small under a cell, by its column, e.g. how often it was tried. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Something of it was not read yet; its note says so. */
  readonly unread?: true;
  /** What it needs to be changed or opened, by name. */
  readonly values?: Readonly<Record<string, string>>;
  readonly actions: readonly RowActing[];
}

/** One of a few to choose from, e.g. SORT BY; `name` is what CHOOSE names. */
export interface ChoiceView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly icon?: RouteIcon }[];
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
  /** True: it is a search, for something has to be chosen first. */
  readonly asks?: true;
  /** The button that sends EXPORT; null where nothing is handed out. */
  readonly export: { readonly label: string; readonly busy: boolean } | null;
  /** The button of another file beside it, which sends EXPORT with its tab. */
  readonly exportBeside?: { readonly label: string; readonly busy: boolean; readonly tab: string };
}

/** What to do first where a list has nothing. */
export interface First {
  readonly text: string;
  readonly action?: PageAction;
}

/** A list as every table face draws it. */
export interface ListingView {
  readonly title: string;
  /** What stands for it where it is empty. */
  readonly icon: RouteIcon;
  readonly state: 'loading' | 'shown' | 'empty' | 'failed';
  /** What stands above the tabs, e.g. Estate / Resident; choosing sends CHOOSE. */
  readonly menu: ChoiceView | null;
  /** Whose rows these are, where the search found somebody. */
  readonly subject: string | null;
  readonly columns: readonly Required<ColumnView>[];
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
  /** How many sums and pictures it comes to have: their places are kept until they are there. */
  readonly places: { readonly sums: number; readonly pictures: number };
  /** Sums over all that the query finds. */
  readonly cards: readonly Card[];
  /** Pictures that stand beside the list. */
  readonly charts: readonly Chart[];
  /** True until the first of them are there, or cannot be had: the place that they take is kept. */
  readonly picturing?: true;
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
  /** Whose it is; null where it is nobody's, and while it loads. */
  readonly whose: string | null;
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
  /** All that a query finds as a file; `tab`: of another tab than the one that is shown. */
  | { readonly type: 'EXPORT'; readonly tab?: string | undefined }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'TAB'; readonly name: string }
  | { readonly type: 'PAGE'; readonly at: number }
  | { readonly type: 'REFRESH' }
  | { readonly type: 'ACT'; readonly row: string; readonly action: string }
  | { readonly type: 'CLOSE' };

/** A list as a page. What it hands out goes to whoever listens, once. */
export type ListingPage = HandingPage<ListingView, ListingEvent>;
