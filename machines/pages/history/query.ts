import type { CallInput } from '#catalogues/calls/services.ts';
import {
  ALL_VIEWS,
  HISTORY_VIEW_NAMES,
  type HistoryView,
  SORTS,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { daysIn, pageIn } from '../listing/asked.ts';
import type { Query } from '../listing/list.ts';

/** A wire value of the order. */
export type Sort = keyof typeof SORTS;

/** Every wire value, NEWEST first: the order that holds until somebody chooses (DECISIONS 7). */
export const SORT_VALUES = Object.keys(SORTS) as [Sort, ...Sort[]];

/** What is asked of a history: one place for the page, the chat and the export. Days are `YYYY-MM-DD`. */
export interface HistoryQuery {
  readonly view: HistoryView;
  /** Null or empty: open at that end. */
  readonly from: string | null;
  readonly to: string | null;
  readonly sort: Sort | null;
  readonly status: TransactionStatus | null;
}

/**
 * The views of somebody's history: a resident has all of them, an administrator those of the estate, anybody else the levy
 * alone (S2 section 2).
 */
export function viewsOf(role: Role | null): readonly [HistoryView, ...HistoryView[]] {
  return role === 'service-user' || role === 'service-admin' ? HISTORY_VIEW_NAMES : ['dev-levy'];
}

/** A query as the calls take it; what is empty or null is dropped (S1 section 7). */
export function asked({ view, from, to, sort, status }: HistoryQuery): CallInput<'exportTransactions'> {
  return {
    view,
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
    ...(status && { status }),
  };
}

/** True where all views are asked for together: no page shows them so, but the chat and the file of an estate. */
export const isTogether = ({ tab }: Pick<Query, 'tab'>): boolean => tab === ALL_VIEWS;

/** One of some wire values, or null for anything else. */
export function oneOfThese<T extends string>(values: readonly T[], text: string | undefined): T | null {
  return values.find((value) => value === text) ?? null;
}

/** What a link or a table of the chat carries of a query, read by its names; what is not understood is passed over. */
export function readQuery(
  values: Readonly<Record<string, string>>,
  role: Role | null,
): HistoryQuery & { readonly page: number } {
  const views = viewsOf(role);
  const days = daysIn(values);
  return {
    view: oneOfThese(views, values.product) ?? views[0],
    from: days?.from || null,
    to: days?.to || null,
    sort: oneOfThese(SORT_VALUES, values.sort),
    status: oneOfThese(TRANSACTION_STATUSES, values.status),
    page: pageIn(values.page),
  };
}

/** Where a history begins that was opened with a query: product, from, to, sort, status, page, and of an administrator resident. */
export function historyStart(values: Readonly<Record<string, string>>, role: Role | null): Partial<Query> {
  const { view, from, to, sort, status, page } = readQuery(values, role);
  // One resident's, of an administrator's histories.
  const resident = role === 'service-admin' ? (values.resident ?? '') : '';
  return {
    tab: view,
    page,
    days: from === null && to === null ? null : { from: from ?? '', to: to ?? '' },
    chosen: { ...(sort && { sort }), ...(status && { status }), ...(resident !== '' && { of: 'resident' }) },
    ...(resident !== '' && { search: { name: resident, meterNumber: '' } }),
  };
}

/** What a history's list asks, of those views that somebody has. */
export function historyQuery(
  views: readonly [HistoryView, ...HistoryView[]],
  { tab, days, chosen }: Query,
): HistoryQuery {
  return {
    view: oneOfThese(views, tab) ?? views[0],
    from: days?.from ?? null,
    to: days?.to ?? null,
    sort: oneOfThese(SORT_VALUES, chosen.sort),
    status: oneOfThese(TRANSACTION_STATUSES, chosen.status),
  };
}
