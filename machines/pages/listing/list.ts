import type { DelayName } from '#catalogues/delays.ts';
import type { RouteIcon } from '#catalogues/routes/route.ts';
import type { HandedFile, Say, Tone } from '#machines/kit/view.ts';
import type { Read } from '../answers.ts';
import type { Card, Chart } from '../view.ts';
import { type Column, headsOf } from './column.ts';
import type { ChoiceView, DetailView, First, ListingView, ListRow, RowActing } from './view.ts';

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
  /** These rows of all, where it is not those of a page: the chat asks for the last three. */
  readonly span?: Span;
}

/** Rows of a list, from 0; `to` is not one of them. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a query finds; `total` counts the rows of all pages, `cards` sum them up. */
export interface Found<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly cards?: readonly Card[];
  /** The cards in sentences of their own; else each is one by its label. */
  readonly sums?: readonly string[];
  /** What the rows can be narrowed by that only the answer knows, beside what stands in the toolbar anyway. */
  readonly choices?: readonly Choosing[];
  /** Whom or what the search within the list found, so that the rows are theirs. */
  readonly subject?: string;
  /** What is said where there are no rows, when the answer itself knows better than the query. */
  readonly nothing?: string;
}

/** One of a few to choose from; the first value is what a list begins with. */
export type Choosing = Omit<ChoiceView, 'value'>;

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
  /** True where something has to be chosen first, so that what fetches the rows is a search (S2 section 2). */
  readonly asks?: true;
  /** Null where nothing is handed out. */
  readonly export: string | null;
  /** Another file beside it, of a tab that the list has no rows of. */
  readonly exportBeside?: { readonly label: string; readonly tab: string };
}

/** What stands above the rows of a list that is only read again. */
export const REFRESHING: Tools = { choices: [], days: null, refresh: 'Refresh', export: null };

/** A list that comes whole: its sums above it, no pages, and nothing to choose. */
export const WHOLE = { places: { sums: 1 }, pages: null, tools: () => REFRESHING } as const;

/** How a list is searched, and what is said where there is no term, where nobody is found, and where it fails. */
export interface Searching {
  readonly fields: readonly { readonly name: keyof Search; readonly label: string }[];
  readonly neither: string;
  readonly nothing: string;
  /** Null: in the words of what failed. */
  readonly failed: string | null;
  /** True: it narrows the rows of a tab and its pages, and does not go over all of them. */
  readonly within?: true;
  /** Choices that are made for one term: another term begins without them. */
  readonly chosenFor?: readonly string[];
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
  /** All that a query finds; left out where rows alone have files. */
  readonly all?: (query: Query, signal: AbortSignal) => Promise<Read<HandedFile>>;
  /** The file of one row, and the action that asks for it; none where rows have no files. */
  readonly one?: {
    readonly action: string;
    readonly read: (id: string, signal: AbortSignal) => Promise<Read<HandedFile>>;
  };
}

/** A row opened, without its title. */
export type Opened = Pick<DetailView, 'whose' | 'charts' | 'actions'> & {
  readonly rows: NonNullable<DetailView['rows']>;
};

/** How the chat tells of a list: in a sentence, and in a table of the columns that it has room for. */
export interface InChat {
  /** What it is called in a sentence, where that is not its title. */
  readonly called?: (query: Query) => string;
  /** The sentence above so many rows of all, from 1, where it is one of its own. */
  readonly listed?: (query: Query, from: number, to: number, total: number) => string;
  /** What is said where there is nothing, where the page says something else. */
  readonly nothing?: (query: Query) => string;
}

/** What a list is, whatever its rows are made of. */
interface Parts {
  readonly title: string;
  /** What stands for it where it is empty. */
  readonly icon: RouteIcon;
  /** The head of the column that row actions stand in. */
  readonly actionsLabel?: string;
  /** What stands above the tabs, e.g. Estate / Resident (S2 section 2). */
  readonly menu?: Choosing;
  /** The first is what the list begins with; none where there is one list only. */
  readonly tabs?: readonly { readonly name: string; readonly label: string }[];
  /** Rows on a page and neighbours in its control, and `entries` as `ListingView` has it; null where all rows come at once. */
  readonly pages: { readonly rows: number; readonly neighbours: number; readonly entries?: true } | null;
  /** How many sums and pictures it has: their places are kept until they are there. */
  readonly places?: Partial<ListingView['places']>;
  /** Where it begins that was opened with a query, of a link or of a table of the chat; what is not understood is passed over. */
  readonly start?: (asked: Readonly<Record<string, string>>) => Partial<Query>;
  /** Pictures that stand beside it, read by themselves: without them the list is whole. */
  readonly beside?: (signal: AbortSignal) => Promise<readonly Chart[]>;
  readonly tools?: (query: Query) => Tools | null;
  readonly files?: Files;
  readonly changes?: Changes;
  /** What is said where there is nothing. */
  readonly nothing: (query: Query) => string;
  /** What to do first where there is nothing; null where what was chosen leaves something out. */
  readonly first?: (query: Query) => First | null;
  /** Null, or left out, where it cannot be searched. */
  readonly search?: (query: Query) => Searching | null;
  /** Left out where no row opens. */
  readonly detail?: {
    readonly action: string;
    readonly title: string;
    readonly read: (row: ListRow, signal: AbortSignal) => Promise<Read<Opened>>;
  };
  readonly chat?: InChat;
}

