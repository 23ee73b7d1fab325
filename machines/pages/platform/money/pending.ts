import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { type Read, read } from '../../answers.ts';
import { headsOf } from '../../history/columns.ts';
import { inOrder, isDay } from '../../history/query.ts';
import { failureWords } from '../../history/read.ts';
import { DAYS } from '../../history/tools.ts';
import type { Found, List, Query } from '../../listing/list.ts';
import { pageIn } from '../start.ts';
import { PENDING_COLUMNS, type Pending, pendingRow } from './pending-rows.ts';
import { retrying } from './retry.ts';

/** Payments that have not found their end (S2 section 2), the newest first. `now`: ms, from which their age is told. */
export function pendingList(services: Services, now: () => number): List<Pending> {
  return {
    title: 'Pending transactions',
    columns: () => headsOf(PENDING_COLUMNS),
    actionsLabel: 'Pending',
    tabs: [],
    pages: TRANSACTION_PAGE,
    tools: () => ({ choices: [], days: DAYS, refresh: 'Refresh', export: null }),
    find: (query, signal) => readPending(services, query, signal),
    row: (pending) => pendingRow(pending, now()),
    changes: retrying(services),
    nothing: () => MESSAGES.noTransaction,
    search: () => ({
      fields: [{ name: 'name', label: MESSAGES.transactionReference }],
      neither: PLATFORM_PAGES.referenceNeeded,
      nothing: MESSAGES.noTransaction,
      failed: null,
      within: true,
    }),
    detail: null,
  };
}

/** Where the list begins that was opened with a query: from, to, reference, page. */
export function pendingStart({
  from = '',
  to = '',
  reference = '',
  page,
}: Readonly<Record<string, string>>): Partial<Query> {
  const good = [from, to].every((day) => day === '' || isDay(day)) && inOrder(from, to) && `${from}${to}` !== '';
  return {
    page: pageIn(page),
    days: good ? { from, to } : null,
    ...(reference !== '' && { search: { name: reference, meterNumber: '' } }),
  };
}

async function readPending(
  services: Services,
  { days, search, page }: Query,
  signal: AbortSignal,
): Promise<Read<Found<Pending>>> {
  const { from = '', to = '' } = days ?? {};
  const topupRef = search?.name.trim() ?? '';
  const sought = { ...(from !== '' && { from }), ...(to !== '' && { to }), ...(topupRef !== '' && { topupRef }) };
  const words = `${from}${to}` === '' ? undefined : failureWords({ from, to });
  const came = await read(services.pendingTopups({ page, ...sought }, signal), signal, words);
  return came.kind === 'good'
    ? { kind: 'good', data: { items: came.data.pendingTransactions, total: came.data.total } }
    : came;
}
