import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { HISTORY_VIEWS, type HistoryView } from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import { read } from '../answers.ts';
import { levyChart, spendingChart, unitsChart } from '../dashboard/person-charts.ts';
import { linked } from '../links.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type List, type Query } from '../listing/list.ts';
import type { First } from '../listing/view.ts';
import type { Chart } from '../view.ts';
import { COMMON_COLUMNS } from './columns.ts';
import { HISTORY_TOOLS, historyInChat, summaryCards, summarySaid } from './every-history.ts';
import { type HistoryQuery, historyQuery, historyStart, isTogether, viewsOf } from './query.ts';
import { readExport, readHistory, readReceipt, type Transaction } from './read.ts';
import { findPayments } from './together.ts';

const { date, amount, status, order, service, paidFor } = COMMON_COLUMNS;
const meter = column('meterNumber', 'Meter number', 'meter', ({ meterNumber }: Transaction) => meterNumber, {
  wide: true,
});
const units = column('units', 'Units', 'units', (payment: Transaction) => payment.units);
const token = column('token', 'Token', 'token', (payment: Transaction) => payment.token, { wide: true });

/** The columns of each view of one's own payments. */
export const OWN_COLUMNS: Readonly<Record<HistoryView, readonly Column<Transaction>[]>> = {
  power: [date, meter, amount, units, token, status, order],
  'service-charge': [date, service, meter, amount, status, order],
  'dev-levy': [date, meter, amount, status, order],
  fine: [date, meter, amount, status, order],
};

const OF_ALL_VIEWS: readonly Column<Transaction>[] = [date, paidFor, amount, status, order];

/** The own payments of a resident or a home owner (S2 section 2), one view each. */
export function historyList(services: Services, role: Role | null): List {
  const views = viewsOf(role);
  const queryOf = (query: Query) => historyQuery(views, query);
  return defineList<Transaction>({
    title: 'Transaction history',
    icon: 'history',
    columns: (query) => (isTogether(query) ? OF_ALL_VIEWS : OWN_COLUMNS[queryOf(query).view]),
    actionsLabel: 'RECEIPT',
    tabs: views.map((name) => ({ name, label: HISTORY_VIEWS[name].label })),
    pages: TRANSACTION_PAGE,
    async find(query, signal) {
      const came = await findPayments((asked, page) => readHistory(services, asked, page, signal), views, query);
      if (came.kind !== 'good') return came;
      const { transactions, total } = came.data;
      const sums = summarySaid(came.data);
      return { kind: 'good', data: { items: transactions, total, cards: summaryCards(came.data), sums } };
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
    chat: historyInChat(role),
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
