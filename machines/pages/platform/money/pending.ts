import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { type Read, read } from '../../answers.ts';
import { failureWords } from '../../history/read.ts';
import { DAYS, daysIn, pageIn } from '../../listing/asked.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../../listing/list.ts';
import { type Pending, pendingActions, pendingColumns } from './pending-rows.ts';
import { retrying } from './retry.ts';

/** Payments that have not found their end (S2 section 2), the newest first. `now`: ms, from which their age is told. */
export function pendingList(services: Services, now: () => number): List {
  return defineList<Pending>({
    title: 'Pending transactions',
    icon: 'history',
    columns: () => pendingColumns(now()),
    id: ({ payment_transaction_id }) => payment_transaction_id,
    values: ({ payment_transaction_id, user_id }) => ({
      topupRef: payment_transaction_id,
      ...(user_id !== null && { userId: user_id }),
    }),
    actions: pendingActions,
    actionsLabel: 'Pending',
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, days: DAYS }),
    start: pendingStart,
    find: (query, signal) => readPending(services, query, signal),
    changes: retrying(services),
    nothing: () => MESSAGES.noTransaction,
    search: () => ({
      fields: [{ name: 'name', label: MESSAGES.transactionReference }],
      neither: PLATFORM_PAGES.referenceNeeded,
      nothing: MESSAGES.noTransaction,
      failed: null,
      within: true,
    }),
  });
}

/** Where the list begins that was opened with a query: from, to, reference, page. */
function pendingStart({ reference = '', ...asked }: Readonly<Record<string, string>>): Partial<Query> {
  return {
    page: pageIn(asked.page),
    days: daysIn(asked),
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