/** A list as it is declared, once: the page, the terminal and the chat draw it from here. */
export interface Declaration<T> extends Parts {
  readonly columns: (query: Query) => readonly Column<T>[];
  readonly find: (query: Query, signal: AbortSignal) => Promise<Read<Found<T>>>;
  readonly id: (item: T) => string;
  /** What a row needs to be changed or opened, by name. */
  readonly values?: (item: T, query: Query) => ListRow['values'];
  readonly actions?: (item: T, query: Query) => readonly RowActing[];
  /** True where something of an item was not read yet; its note says so. */
  readonly isUnread?: (item: T) => boolean;
}

/** What a query has come to: rows, or why there are none. */
export interface Came {
  readonly kind: 'shown' | 'empty' | 'failed' | 'ended';
  readonly rows: readonly ListRow[];
  readonly cards: readonly Card[];
  readonly sums?: readonly string[];
  readonly choices?: readonly Choosing[];
  readonly total: number;
  readonly subject: string | null;
  /** Why there are no rows. */
  readonly problem: string | null;
}

/** A list as data: every table of the portal, and every list in the chat, is one of these on the one machine. */
export interface List extends Parts {
  readonly heads: (query: Query) => ListingView['columns'];
  /** The columns that a table of the chat has no room for, by their names. */
  readonly wide: (query: Query) => ReadonlySet<string>;
  readonly find: (query: Query, signal: AbortSignal) => Promise<Came>;
}

/** A list that faces can draw, of what was declared. */
export function defineList<T>(declared: Declaration<T>): List {
  const { columns, find, id: _, values: __, actions: ___, isUnread: ____, ...parts } = declared;
  return {
    ...parts,
    heads: (query) => headsOf(columns(query)),
    wide: (query) => new Set(columns(query).flatMap(({ name, wide }) => (wide ? [name] : []))),
    find: async (query, signal) => cameTo(declared, query, await find(query, signal)),
  };
}

const NONE = { rows: [], cards: [], total: 0, subject: null } as const;
const NOTHING: Found<never> = { items: [], total: 0 };

/** Rows, or why there are none: nothing there, nothing found, or a failure in the words of this list. */
function cameTo<T>(declared: Declaration<T>, query: Query, read: Read<Found<T>>): Came {
  const search = query.search && declared.search?.(query);
  if (read.kind === 'ended') return { kind: 'ended', ...NONE, problem: null };
  if (read.kind === 'failed') return { kind: 'failed', ...NONE, problem: search?.failed ?? read.problem };
  const {
    items,
    total,
    cards = [],
    sums,
    choices,
    subject = null,
    nothing,
  } = read.kind === 'good' ? read.data : NOTHING;
  const beside = { total, cards, subject, ...(sums && { sums }), ...(choices && { choices }) };
  if (items.length > 0) {
    const rows = items.map((item) => rowOf(declared, item, query));
    return { kind: 'shown', rows, ...beside, problem: null };
  }
  // Whoever was found may have nothing here.
  const problem = nothing ?? (search && subject === null ? search.nothing : declared.nothing(query));
  return { kind: 'empty', rows: [], ...beside, problem };
}

function rowOf<T>({ id, columns, values, actions, isUnread }: Declaration<T>, item: T, query: Query): ListRow {
  const all = columns(query);
  const words = all.flatMap(({ name, isWords }) => (isWords?.(item) ? [name] : []));
  const tones = byColumn(all, ({ tone }): Tone | null => tone?.(item) ?? null);
  const notes = byColumn(all, ({ note }) => note?.(item) ?? null);
  const own = values?.(item, query);
  return {
    id: id(item),
    cells: all.map(({ cell }) => cell(item)),
    ...(words.length > 0 && { words }),
    ...(tones && { tones }),
    ...(notes && { notes }),
    ...(isUnread?.(item) && { unread: true }),
    ...(own && { values: own }),
    actions: actions?.(item, query) ?? [],
  };
}

/** What columns say of an item, by their names; null where none says anything. */
function byColumn<T, V>(
  columns: readonly Column<T>[],
  of: (column: Column<T>) => V | null,
): Readonly<Record<string, V>> | null {
  const said = columns.flatMap((column): [string, V][] => {
    const value = of(column);
    return value === null ? [] : [[column.name, value]];
  });
  return said.length === 0 ? null : Object.fromEntries(said);
}
