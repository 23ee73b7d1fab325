import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { HISTORY_VIEWS, TRANSACTION_STATUSES } from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import { read } from '../answers.ts';
import { levyChart, spendingChart, unitsChart } from '../dashboard/person-charts.ts';
import { linked } from '../links.ts';
import type { List, Query } from '../listing/list.ts';
import type { First } from '../listing/view.ts';
import type { Chart } from '../view.ts';
import { summaryCards } from './cards.ts';
import { readExport, readReceipt } from './files.ts';
import { type HistoryQuery, oneOfThese, readQuery, SORT_VALUES, viewsOf } from './query.ts';
import { readHistory, type Transaction } from './read.ts';
import { columnsOf, RECEIPT, rowOf } from './rows.ts';
import { HISTORY_TOOLS } from './tools.ts';

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
    columns: (query) => columnsOf(queryOf(query).view),
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
    tools: () => HISTORY_TOOLS,
    files: {
      all: (query, signal) => readExport(services, queryOf(query), signal),
      one: { action: RECEIPT, read: (id, signal) => readReceipt(services, id, signal) },
    },
    nothing: () => MESSAGES.noTransaction,
    first: (query) => (queryOf(query).status === null ? firstPayment(role, queryOf(query).view) : null),
    search: () => null,
    detail: null,
  };
}

/** What can be paid first, so that it appears in a view; nobody is asked to owe a fine. */
function firstPayment(role: Role | null, view: HistoryQuery['view']): First | null {
  if (view === 'fine') return null;
  const text = EMPTY_SENTENCES.ownPayments;
  if (role === 'service-owner') return { text, ...linked('Pay development levy', '/pay-devLevy') };
  return {
    text,
    ...(view === 'power' ? linked('Buy power', '/toUpPower') : linked('Pay for services', '/pay-services')),
  };
}

/** Where the list begins that was opened with a query. */
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

/** What was spent and bought by month, as the dashboard draws it. */
async function monthCharts(services: Services, role: Role | null, signal: AbortSignal): Promise<readonly Chart[]> {
  const came = await read(services.residentDashboard({}, signal), signal);
  if (came.kind !== 'good') return [];
  const { months } = came.data;
  return role === 'service-user' ? [spendingChart(months), unitsChart(months)] : [levyChart(months)];
}
