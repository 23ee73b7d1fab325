import type { Services } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ALL_VIEWS, HISTORY_VIEW_NAMES, HISTORY_VIEWS } from '#catalogues/orders.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { type Read, read } from '../../answers.ts';
import { defineList, type Found, type List, type Query } from '../../listing/list.ts';
import { HISTORY_TOOLS, historyInChat, summaryCards, summarySaid } from '../every-history.ts';
import { type HistoryQuery, historyQuery, historyStart, isTogether } from '../query.ts';
import { findPayments } from '../together.ts';
import { searchedByOrder } from './by-order.ts';
import { searchedByReceipt } from './found-cash.ts';
import { askedOf, type EstatePayment, readEstatePayments } from './read.ts';
import { SEARCHING, whoseHistory } from './resident.ts';
import { ESTATE_COLUMNS, TOGETHER_COLUMNS } from './rows.ts';

/** The menu of an administrator's history, and its way to one resident's (S2 section 2). */
const MENU = {
  name: 'of',
  label: 'History of',
  options: [
    { value: 'estate', label: 'Estate', icon: 'building' },
    { value: 'resident', label: 'Resident', icon: 'user' },
  ],
} as const;

/** The payments of the own estate, or of one of its residents, one view each (S2 section 2). */
export function estateHistoryList(services: Services): List {
  return defineList<EstatePayment>({
    title: 'Transaction history',
    icon: 'history',
    menu: MENU,
    columns: (query) => (isTogether(query) ? TOGETHER_COLUMNS : ESTATE_COLUMNS[queryOf(query).view]),
    tabs: HISTORY_VIEW_NAMES.map((name) => ({ name, label: HISTORY_VIEWS[name].label })),
    pages: TRANSACTION_PAGE,
    find: (query, signal) => found(services, query, signal),
    id: ({ payment_transaction_id }) => payment_transaction_id,
    places: { sums: 4 },
    start: (asked) => historyStart(asked, 'service-admin'),
    tools: () => ({ ...HISTORY_TOOLS, exportBeside: { label: PAST_SENTENCES.allExport, tab: ALL_VIEWS } }),
    files: { all: (query, signal) => exported(services, query, signal) },
    nothing: (query) =>
      isOfResident(query) && query.search === null ? MESSAGES.enterSearchTerm : MESSAGES.noTransaction,
    search: (query) => (isOfResident(query) ? SEARCHING : null),
    chat: historyInChat('service-admin'),
  });
}

const isOfResident = ({ chosen }: Query): boolean => chosen[MENU.name] === 'resident';

const queryOf = (query: Query): HistoryQuery => historyQuery(HISTORY_VIEW_NAMES, query);

async function found(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<EstatePayment>>> {
  const term = isOfResident(query) ? (query.search?.name ?? '') : '';
  const named = searchedByOrder(services, term, signal) ?? searchedByReceipt(services, term, signal);
  if (named !== null) return named;
  const whose = await whoseOf(services, query, signal);
  if (whose.kind !== 'good') return whose;
  if (whose.data === null) return { kind: 'empty' };
  const { id, words } = whose.data;
  const readPage = (asked: HistoryQuery, page: number) =>
    readEstatePayments(services, { ...asked, userId: id }, page, signal);
  const came = await findPayments(readPage, HISTORY_VIEW_NAMES, query);
  const subject = words === null ? {} : { subject: words };
  if (came.kind === 'empty') return { kind: 'good', data: { items: [], total: 0, ...subject } };
  if (came.kind !== 'good') return came;
  const { transactions, total } = came.data;
  return {
    kind: 'good',
    data: { items: transactions, total, cards: summaryCards(came.data), sums: summarySaid(came.data), ...subject },
  };
}

/** Whose payments they are: the whole estate's, one resident's, or null where nobody is meant or found. */
async function whoseOf(
  services: Services,
  query: Query,
  signal: AbortSignal,
): Promise<Read<{ readonly id: string | null; readonly words: string | null } | null>> {
  if (!isOfResident(query)) return { kind: 'good', data: { id: null, words: null } };
  const term = query.search?.name ?? '';
  return term === '' ? { kind: 'good', data: null } : whoseHistory(services, term, signal);
}

/** All that a query finds, as the file of its view, or of all views together (DECISIONS 44). */
async function exported(services: Services, query: Query, signal: AbortSignal): Promise<Read<HandedFile>> {
  const whose = await whoseOf(services, query, signal);
  if (whose.kind !== 'good') return whose;
  if (whose.data === null) {
    return { kind: 'failed', problem: query.search ? MESSAGES.residentNotFound : MESSAGES.enterSearchTerm };
  }
  const { view, ...asked } = askedOf({ ...queryOf(query), userId: whose.data.id });
  const of = isTogether(query) ? ALL_VIEWS : view;
  const came = await read(services.exportEstateTransactions({ view: of, ...asked }, signal), signal);
  return came.kind === 'empty' ? { kind: 'failed', problem: MESSAGES.noTransaction } : came;
}
