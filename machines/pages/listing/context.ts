import type { Say } from '#machines/kit/view.ts';
import type { Card, Chart } from '../view.ts';
import type { Came, Choosing, Days, List, Opened, Query, Search } from './list.ts';
import type { ListRow } from './view.ts';

/** A file that was asked for: all that a query finds, or that of one row. */
export type Wanted = { readonly all: Query } | { readonly row: string };

/** A change of a row: under way, or made and not read again yet. */
export interface Change {
  readonly row: ListRow;
  readonly action: string;
  readonly made: boolean;
}

/** A list as it stands; plain JSON. */
export interface ListingContext {
  readonly query: Query;
  /** What stands in the search's fields, searched for or not. */
  readonly typed: Search;
  readonly searchProblem: string | null;
  /** What stands in the fields of the days, searched for or not. */
  readonly days: Days;
  readonly daysProblem: string | null;
  readonly came: Came | null;
  readonly cards: readonly Card[];
  /** What the last answer knew to choose from. */
  readonly choices: readonly Choosing[];
  readonly total: number;
  /** The row that stands open over the list. */
  readonly open: ListRow | null;
  readonly opened: { readonly detail: Opened | null; readonly problem: string | null } | null;
  readonly charts: readonly Chart[];
  /** Files on their way, one after the other. */
  readonly wanted: readonly Wanted[];
  /** Changes of rows in their order, made one after the other. */
  readonly changes: readonly Change[];
  readonly notice: string | null;
  readonly news: readonly Say[];
}

/** Nothing stands in the search. */
export const NOT_TYPED: Search = { name: '', meterNumber: '' };

/** Nothing stands in the fields of the days. */
export const NO_DAYS: Days = { from: '', to: '' };

/** A list that begins, at what it was opened with. */
export function beginning(list: List, start: Partial<Query>): ListingContext {
  const query = { tab: list.tabs?.[0]?.name ?? '', page: 1, search: null, days: null, chosen: {}, ...start };
  const chosen = Object.fromEntries(choicesOf(list, query).map(({ name, options }) => [name, options[0]?.value ?? '']));
  return {
    query: { ...query, chosen: { ...chosen, ...start.chosen } },
    typed: start.search ?? NOT_TYPED,
    searchProblem: null,
    days: start.days ?? NO_DAYS,
    daysProblem: null,
    came: null,
    cards: [],
    choices: [],
    total: 0,
    open: null,
    opened: null,
    charts: [],
    wanted: [],
    changes: [],
    notice: null,
    news: [],
  };
}

/** All that there is to choose in a list as it stands; `known` as the last answer told. */
export function choicesOf({ menu, tools }: List, query: Query, known: readonly Choosing[] = []): readonly Choosing[] {
  return [...(menu ? [menu] : []), ...(tools?.(query)?.choices ?? []), ...known];
}

/** How many pages so many rows fill, one at least. */
export function pagesOf({ pages }: List, total: number): number {
  return pages === null ? 1 : Math.max(1, Math.ceil(total / pages.rows));
}

/** True while a query is read page by page: a search over all of a list comes at once. */
export function hasPages({ pages, search }: List, query: Query): boolean {
  return pages !== null && (query.search === null || search?.(query)?.within === true);
}
