import { MESSAGES } from '#catalogues/messages.ts';
import type { Read } from '../answers.ts';
import type { ListRow } from '../view.ts';
import type { Found, List, Opened, Query } from './list.ts';

/** What a query has come to, as it stands in the list's context. */
export interface Came {
  readonly kind: 'shown' | 'empty' | 'failed' | 'ended';
  readonly rows: readonly ListRow[];
  readonly total: number;
  /** Why there are no rows. */
  readonly problem: string | null;
}

/** Rows, or why there are none: nothing there, nothing found, or a failure in the words of this list. */
export function cameTo<T>(list: List<T>, { search }: Query, read: Read<Found<T>>): Came {
  if (read.kind === 'ended') return { kind: 'ended', ...NONE, problem: null };
  if (read.kind === 'failed') {
    return { kind: 'failed', ...NONE, problem: (search && list.search?.failed) ?? read.problem };
  }
  const { items, total } = read.kind === 'good' ? read.data : { items: [], total: 0 };
  if (items.length > 0) return { kind: 'shown', rows: items.map(list.row), total, problem: null };
  return { kind: 'empty', rows: [], total, problem: (search && list.search?.nothing) ?? list.nothing };
}

const NONE = { rows: [], total: 0 } as const;

/** A row that was opened: what it says, or why that could not be had. */
export function openedAs(read: Read<Opened>): { readonly detail: Opened | null; readonly problem: string | null } {
  if (read.kind === 'good') return { detail: read.data, problem: null };
  return { detail: null, problem: read.kind === 'failed' ? read.problem : MESSAGES.networkFailure };
}

/** How many pages so many rows fill, one at least. */
export function pagesOf<T>({ pages }: List<T>, total: number): number {
  return pages === null ? 1 : Math.max(1, Math.ceil(total / pages.rows));
}
