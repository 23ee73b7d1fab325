import type { Services } from '#catalogues/calls/services.ts';
import type { HistoryView } from '#catalogues/orders.ts';
import { type Good, type Read, read } from '../../answers.ts';
import { asked, type HistoryQuery } from '../query.ts';
import { failureWords, type PageOf } from '../read.ts';

/** A payment as an administrator sees it. */
export type EstatePayment = Good<'estateTransactions'>['transactions'][number];

/** What is asked of an estate's history: of all of it, or of one resident's by their id. */
export interface EstateQuery extends HistoryQuery {
  readonly userId: string | null;
}

const CALLS = {
  power: 'estateTransactions',
  'service-charge': 'estateServices',
  'dev-levy': 'estateLevies',
  fine: 'estateFines',
} as const satisfies Record<HistoryView, keyof Services>;

/** Read one page of the own estate's payments (S2 section 7), or of one resident's of it. */
export async function readEstatePayments(
  services: Services,
  query: EstateQuery,
  page: number,
  signal: AbortSignal,
): Promise<Read<PageOf<EstatePayment>>> {
  const { view: _, ...sought } = askedOf(query);
  const came = await read(services[CALLS[query.view]]({ ...sought, page }, signal), signal, failureWords(query));
  if (came.kind !== 'good') return came;
  const { total_number_failed_transactions, last_transaction_date, ...rest } = came.data;
  const transaction = {
    numberOfFailedTransactions: total_number_failed_transactions,
    lastTransactionDate: last_transaction_date,
  };
  return { kind: 'good', data: { ...rest, transaction } };
}

/** The query as the export takes it. */
export function askedOf({ userId, ...query }: EstateQuery) {
  return { ...asked(query), ...(userId !== null && { user_id: userId }) };
}
