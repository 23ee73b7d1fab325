import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { type HistoryView, PAID_FOR, STATUS_WORDS } from '#catalogues/orders.ts';
import { formatCount, formatNaira } from '#machines/kit/writing/format.ts';
import { HISTORY_PATH } from '#machines/pages/history/address.ts';
import type { Payment } from '#machines/pages/history/columns.ts';
import { whoseHistory } from '#machines/pages/history/estate/resident.ts';
import { oneOfThese, readQuery, viewsOf } from '#machines/pages/history/query.ts';
import type { PageOf } from '#machines/pages/history/read.ts';
import { plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import type { Asked, Asker, QueryAnswer } from '../query.ts';
import { type Book, estateBook, fileOf, ownBook } from './book.ts';
import { PAST_TALK } from './past-talk.ts';
import { somePayments } from './payments.ts';

/** Over several views at once only so many are put in order; the page has them all. */
const MOST_TOGETHER = 50;

const whole = (text: string | undefined, otherwise: number): number => {
  const value = Number(text ?? '');
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};

/** Payments as a query takes them: what their page takes, and `count` rows from row `skip`. */
interface PaymentsAsked {
  readonly asked: Asked;
}

/** Payments as a table of the chat, one's own or the estate's: the rows, sums and query of the page (S2 section 2). */
export async function listed(services: Services, { asked }: PaymentsAsked, asker: Asker): Promise<QueryAnswer> {
  const { role } = asker.who;
  if (role !== 'service-admin') return listedIn(ownBook(services, role), asked, asker);
  const whose = await whoseOf(services, asked, asker);
  if ('lines' in whose) return whose;
  const told = await listedIn(estateBook(services, whose.id), asked, asker);
  return whose.words === null ? told : { ...told, lines: [plain(whose.words), ...told.lines] };
}

/** The resident whose payments alone an administrator asks for; what there is to say where nobody is found. */
async function whoseOf(
  services: Services,
  { resident = '' }: Asked,
  { who, signal }: Asker,
): Promise<{ readonly id: string | null; readonly words: string | null } | QueryAnswer> {
  if (resident === '' || who.role !== 'service-admin') return { id: null, words: null };
  const found = await whoseHistory(services, resident, signal);
  if (found.kind !== 'good')
    return { lines: [plain(found.kind === 'failed' ? found.problem : MESSAGES.searchFailedBanner)] };
  return found.data ?? { lines: [plain(MESSAGES.residentNotFound)] };
}

/** All that a query finds as the file of its view, as the page hands it out (DECISIONS 44). */
export async function exported(services: Services, { asked }: PaymentsAsked, asker: Asker): Promise<QueryAnswer> {
  const { who, signal } = asker;
  const views = viewsOf(who.role);
  if (views.length > 1 && oneOfThese(views, asked.product) === null)
    return {
      lines: [plain(PAST_TALK.whichFile)],
      suggestions: views.map((view) => ({
        label: PAID_FOR[view],
        say: `export my ${PAID_FOR[view].toLowerCase()} payments`,
      })),
    };
  const whose = await whoseOf(services, asked, asker);
  if ('lines' in whose) return whose;
  const came = await fileOf(services, who.role, { ...readQuery(asked, who.role), userId: whose.id }, signal);
  if (came.kind === 'good') return { lines: [plain(PAST_TALK.file(came.data.name))], file: came.data };
  return { lines: [plain(came.kind === 'failed' ? came.problem : MESSAGES.searchFailedBanner)] };
}

async function listedIn<P extends Payment>(book: Book<P>, asked: Asked, { who, signal }: Asker): Promise<QueryAnswer> {
  const { views } = book;
  const named = oneOfThese(views, asked.product);
  if (asked.product !== undefined && named === null && !(asked.product in PAID_FOR))
    return { lines: [plain(book.elsewhere)] };
  const lead = asked.product !== undefined && named === null ? [plain(PAST_TALK.levyOnly)] : [];
  const some: readonly [HistoryView, ...HistoryView[]] = named === null ? views : [named];
  const from = whole(asked.skip, 0);
  const many = Math.min(whole(asked.count, TRANSACTION_PAGE.rows), MOST_TOGETHER);
  if (some.length > 1 && from + many > MOST_TOGETHER) return { lines: [plain(PAST_TALK.tooDeep)] };
  const { view: _, page: __, ...query } = readQuery(asked, who.role);
  const came = await somePayments(book, some, query, { from, to: from + many }, signal);
  const only = some.length === 1 ? some[0] : null;
  const what = [only ? PAID_FOR[only] : PAST_TALK.all, query.status && STATUS_WORDS[query.status].toLowerCase()]
    .filter(Boolean)
    .join(', ');
  const when = PAST_TALK.when(query.from ?? '', query.to ?? '');
  if (came.kind === 'empty') return { lines: [...lead, plain(PAST_TALK.nothing(what, when))] };
  if (came.kind !== 'good')
    return { lines: came.kind === 'failed' ? [plain(came.problem)] : [plain(MESSAGES.searchFailedBanner)] };
  const { transactions, total } = came.data;
  if (transactions.length === 0)
    return { lines: [...lead, plain(from > 0 ? PAST_TALK.end : PAST_TALK.nothing(what, when))] };
  const to = from + transactions.length;
  const table = { ...book.table(only ?? 'all', transactions), page: pageOf(asked, only, from) };
  const text = [PAST_TALK.listed(what, when, from + 1, to, total), ...sums(came.data)].join(' ');
  return { lines: [...lead, { ...plain(text), table }], suggestions: offers(only, { from, to, total }, query.sort) };
}

/** The page that shows the same; `count` and `skip` are the chat's own, and the address leaves them out. */
function pageOf(asked: Asked, only: HistoryView | null, from: number) {
  const { page: _, product: __, ...query } = asked;
  const page = Math.floor(from / TRANSACTION_PAGE.rows) + 1;
  const shown = { ...query, ...(only && { product: only }), ...(only && page > 1 && { page: String(page) }) };
  return { label: 'Show as table', path: HISTORY_PATH, query: shown } as const;
}

/** What the summary cards of the page say, as sentences. */
function sums({ successfulTransactions: good, successfulTransactionsValue, transaction }: PageOf<unknown>) {
  const { numberOfFailedTransactions: failed, lastTransactionDate: last } = transaction;
  return [
    PAST_TALK.wentThrough(formatCount(good), formatNaira(koboOf(successfulTransactionsValue))),
    ...(failed === 0 ? [] : [PAST_TALK.failed(formatCount(failed))]),
    ...(last === null ? [] : [PAST_TALK.last(last)]),
  ];
}

function offers(
  only: HistoryView | null,
  { from, to, total }: { from: number; to: number; total: number },
  sort: string | null,
): readonly Suggestion[] {
  return [
    ...(to < total ? [{ label: 'Next page', say: 'next page' }] : []),
    ...(from > 0 ? [{ label: 'Previous page', say: 'previous page' }] : []),
    sort === 'dsc' ? { label: 'Newest first', say: 'newest first' } : { label: 'Oldest first', say: 'oldest first' },
    ...(only ? [{ label: MESSAGES.csvExport, say: `export my ${PAID_FOR[only].toLowerCase()} payments` }] : []),
  ];
}
