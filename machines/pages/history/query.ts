import * as z from 'zod/mini';
import type { CallInput } from '#catalogues/calls/services.ts';
import {
  HISTORY_VIEW_NAMES,
  type HistoryView,
  SORTS,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';

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

const day = z.iso.date();

/** True for a day that there is. */
export const isDay = (text: string): boolean => day.safeParse(text).success;

/** True where `from` is not after `to`; an open end is never wrong. */
export const inOrder = (from: string, to: string): boolean => from === '' || to === '' || from <= to;

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
  const { from = '', to = '' } = values;
  const good = [from, to].every((each) => each === '' || isDay(each)) && inOrder(from, to);
  const page = Number(values.page ?? '1');
  return {
    view: oneOfThese(views, values.product) ?? views[0],
    from: good && from !== '' ? from : null,
    to: good && to !== '' ? to : null,
    sort: oneOfThese(SORT_VALUES, values.sort),
    status: oneOfThese(TRANSACTION_STATUSES, values.status),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}
