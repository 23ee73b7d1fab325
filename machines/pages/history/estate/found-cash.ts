import type { Services } from '#catalogues/calls/services.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { cashNumberOf } from '#machines/kit/reading/cash-number.ts';
import { type Good, type Read, read } from '../../answers.ts';
import { dueOf } from '../../cash-lines.ts';
import type { Found } from '../../listing/list.ts';
import type { ListedPayment } from './by-order.ts';

/** A payment in cash that was found. */
type FoundCash = Good<'findPayments'>['cash'][number];

/** A payment in cash in a list of payments to estates, with its number where theirs is. */
export interface ListedCash extends ListedPayment {
  readonly cash: FoundCash;
}

/** One that was found, as lists show a payment. */
export function listedCash(cash: FoundCash): ListedCash {
  const number = CASH.receiptOf(cash.id);
  const view = SERVICE_PAYMENTS[cash.servicePayment].due;
  return {
    ...{ id: number, payment_transaction_id: number, amount: cash.amount, createdAt: cash.day },
    ...{ user_name: cash.payer, residentName: cash.payer, meter_number: cash.meter_number },
    ...{ transactionStatus: 'successful', transaction_type: view, transactionType: view },
    ...{ service: null, sold: CASH.inCash(dueOf(cash)), topupRetryReference: null, topupStatus: null, token: null },
    netplus_result: cash.by === null ? CASH.way : `${CASH.way}, ${CASH.writtenBy(cash.by)}`,
    cash,
  };
}

/** What a search finds whose term is the number of a receipt for cash; null for any other term. */
export function searchedByReceipt(
  services: Services,
  term: string,
  signal: AbortSignal,
): Promise<Read<Found<ListedPayment>>> | null {
  const number = cashNumberOf(term);
  return number === null ? null : foundAs(services, CASH.receiptOf(number), signal);
}

async function foundAs(services: Services, sought: string, signal: AbortSignal): Promise<Read<Found<ListedPayment>>> {
  const came = await read(services.findPayments({ by: 'reference', sought }, signal), signal);
  if (came.kind !== 'good') return came;
  const items = came.data.cash.map(listedCash);
  const nothing = ADMINISTRATION_SENTENCES.noPayment(sought);
  return { kind: 'good', data: { items, total: items.length, ...(items.length === 0 && { nothing }) } };
}
