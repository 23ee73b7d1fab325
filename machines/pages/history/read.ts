import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { type FailureWords, type Good, isGood, type Read, read } from '../answers.ts';
import { asked, type HistoryQuery } from './query.ts';

/** What a history answers: a page of payments, and the sums over all that the query finds. */
export type HistoryPage = Good<'transactionsHistory'>;

/** A payment as its owner sees it. */
export type Transaction = HistoryPage['transactions'][number];

/** What a page of any history comes to: its payments, and the sums over all that the query finds. */
export type PageOf<P> = Omit<HistoryPage, 'transactions'> & { readonly transactions: readonly P[] };

/** What is said where a history cannot be read; a failed date search has words of its own (S2 section 8, DECISIONS 48). */
export function failureWords({ from, to }: Pick<HistoryQuery, 'from' | 'to'>): FailureWords {
  return from || to
    ? { refused: MESSAGES.dateSearchError, unanswered: MESSAGES.dateSearchServerError }
    : { refused: MESSAGES.searchFailedBanner, unanswered: MESSAGES.searchFailedBanner };
}

/** Read one page of the own history. */
export function readHistory(
  services: Services,
  query: HistoryQuery,
  page: number,
  signal: AbortSignal,
): Promise<Read<HistoryPage>> {
  return read(services.transactionsHistory({ ...asked(query), page }, signal), signal, failureWords(query));
}

/** The receipt of an order (S2 section 2). Whatever else is answered, it is not available; a limit says when it is. */
export async function readReceipt(services: Services, orderId: string, signal: AbortSignal): Promise<Read<HandedFile>> {
  const answer = await services.receiptFile({ orderId }, signal).catch(unanswered);
  signal.throwIfAborted();
  if (answer?.status === 401) return { kind: 'ended' };
  if (answer !== null && isGood(answer)) return { kind: 'good', data: answer.data };
  return { kind: 'failed', problem: answer?.status === 429 ? answer.data.message : MESSAGES.receiptNotAvailable };
}

/** All that a query finds, as the file of its view (DECISIONS 44). */
export async function readExport(
  services: Services,
  query: HistoryQuery,
  signal: AbortSignal,
): Promise<Read<HandedFile>> {
  const came = await read(services.exportTransactions(asked(query), signal), signal);
  return came.kind === 'empty' ? { kind: 'failed', problem: MESSAGES.noTransaction } : came;
}
