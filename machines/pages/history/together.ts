import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { HistoryView } from '#catalogues/orders.ts';
import type { Read } from '../answers.ts';
import { sumKobo } from '../figures.ts';
import type { Query, Span } from '../listing/list.ts';
import type { Payment } from './columns.ts';
import { type HistoryQuery, historyQuery, isTogether } from './query.ts';
import type { PageOf } from './read.ts';

/** Reads one page of a view. */
type ReadPage<P> = (query: HistoryQuery, page: number) => Promise<Read<PageOf<P>>>;

/** The payments that a history's list asks for: those of its page or of its span, of a view or of all views together. */
export function findPayments<P extends Payment>(
  readPage: ReadPage<P>,
  views: readonly [HistoryView, ...HistoryView[]],
  query: Query,
): Promise<Read<PageOf<P>>> {
  const { rows } = TRANSACTION_PAGE;
  const span = query.span ?? { from: (query.page - 1) * rows, to: query.page * rows };
  const asked = historyQuery(views, query);
  return isTogether(query) ? ofViews(readPage, views, asked, span) : ofView(readPage, asked, span);
}

/** Some payments of one view, with the sums over all that the query finds. */
async function ofView<P extends Payment>(
  readPage: ReadPage<P>,
  query: HistoryQuery,
  { from, to }: Span,
): Promise<Read<PageOf<P>>> {
  const { rows } = TRANSACTION_PAGE;
  const first = Math.floor(from / rows);
  const page = await readPage(query, first + 1);
  if (page.kind !== 'good') return page;
  const last = Math.ceil(Math.min(to, page.data.total) / rows);
  const others = Array.from({ length: Math.max(0, last - first - 1) }, (_, at) => first + 2 + at);
  const more = await Promise.all(others.map((each) => readPage(query, each)));
  const failed = more.find(({ kind }) => kind !== 'good');
  if (failed) return failed;
  const all = [page, ...more].flatMap((came) => (came.kind === 'good' ? came.data.transactions : []));
  return { kind: 'good', data: { ...page.data, transactions: all.slice(from - first * rows, to - first * rows) } };
}

/** The same over several views, which no call knows together: the first rows of each, in one order. */
async function ofViews<P extends Payment>(
  readPage: ReadPage<P>,
  views: readonly HistoryView[],
  query: HistoryQuery,
  rows: Span,
): Promise<Read<PageOf<P>>> {
  const came = await Promise.all(views.map((view) => ofView(readPage, { ...query, view }, { from: 0, to: rows.to })));
  const failed = came.find(({ kind }) => kind !== 'good' && kind !== 'empty');
  if (failed) return failed;
  const pages = came.flatMap((each) => (each.kind === 'good' ? [each.data] : []));
  return pages.length === 0 ? { kind: 'empty' } : { kind: 'good', data: together(pages, query.sort === 'dsc', rows) };
}

function together<P extends Payment>(pages: readonly PageOf<P>[], oldestFirst: boolean, { from, to }: Span): PageOf<P> {
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
