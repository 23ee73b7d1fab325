import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { type Good, type Read, read } from '../answers.ts';
import { asked, type HistoryQuery } from './query.ts';

/** What a history answers: a page of payments, and the sums over all that the query finds. */
export type HistoryPage = Good<'transactionsHistory'>;

/** A payment as its owner sees it. */
export type Transaction = HistoryPage['transactions'][number];

/** Read one page of the own history; a failed date search has words of its own (S2 section 8, DECISIONS 48). */
export function readHistory(
  services: Services,
  query: HistoryQuery,
  page: number,
  signal: AbortSignal,
): Promise<Read<HistoryPage>> {
  const words =
    query.from || query.to
      ? { refused: MESSAGES.dateSearchError, unanswered: MESSAGES.dateSearchServerError }
      : { refused: MESSAGES.searchFailedBanner, unanswered: MESSAGES.searchFailedBanner };
  return read(services.transactionsHistory({ ...asked(query), page }, signal), signal, words);
}
