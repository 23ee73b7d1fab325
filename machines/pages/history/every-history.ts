import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { PAID_FOR, SORTS, STATUS_WORDS, TRANSACTION_STATUSES } from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { formatCount, formatDay, formatDays, formatNaira } from '#machines/kit/writing/format.ts';
import { moneyFigure } from '../figures.ts';
import { DAYS } from '../listing/asked.ts';
import type { Found, InChat, Query, Tools } from '../listing/list.ts';
import { historyQuery, isTogether, SORT_VALUES, viewsOf } from './query.ts';
import type { PageOf } from './read.ts';

/** What stands above the rows of every history (S2 section 2). */
export const HISTORY_TOOLS: Tools = {
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
  days: DAYS,
  refresh: 'Refresh',
  export: MESSAGES.csvExport,
};

type Summary = Omit<PageOf<unknown>, 'transactions'>;

/** The sums of a history over all that the query finds: its summary cards (S2 section 2). */
export function summaryCards(page: Summary): NonNullable<Found<unknown>['cards']> {
  const { numberOfFailedTransactions: failed, lastTransactionDate: last } = page.transaction;
  return [
    { label: 'Successful transactions', value: formatCount(page.successfulTransactions) },
    { label: 'Successful value', ...moneyFigure(koboOf(page.successfulTransactionsValue)) },
    { label: 'Failed transactions', value: formatCount(failed) },
    { label: 'Last transaction', value: last === null ? 'None yet' : formatDay(last) },
  ];
}

/** The same in sentences; none where there is nothing to sum up. */
export function summarySaid(page: PageOf<unknown>): readonly string[] {
  if (page.transactions.length === 0) return [];
  const { numberOfFailedTransactions: failed, lastTransactionDate: last } = page.transaction;
  const value = formatNaira(koboOf(page.successfulTransactionsValue));
  return [
    PAST_SENTENCES.wentThrough(formatCount(page.successfulTransactions), value),
    ...(failed === 0 ? [] : [PAST_SENTENCES.failed(formatCount(failed))]),
    ...(last === null ? [] : [PAST_SENTENCES.last(formatDay(last))]),
  ];
}

/** How the chat tells of payments to an estate: 'Power, failed since Nov 1, 2026: 3 payments.' */
export function historyInChat(role: Role | null): InChat {
  const what = (query: Query) => {
    const { view, status } = historyQuery(viewsOf(role), query);
    const kind = isTogether(query) ? PAST_SENTENCES.all : PAID_FOR[view];
    return status === null ? kind : `${kind}, ${STATUS_WORDS[status].toLowerCase()}`;
  };
  const when = ({ days }: Query) => formatDays(days?.from ?? '', days?.to ?? '');
  return {
    listed: (query, from, to, total) => PAST_SENTENCES.listed(what(query), when(query), from, to, total),
    nothing: (query) => PAST_SENTENCES.nothing(what(query), when(query)),
  };
}
