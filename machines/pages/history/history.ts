import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { HISTORY_VIEWS, SORTS, STATUS_WORDS, TRANSACTION_STATUSES } from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { SENTENCES } from '#catalogues/sentences.ts';
import { read } from '../answers.ts';
import { levyChart, spendingChart, unitsChart } from '../dashboard/person-charts.ts';
import type { Days, List, Query, Tools } from '../listing/list.ts';
import type { Chart } from '../view.ts';
import { summaryCards } from './cards.ts';
import { readExport, readReceipt } from './files.ts';
import { type HistoryQuery, inOrder, isDay, oneOfThese, readQuery, SORT_VALUES, viewsOf } from './query.ts';
import { readHistory, type Transaction } from './read.ts';
import { columnsOf, RECEIPT, rowOf } from './rows.ts';

/** The own payments of a resident or a home owner (S2 section 2), one view each. */
export function historyList(services: Services, role: Role | null): List<Transaction> {
  const views = viewsOf(role);
  const queryOf = ({ tab, days, chosen }: Query): HistoryQuery => ({
    view: oneOfThese(views, tab) ?? views[0],
    from: days?.from ?? null,
    to: days?.to ?? null,
    sort: oneOfThese(SORT_VALUES, chosen.sort),
    status: oneOfThese(TRANSACTION_STATUSES, chosen.status),
  });
  return {
    title: 'Transaction history',
    columns: (tab) => columnsOf(oneOfThese(views, tab) ?? views[0]),
    actionsLabel: 'RECEIPT',
    tabs: views.map((name) => ({ name, label: HISTORY_VIEWS[name].label })),
    pages: TRANSACTION_PAGE,
    async find(query, signal) {
      const came = await readHistory(services, queryOf(query), query.page, signal);
      if (came.kind !== 'good') return came;
      const { transactions, total } = came.data;
      return { kind: 'good', data: { items: transactions, total, cards: summaryCards(came.data) } };
    },
    row: (payment, query) => rowOf(queryOf(query).view, payment),
    beside: (signal) => monthCharts(services, role, signal),
    tools: TOOLS,
    files: {
      all: (query, signal) => readExport(services, queryOf(query), signal),
      one: { action: RECEIPT, read: (id, signal) => readReceipt(services, id, signal) },
    },
    nothing: MESSAGES.noTransaction,
    search: null,
    detail: null,
  };
}

/** Where the list begins that was opened with a query. */
export function historyStart(values: Readonly<Record<string, string>>, role: Role | null): Partial<Query> {
  const { view, from, to, sort, status, page } = readQuery(values, role);
  return {
    tab: view,
    page,
    days: from === null && to === null ? null : { from: from ?? '', to: to ?? '' },
    chosen: { ...(sort && { sort }), ...(status && { status }) },
  };
}

const TOOLS: Tools = {
  choices: [
    { name: 'sort', label: 'SORT BY', options: SORT_VALUES.map((value) => ({ value, label: SORTS[value] })) },
    {
      name: 'status',
      label: 'STATUS',
      options: [
        { value: '', label: 'All' },
        ...TRANSACTION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
      ],
    },
  ],
  daysProblem,
  words: {
    from: 'FROM',
    to: 'To',
    search: 'SEARCH',
    clear: 'Clear dates',
    refresh: 'Refresh',
    export: MESSAGES.csvExport,
  },
};

/** Both days are required (S2 section 5), and none of them may be what no calendar has. */
function daysProblem({ from, to }: Days): string | null {
  if (!isDay(from) || !isDay(to)) return SENTENCES.bothDates;
  return inOrder(from, to) ? null : SENTENCES.datesTurned;
}

/** What was spent and bought by month, as the dashboard draws it. */
async function monthCharts(services: Services, role: Role | null, signal: AbortSignal): Promise<readonly Chart[]> {
  const came = await read(services.residentDashboard({}, signal), signal);
  if (came.kind !== 'good') return [];
  const { months } = came.data;
  return role === 'service-user' ? [spendingChart(months), unitsChart(months)] : [levyChart(months)];
}
