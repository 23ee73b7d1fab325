import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { HISTORY_VIEW_NAMES, HISTORY_VIEWS, type HistoryView, type OrderKind } from '#catalogues/orders.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import { type Good, type Read, read } from '../../answers.ts';
import type { Found } from '../../listing/list.ts';
import type { EstatePayment } from './read.ts';

/** A payment that was found by its order id. */
export type FoundPayment = Good<'findPayment'>;

/** A payment of any kind in a list of payments to estates; `sold`: what it was for, where that is nothing of an estate. */
export type ListedPayment = EstatePayment & { readonly sold?: string };

/** Find one payment; `empty` where there is none that one may see. */
export async function readPayment(
  services: Services,
  orderId: string,
  signal: AbortSignal,
): Promise<Read<FoundPayment>> {
  const asked = services.findPayment({ orderId }, signal);
  const answer = await asked.catch(unanswered);
  return answer?.status === 404 ? { kind: 'empty' } : read(asked, signal);
}

/** What a search finds whose term is an order id: that one payment; null for any other term. */
export function searchedByOrder(
  services: Services,
  term: string,
  signal: AbortSignal,
): Promise<Read<Found<ListedPayment>>> | null {
  const orderId = orderIdIn(term);
  return orderId === null ? null : foundAs(orderId, readPayment(services, orderId, signal));
}

async function foundAs(orderId: string, reading: Promise<Read<FoundPayment>>): Promise<Read<Found<ListedPayment>>> {
  const came = await reading;
  // What the search is about was found to be an order, and not to be there.
  if (came.kind === 'empty') {
    return { kind: 'good', data: { items: [], total: 0, nothing: ADMINISTRATION_SENTENCES.noPayment(orderId) } };
  }
  return came.kind === 'good' ? { kind: 'good', data: { items: [asListed(came.data)], total: 1 } } : came;
}

const viewOf = (kind: OrderKind): HistoryView | undefined =>
  HISTORY_VIEW_NAMES.find((name) => HISTORY_VIEWS[name].kinds.some((one) => one === kind));

/** A payment that was found, as lists show one. What nobody has tried to pay has failed to be paid. */
export function asListed(found: FoundPayment): ListedPayment {
  const view = viewOf(found.kind);
  return {
    id: found.orderId,
    payment_transaction_id: found.orderId,
    amount: found.amount,
    user_name: found.customer,
    residentName: found.customer,
    meter_number: found.account,
    createdAt: found.createdAt,
    transactionStatus: found.status ?? 'failed',
    transaction_type: view ?? 'power',
    transactionType: view ?? 'power',
    topupRetryReference: null,
    topupStatus: found.topupStatus,
    token: found.tokenEnding,
    netplus_result: found.providerSaid,
    service: found.service,
    ...(view === undefined && { sold: SOLD_AS[found.kind] }),
  };
}
