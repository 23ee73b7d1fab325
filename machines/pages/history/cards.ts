import { koboOf } from '#catalogues/money.ts';
import { formatCount, formatDay } from '#machines/kit/writing/format.ts';
import { moneyFigure } from '../figures.ts';
import type { Card } from '../view.ts';
import type { PageOf } from './read.ts';

/** The summary cards of a history (S2 section 2), over all that the query finds. */
export function summaryCards(page: Omit<PageOf<unknown>, 'transactions'>): readonly Card[] {
  const { numberOfFailedTransactions: failed, lastTransactionDate: last } = page.transaction;
  return [
    { label: 'Successful transactions', value: formatCount(page.successfulTransactions) },
    { label: 'Successful value', ...moneyFigure(koboOf(page.successfulTransactionsValue)) },
    { label: 'Failed transactions', value: formatCount(failed) },
    { label: 'Last transaction', value: last === null ? 'None yet' : formatDay(last) },
  ];
}
