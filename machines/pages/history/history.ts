import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { HISTORY_VIEWS } from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import { read } from '../answers.ts';
import { levyChart, spendingChart, unitsChart } from '../dashboard/person-charts.ts';
import { linked } from '../links.ts';
import { defineList, type List, type Query } from '../listing/list.ts';
import type { First } from '../listing/view.ts';
import type { Chart } from '../view.ts';
import { summaryCards } from './cards.ts';
import { readExport, readReceipt } from './files.ts';
import { type HistoryQuery, historyQuery, historyStart, viewsOf } from './query.ts';
import { readHistory, type Transaction } from './read.ts';
import { OWN_COLUMNS } from './rows.ts';
import { HISTORY_TOOLS } from './tools.ts';

/** The own payments of a resident or a home owner (S2 section 2), one view each. */
export function historyList(services: Services, role: Role | null): List {
  const views = viewsOf(role);
  const queryOf = (query: Query) => historyQuery(views, query);
  return defineList<Transaction>({
    title: 'Transaction history',
    icon: 'history',
    columns: (query) => OWN_COLUMNS[queryOf(query).view],
    actionsLabel: 'RECEIPT',
    tabs: views.map((name) => ({ name, label: HISTORY_VIEWS[name].label })),
    pages: TRANSACTION_PAGE,
    async find(query, signal) {
      const came = await readHistory(services, queryOf(query), query.page, signal);
      if (came.kind !== 'good') return came;
      const { transactions, total } = came.data;
      return { kind: 'good', data: { items: transactions, total, cards: summaryCards(came.data) } };
    },
    id: ({ payment_transaction_id }) => payment_transaction_id,
    actions: () => [{ name: RECEIPT, label: 'Download', does: 'keeps' }],
    // A home owner has paid for nothing but levies.
    places: { sums: 4, pictures: role === 'service-owner' ? 1 : 2 },
    start: (asked) => historyStart(asked, role),
    beside: (signal) => monthCharts(services, role, signal),
    tools: () => HISTORY_TOOLS,
    files: {
      all: (query, signal) => readExport(services, queryOf(query), signal),
      one: { action: RECEIPT, read: (id, signal) => readReceipt(services, id, signal) },
    },
    nothing: () => MESSAGES.noTransaction,
    first: (query) => (queryOf(query).status === null ? firstPayment(role, queryOf(query).view) : null),
  });
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

/** The action of a row that fetches its receipt (S2 section 2). */
const RECEIPT = 'receipt';

/** What was spent and bought by month, as the dashboard draws it. */
async function monthCharts(services: Services, role: Role | null, signal: AbortSignal): Promise<readonly Chart[]> {
  const came = await read(services.residentDashboard({}, signal), signal);
  if (came.kind !== 'good') return [];
  const { months } = came.data;
  return role === 'service-user' ? [spendingChart(months), unitsChart(months)] : [levyChart(months)];
}
