import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { HistoryView } from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import type { HandedFile, TableView } from '#machines/kit/view.ts';
import { type Read, read } from '#machines/pages/answers.ts';
import type { Payment } from '#machines/pages/history/columns.ts';
import { askedOf, type EstatePayment, readEstatePayments } from '#machines/pages/history/estate/read.ts';
import { estateTable } from '#machines/pages/history/estate/rows.ts';
import { readExport } from '#machines/pages/history/files.ts';
import { type HistoryQuery, viewsOf } from '#machines/pages/history/query.ts';
import { type PageOf, readHistory, type Transaction } from '#machines/pages/history/read.ts';
import { tableOf } from '#machines/pages/history/rows.ts';
import { PAST_TALK } from './past-talk.ts';

/** Payments that somebody may read: one's own, or those of the own estate. */
export interface Book<P extends Payment> {
  readonly views: readonly [HistoryView, ...HistoryView[]];
  readonly read: (query: HistoryQuery, page: number, signal: AbortSignal) => Promise<Read<PageOf<P>>>;
  readonly table: (view: HistoryView | 'all', payments: readonly P[]) => TableView;
  /** What is said of a product that is never in it. */
  readonly elsewhere: string;
}

/** What somebody paid to an estate. */
export function ownBook(services: Services, role: Role | null): Book<Transaction> {
  return {
    views: viewsOf(role),
    read: (query, page, signal) => readHistory(services, query, page, signal),
    table: tableOf,
    elsewhere: PAST_TALK.elsewhere,
  };
}

/** What was paid to the estate of an administrator, by everybody or by one resident. */
export function estateBook(services: Services, userId: string | null): Book<EstatePayment> {
  return {
    views: viewsOf('service-admin'),
    read: (query, page, signal) => readEstatePayments(services, { ...query, userId }, page, signal),
    table: estateTable,
    elsewhere: PAST_TALK.elsewhereThanEstate,
  };
}

/** All that a query finds, as the file of its view (DECISIONS 44). */
export async function fileOf(
  services: Services,
  role: Role | null,
  { userId, ...query }: HistoryQuery & { readonly userId: string | null },
  signal: AbortSignal,
): Promise<Read<HandedFile>> {
  if (role !== 'service-admin') return readExport(services, query, signal);
  const came = await read(services.exportEstateTransactions(askedOf({ ...query, userId }), signal), signal);
  return came.kind === 'empty' ? { kind: 'failed', problem: MESSAGES.noTransaction } : came;
}
