import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ALL_VIEWS, type HistoryView, PAID_FOR } from '#catalogues/orders.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { formatDays } from '#machines/kit/writing/format.ts';
import { HISTORY_PATH } from '#machines/pages/history/address.ts';
import { oneOfThese, viewsOf } from '#machines/pages/history/query.ts';
import { beginning } from '#machines/pages/listing/context.ts';
import type { Query } from '#machines/pages/listing/list.ts';
import { listNamed } from '#machines/pages/lists.ts';
import { plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import { listTold } from '../list-told.ts';
import type { Asked, Asker, QueryAnswer } from '../query.ts';

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

/** Payments as a table of the chat, one's own or the estate's: the list of their page, all views of it together where none is named. */
export async function listed(services: Services, { asked }: PaymentsAsked, asker: Asker): Promise<QueryAnswer> {
  const { role } = asker.who;
  const views = viewsOf(role);
  const named = oneOfThese(views, asked.product);
  const another = named === null ? asked.product : undefined;
  if (another !== undefined && !(another in PAID_FOR)) {
    const elsewhere = role === 'service-admin' ? PAST_SENTENCES.elsewhereThanEstate : PAST_SENTENCES.elsewhere;
    return { lines: [plain(elsewhere)] };
  }
  const only = named ?? (views.length === 1 ? views[0] : null);
  const from = whole(asked.skip, 0);
  const to = from + Math.min(whole(asked.count, TRANSACTION_PAGE.rows), MOST_TOGETHER);
  if (only === null && to > MOST_TOGETHER) return { lines: [plain(PAST_SENTENCES.tooDeep)] };
  const told = await listTold(
    {
      list: historyOf(services, asker),
      path: HISTORY_PATH,
      query: addressOf(asked, only, from),
      beside: { tab: only ?? ALL_VIEWS, span: { from, to } },
      offers: (rows, query) => (rows.length === 0 ? [] : offers(only, role, query)),
    },
    asker,
  );
  return another === undefined ? told : { ...told, lines: [plain(PAST_SENTENCES.levyOnly), ...told.lines] };
}

/**
 * All that a query finds as the file of its view, as the page hands it out (DECISIONS 44). An estate has one of all views, too, which is
 * meant where none is named.
 */
export async function exported(services: Services, { asked }: PaymentsAsked, asker: Asker): Promise<QueryAnswer> {
  const { role } = asker.who;
  const views = viewsOf(role);
  const isOfAll = oneOfThese(views, asked.product) === null && views.length > 1;
  if (isOfAll && role === 'service-admin' && asked.product !== undefined)
    return { lines: [plain(PAST_SENTENCES.elsewhereThanEstate)] };
  if (isOfAll && role !== 'service-admin')
    return {
      lines: [plain(PAST_SENTENCES.whichFile)],
      suggestions: views.map((view) => ({
        label: PAID_FOR[view],
        say: `export my ${PAID_FOR[view].toLowerCase()} payments`,
      })),
    };
  const list = historyOf(services, asker);
  const { query } = beginning(list, list.start?.(asked) ?? {});
  const came = await list.files?.all?.(isOfAll ? { ...query, tab: ALL_VIEWS } : query, asker.signal);
  if (came?.kind === 'good') return { lines: [plain(PAST_SENTENCES.file(came.data.name))], file: came.data };
  return { lines: [plain(came?.kind === 'failed' ? came.problem : MESSAGES.searchFailedBanner)] };
}

const historyOf = (services: Services, { who, at }: Asker) =>
  listNamed('history', { services, who, now: () => Date.parse(at) });

/** The address of the page that shows the same; `count` and `skip` are the chat's own, and it leaves them out. */
function addressOf({ page: _, product: __, ...query }: Asked, only: HistoryView | null, from: number): Asked {
  const page = Math.floor(from / TRANSACTION_PAGE.rows) + 1;
  return { ...query, ...(only && { product: only }), ...(only && page > 1 && { page: String(page) }) };
}

function offers(only: HistoryView | null, role: Asker['who']['role'], query: Query): readonly Suggestion[] {
  const { sort } = query.chosen;
  return [
    sort === 'dsc' ? { label: 'Newest first', say: 'newest first' } : { label: 'Oldest first', say: 'oldest first' },
    ...(only ? [{ label: MESSAGES.csvExport, say: `export my ${PAID_FOR[only].toLowerCase()} payments` }] : []),
    // A resident has no file of all kinds, and one resident's are handed out by their page.
    ...(only === null && role === 'service-admin' && query.search === null ? [exportsAll(query)] : []),
  ];
}

function exportsAll({ days, chosen: { status = '' } }: Query): Suggestion {
  const when = formatDays(days?.from ?? '', days?.to ?? '');
  return { label: MESSAGES.csvExport, say: `export all ${status === '' ? '' : `${status} `}payments${when}` };
}
