import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { HistoryView } from '#catalogues/orders.ts';
import type { Read } from '#machines/pages/answers.ts';
import { sumKobo } from '#machines/pages/figures.ts';
import type { Payment } from '#machines/pages/history/columns.ts';
import type { HistoryQuery } from '#machines/pages/history/query.ts';
import type { PageOf } from '#machines/pages/history/read.ts';
import type { Book } from './book.ts';

/** Rows `from` up to `to` (from 0, `to` is not included) of all that a query finds. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** Some payments of one view, with the sums over all that the query finds. */
async function ofView<P extends Payment>(
  book: Book<P>,
  query: HistoryQuery,
  { from, to }: Rows,
  signal: AbortSignal,
): Promise<Read<PageOf<P>>> {
  const { rows } = TRANSACTION_PAGE;
  const first = Math.floor(from / rows);
  const page = await book.read(query, first + 1, signal);
  if (page.kind !== 'good') return page;
  const last = Math.ceil(Math.min(to, page.data.total) / rows);
  const others = Array.from({ length: Math.max(0, last - first - 1) }, (_, at) => first + 2 + at);
  const more = await Promise.all(others.map((each) => book.read(query, each, signal)));
  const failed = more.find(({ kind }) => kind !== 'good');
  if (failed) return failed;
  const all = [page, ...more].flatMap((came) => (came.kind === 'good' ? came.data.transactions : []));
  return { kind: 'good', data: { ...page.data, transactions: all.slice(from - first * rows, to - first * rows) } };
}

/** The same over several views, which no call knows together: the first rows of each, in one order. */
export async function somePayments<P extends Payment>(
  book: Book<P>,
  views: readonly [HistoryView, ...HistoryView[]],
  query: Omit<HistoryQuery, 'view'>,
  rows: Rows,
  signal: AbortSignal,
): Promise<Read<PageOf<P>>> {
  const [only, ...others] = views;
  if (others.length === 0) return ofView(book, { ...query, view: only }, rows, signal);
  const came = await Promise.all(
    views.map((view) => ofView(book, { ...query, view }, { from: 0, to: rows.to }, signal)),
  );
  const failed = came.find(({ kind }) => kind !== 'good' && kind !== 'empty');
  if (failed) return failed;
  const pages = came.flatMap((each) => (each.kind === 'good' ? [each.data] : []));
  return pages.length === 0 ? { kind: 'empty' } : { kind: 'good', data: together(pages, query.sort === 'dsc', rows) };
}

function together<P extends Payment>(pages: readonly PageOf<P>[], oldestFirst: boolean, { from, to }: Rows): PageOf<P> {
  const sum = (figure: (page: PageOf<P>) => number) => pages.reduce((all, page) => all + figure(page), 0);
  const lasts = pages.flatMap(({ transaction }) => transaction.lastTransactionDate ?? []).toSorted();
  const newestFirst = pages
    .flatMap(({ transactions }) => transactions)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return {
    transactions: (oldestFirst ? newestFirst.toReversed() : newestFirst).slice(from, to),
    successfulTransactions: sum((page) => page.successfulTransactions),
    successfulTransactionsValue: nairaOf(sumKobo(pages.map((page) => page.successfulTransactionsValue))),
    transaction: {
      numberOfFailedTransactions: sum((page) => page.transaction.numberOfFailedTransactions),
      lastTransactionDate: lasts.at(-1) ?? null,
    },
    total: sum((page) => page.total),
    page: 1,
  };
}
