import {
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

/** Which payments are wanted, of whom, in which order. */
export interface Wanted {
  readonly userId: string;
  readonly view: HistoryView;
  readonly kind: OrderKind;
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
  const seen = person.role === 'service-owner' ? 'dev-levy' : view;
  // Exactly one: the indexes are in the order of one kind's payments.
  const [kind]: readonly [OrderKind] = HISTORY_VIEWS[seen].kinds;
  return {
    userId: person.id,
    view: seen,
    kind,
    days: askedDays(query),
    status: query.status,
    // The label is what is meant: `asc` is NEWEST (DECISIONS 7).
    newestFirst: query.sort === 'asc',
  };
}
