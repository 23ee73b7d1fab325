import type { Services } from '#catalogues/calls/services.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { HISTORY_PATH } from '#machines/pages/history/address.ts';
import type { ListRow } from '#machines/pages/listing/view.ts';
import { estateList, estatesStart } from '#machines/pages/platform/estates/estates.ts';
import { platformHistoryList, platformHistoryStart } from '#machines/pages/platform/history.ts';
import { pendingList, pendingStart } from '#machines/pages/platform/money/pending.ts';
import { reconciliationList, reconciliationStart } from '#machines/pages/platform/money/reconciliation.ts';
import { providerFeeList } from '#machines/pages/platform/provider-fees.ts';
import { requestList, requestsStart } from '#machines/pages/platform/requests.ts';
import { monthlyList } from '#machines/pages/platform/services.ts';
import { pageIn } from '#machines/pages/platform/start.ts';
import type { Suggestion } from '../../conversation/conversation-view.ts';
import type { Asker, LookUp, PlatformListName, Told } from '../query.ts';
import { listTold } from './list-told.ts';

type Asked = Readonly<Record<string, string>>;
type Tell = (services: Services, asked: Asked, asker: Asker) => Promise<Told>;

/** Where each of them stands as a page, and how it is told. */
const LISTS: Readonly<Record<PlatformListName, { readonly path: `/${string}`; readonly tell: Tell }>> = {
  estates: {
    path: '/estates',
    tell: (services, asked, asker) =>
      listTold(
        { ...at('estates', asked), called: 'Estates', list: estateList(services), start: estatesStart(asked) },
        asker,
      ),
  },
  services: {
    path: '/new-service',
    tell: (services, asked, asker) => {
      const { name = '', page } = asked;
      const start = { page: pageIn(page), ...(name !== '' && { search: { name, meterNumber: '' } }) };
      return listTold({ ...at('services', asked), list: monthlyList(services, 'service'), start }, asker);
    },
  },
  'provider-fees': {
    path: '/new-fee',
    tell: (services, asked, asker) =>
      listTold({ ...at('provider-fees', asked), list: providerFeeList(services), start: {} }, asker),
  },
  pending: {
    path: '/pending-transactions',
    tell: (services, asked, asker) => {
      const list = pendingList(services, () => Date.parse(asker.at));
      const told = { list, start: pendingStart(asked), columns: PENDING_SHOWN, offers: retries };
      return listTold({ ...at('pending', asked), ...told }, asker);
    },
  },
  requests: {
    path: '/requests',
    tell: (services, asked, asker) =>
      listTold(
        { ...at('requests', asked), list: requestList(services, asker.who.role), start: requestsStart(asked) },
        asker,
      ),
  },
  reconciliation: {
    path: '/reconciliation',
    tell: (services, asked, asker) => {
      const now = Date.parse(asker.at);
      // What is compared since some day is compared until today.
      const days = { ...asked, to: asked.to ?? dayInLagos(now) };
      const start = reconciliationStart(asked.from === undefined ? asked : days);
      return listTold({ ...at('reconciliation', asked), list: reconciliationList(services, () => now), start }, asker);
    },
  },
  'resident-payments': {
    path: HISTORY_PATH,
    tell: (services, asked, asker) =>
      listTold(
        { ...at('resident-payments', asked), list: platformHistoryList(services), start: platformHistoryStart(asked) },
        asker,
      ),
  },
};

/** Of nine columns the chat shows those by which a payment is known, and how it stands. */
const PENDING_SHOWN = ['name', 'amount', 'order', 'date', 'retryStatus', 'message'];

/** So many can be retried by a button each. */
const MOST_RETRIES = 3;

const retries = (rows: readonly ListRow[]): readonly Suggestion[] =>
  rows.slice(0, MOST_RETRIES).map(({ id }) => ({ label: `Retry ${id}`, say: `retry ${id}` }));

const at = (name: PlatformListName, query: Asked) => ({ path: LISTS[name].path, query });

/** A page of a list of the platform, as a table of the chat. */
export function platformListTold(
  services: Services,
  { of, asked }: Extract<LookUp, { what: 'listed' }>,
  asker: Asker,
): Promise<Told> {
  return LISTS[of].tell(services, asked, asker);
}

/** Which list stands on a page; the history is one of a resident where it names one. */
export function platformListAt({ path, query }: { readonly path: string; readonly query: Asked }) {
  const names = Object.keys(LISTS) as PlatformListName[];
  const found = names.find((name) => LISTS[name].path === path);
  return found === 'resident-payments' && query.resident === undefined ? undefined : found;
}
