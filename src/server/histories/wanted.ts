import {
  HISTORY_VIEW_NAMES,
  HISTORY_VIEWS,
  type HistoryView,
  type OrderKind,
  type SORTS,
  type TransactionStatus,
} from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { askedDays, type Days } from './days.ts';

/** A query as a call brings it. */
export interface Query {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: keyof typeof SORTS;
  readonly status?: TransactionStatus | undefined;
}

/**
 * Whose payments: a person's, wherever they were made; an estate's, whoever made them; or a person's in one estate. An order's
 * estate is the one that it was made in.
 */
export type Whose =
  | { readonly userId: string; readonly estateId?: number }
  | { readonly estateId: number; readonly userId?: undefined };

/** Which payments are wanted, of whom, in which order. */
export interface Wanted {
  readonly whose: Whose;
  readonly kinds: readonly OrderKind[];
  readonly days: Days;
  readonly status: TransactionStatus | undefined;
  readonly newestFirst: boolean;
}

/**
 * What a person gets for a query. A home owner has levies alone, so they are shown whatever view was asked: the query of
 * a call that names none means power (S2 section 2).
 */
export function wantedBy(
  person: { readonly id: string; readonly role: Role },
  view: HistoryView,
  query: Query,
): Wanted {
  return wantedOf({ userId: person.id }, kindsOf(seenBy(person, view)), query);
}

/** The view that a person sees for one that is asked. */
export function seenBy({ role }: { readonly role: Role }, view: HistoryView): HistoryView {
  return role === 'service-owner' ? 'dev-levy' : view;
}

/** The view that shows payments of a kind. */
export function viewOf(kind: OrderKind): HistoryView {
  const view = HISTORY_VIEW_NAMES.find((name) => kindsOf(name).includes(kind));
  if (view === undefined) throw new Error(`No history shows payments of ${kind}.`);
  return view;
}

/** The kinds of payment that a view shows. */
export function kindsOf(view: HistoryView): readonly OrderKind[] {
  return HISTORY_VIEWS[view].kinds;
}

/** What a query wants of whose payments. */
export function wantedOf(whose: Whose, kinds: readonly OrderKind[], query: Query): Wanted {
  return {
    whose,
    kinds,
    days: askedDays(query),
    status: query.status,
    // The label is what is meant: `asc` is NEWEST (DECISIONS 7).
    newestFirst: query.sort === 'asc',
  };
}
