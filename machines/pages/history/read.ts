import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { type FailureWords, type Good, type Read, read } from '../answers.ts';
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
