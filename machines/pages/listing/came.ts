import { MESSAGES } from '#catalogues/messages.ts';
import type { Say } from '#machines/kit/view.ts';
import type { Read } from '../answers.ts';
import type { Card } from '../view.ts';
import type { Found, List, Opened, Query } from './list.ts';
import type { ListRow } from './view.ts';

/** What a query has come to, as it stands in the list's context. */
export interface Came {
  readonly kind: 'shown' | 'empty' | 'failed' | 'ended';
  readonly rows: readonly ListRow[];
  readonly cards: readonly Card[];
  readonly total: number;
  readonly subject: string | null;
  /** Why there are no rows. */
  readonly problem: string | null;
}

/** Rows, or why there are none: nothing there, nothing found, or a failure in the words of this list. */
export function cameTo<T>(list: List<T>, query: Query, read: Read<Found<T>>): Came {
  const search = query.search && list.search(query);
  if (read.kind === 'ended') return { kind: 'ended', ...NONE, problem: null };
  if (read.kind === 'failed') {
    return { kind: 'failed', ...NONE, problem: search?.failed ?? read.problem };
  }
  const { items, total, cards = [], subject = null, nothing } = read.kind === 'good' ? read.data : NOTHING;
  if (items.length > 0) {
    return { kind: 'shown', rows: items.map((item) => list.row(item, query)), cards, total, subject, problem: null };
  }
  // Whoever was found may have nothing here.
  const problem = nothing ?? (search && subject === null ? search.nothing : list.nothing(query));
  return { kind: 'empty', rows: [], cards, total, subject, problem };
}

const NONE = { rows: [], cards: [], total: 0, subject: null } as const;
const NOTHING: Found<never> = { items: [], total: 0 };

/** A row that was opened: what it says, or why that could not be had. */
export function openedAs(read: Read<Opened>): { readonly detail: Opened | null; readonly problem: string | null } {
  if (read.kind === 'good') return { detail: read.data, problem: null };
  return { detail: null, problem: noteOf(read) ?? MESSAGES.networkFailure };
}

/** What is said of something that could not be had; null where nothing is to be said. */
export function noteOf(read: Read<unknown>): string | null {
  return read.kind === 'failed' ? read.problem : null;
}

/** What is said of something that was made; null where the row says it all. */
export function newsOf(read: Read<Say | null>): Say | null {
  return read.kind === 'good' ? read.data : null;
}

/** How many pages so many rows fill, one at least. */
export function pagesOf<T>({ pages }: List<T>, total: number): number {
  return pages === null ? 1 : Math.max(1, Math.ceil(total / pages.rows));
}

/** True while a query is read page by page: a search over all of a list comes at once. */
export function hasPages<T>({ pages, search }: List<T>, query: Query): boolean {
  return pages !== null && (query.search === null || search(query)?.within === true);
}
