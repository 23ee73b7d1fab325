import type { TablePage } from '#machines/kit/view.ts';
import { oneOfThese } from './query.ts';

/** Where the history stands as a page: one's own, or an administrator's (S2 section 2). */
export const HISTORY_PATH = '/transactionHistory';

/** What the address of a history may carry, in its order; a page other than the first, too. */
const NAMES = ['resident', 'product', 'from', 'to', 'sort', 'status', 'page'] as const;

/**
 * What a query string asks of a history, by its names, e.g. `?product=power&from=2026-10-01&to=2026-10-31&sort=asc`. What is
 * empty or not named here is passed over; whether the values are any is for the list to judge.
 */
export function readAddress(search: string): Readonly<Record<string, string>> {
  const given = [...new URLSearchParams(search)].filter(([name, value]) => oneOfThese(NAMES, name) && value !== '');
  return Object.fromEntries(given);
}

/** Where a list of the chat stands as a page; `count` and `skip` are the chat's own. */
export function tableAddress({
  path,
  query: { skip: _, count: __, ...query },
}: Pick<TablePage, 'path' | 'query'>): `/${string}` {
  if (path === HISTORY_PATH) return historyAddress(query);
  const said = new URLSearchParams(query).toString();
  return said === '' ? path : `${path}?${said}`;
}

/** The address of the own history that asks this; what is empty or unknown is left out. */
export function historyAddress(values: Readonly<Record<string, string>>): `/${string}` {
  const said = NAMES.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return said.length === 0 ? HISTORY_PATH : `${HISTORY_PATH}?${new URLSearchParams(said)}`;
}
