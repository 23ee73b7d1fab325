import type { Services } from '#catalogues/calls/services.ts';
import { routeOf } from '#catalogues/routes/index.ts';
import type { ListName } from '#catalogues/routes/route.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { ListRow } from '#machines/pages/listing/view.ts';
import { listNamed } from '#machines/pages/lists.ts';
import type { Suggestion } from '../../suggestion.ts';
import type { Asked, Asker, QueryAnswer } from '../query.ts';
import { listTold } from './list-told.ts';

/** The lists that a platform administrator reads, by what a query calls each. */
const NAMES = {
  estates: 'estates',
  services: 'services',
  'provider-fees': 'provider-fees',
  pending: 'pending',
  requests: 'requests',
  reconciliation: 'reconciliation',
  'resident-payments': 'history',
} as const satisfies Readonly<Record<string, ListName>>;

type PlatformListName = keyof typeof NAMES;

/** So many can be retried by a button each. */
const MOST_RETRIES = 3;

const retries = (rows: readonly ListRow[]): readonly Suggestion[] =>
  rows.slice(0, MOST_RETRIES).map(({ id }) => ({ label: `Retry ${id}`, say: `retry ${id}` }));

/** A page of a list of the platform, as a table of the chat. */
export function platformListTold(
  services: Services,
  { of, asked }: { readonly of: PlatformListName; readonly asked: Asked },
  asker: Asker,
): Promise<QueryAnswer> {
  const now = Date.parse(asker.at);
  const list = listNamed(NAMES[of], { services, who: asker.who, now: () => now });
  // What is compared since some day is compared until today.
  const since = of === 'reconciliation' && asked.from !== undefined && asked.to === undefined;
  const query = since ? { ...asked, to: dayInLagos(now) } : asked;
  const { path } = routeOf(NAMES[of]);
  return listTold({ list, path, query, ...(of === 'pending' && { offers: retries }) }, asker);
}

/** Which list stands on a page; the history is one of a resident where it names one. */
export function platformListAt({ path, query }: { readonly path: string; readonly query: Asked }) {
  const names = Object.keys(NAMES) as PlatformListName[];
  const found = names.find((name) => routeOf(NAMES[name]).path === path);
  return found === 'resident-payments' && query.resident === undefined ? undefined : found;
}
