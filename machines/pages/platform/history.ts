import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { HISTORY_VIEW_NAMES, HISTORY_VIEWS, type HistoryView, TRANSACTION_STATUSES } from '#catalogues/orders.ts';
import { type Read, read } from '../answers.ts';
import { searchedByOrder } from '../history/estate/by-order.ts';
import type { EstatePayment } from '../history/estate/read.ts';
import { SEARCHING, whoseHistory } from '../history/estate/resident.ts';
import { ESTATE_COLUMNS, MIXED_COLUMNS } from '../history/estate/rows.ts';
import { HISTORY_TOOLS, summaryCards } from '../history/every-history.ts';
import { oneOfThese, readQuery, SORT_VALUES } from '../history/query.ts';
import { failureWords } from '../history/read.ts';
import type { Column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query } from '../listing/list.ts';

const ALL = 'all';

/**
 * The payments of one resident of any estate, who is searched first (S2 section 2, resident-search history): of every kind
 * together, which is exported as Transactions.csv, or of one view (DECISIONS 44).
 */
export function platformHistoryList(services: Services): List {
  return defineList<EstatePayment>({
    title: 'Transaction history',
    icon: 'history',
    columns: ({ tab }) => columnsOf(viewOf(tab)),
    tabs: [
      { name: ALL, label: 'ALL' },
      ...HISTORY_VIEW_NAMES.map((name) => ({ name, label: HISTORY_VIEWS[name].label })),
    ],
    pages: TRANSACTION_PAGE,
    find: (query, signal) => found(services, query, signal),
    id: ({ payment_transaction_id }) => payment_transaction_id,
    places: { sums: 4 },
    start: platformHistoryStart,
    tools: () => HISTORY_TOOLS,
    files: {
      async all(query, signal) {
        const whose = await whoseOf(services, query, signal);
        if (whose.kind !== 'good') return whose;
        if (whose.data === null) {
          return { kind: 'failed', problem: query.search ? MESSAGES.residentNotFound : MESSAGES.enterSearchTerm };
        }
        const asked = { ...soughtOf(query), user_id: whose.data.id };
        const came = await read(services.exportPlatformTransactions(asked, signal), signal);
        return came.kind === 'empty' ? { kind: 'failed', problem: MESSAGES.noTransaction } : came;
      },
    },
    nothing: ({ search }) => (search === null ? MESSAGES.enterSearchTerm : MESSAGES.noTransaction),
    search: () => SEARCHING,
  });
}

/** Of one resident the chat tells everything, too. */
const columnsOf = (view: HistoryView | typeof ALL): readonly Column<EstatePayment>[] =>
  (view === ALL ? MIXED_COLUMNS : ESTATE_COLUMNS[view]).map(({ wide: _, ...column }) => column);

/** Where the list begins that was opened with a query: resident, product, from, to, sort, status, page. */
function platformHistoryStart(values: Readonly<Record<string, string>>): Partial<Query> {
  const { view, from, to, sort, status, page } = readQuery(values, 'service-admin');
  const { resident = '', product } = values;
  return {
    tab: product === undefined ? ALL : view,
    page,
    days: from === null && to === null ? null : { from: from ?? '', to: to ?? '' },
    chosen: { ...(sort && { sort }), ...(status && { status }) },
    ...(resident !== '' && { search: { name: resident, meterNumber: '' } }),
  };
}

const viewOf = (tab: string): HistoryView | typeof ALL => oneOfThese(HISTORY_VIEW_NAMES, tab) ?? ALL;

function soughtOf({ tab, days, chosen }: Query) {
  const view = oneOfThese(HISTORY_VIEW_NAMES, tab);
  const { from = '', to = '' } = days ?? {};
  const sort = oneOfThese(SORT_VALUES, chosen.sort);
  const status = oneOfThese(TRANSACTION_STATUSES, chosen.status);
  return {
    ...(view && { view }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(sort && { sort }),
    ...(status && { status }),
  };
}

type Whose = Awaited<ReturnType<typeof whoseHistory>>;

async function whoseOf(services: Services, { search }: Query, signal: AbortSignal): Promise<Whose> {
  const term = search?.name.trim() ?? '';
  return term === '' ? { kind: 'good', data: null } : whoseHistory(services, term, signal);
}

async function found(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<EstatePayment>>> {
  const byOrder = searchedByOrder(services, query.search?.name ?? '', signal);
  if (byOrder !== null) return byOrder;
  const whose = await whoseOf(services, query, signal);
  if (whose.kind !== 'good') return whose;
  if (whose.data === null) return { kind: 'empty' };
  const { id, words: subject } = whose.data;
  const { from = '', to = '' } = query.days ?? {};
  const asked = { ...soughtOf(query), user_id: id, page: query.page };
  const came = await read(services.platformTransactions(asked, signal), signal, failureWords({ from, to }));
  if (came.kind === 'empty') return { kind: 'good', data: { items: [], total: 0, subject } };
  if (came.kind !== 'good') return came;
  const { transactions, total, total_number_failed_transactions, last_transaction_date, ...sums } = came.data;
  const cards = summaryCards({
    ...sums,
    total,
    transaction: {
      numberOfFailedTransactions: total_number_failed_transactions,
      lastTransactionDate: last_transaction_date,
    },
  });
  return { kind: 'good', data: { items: transactions, total, cards, subject } };
}
