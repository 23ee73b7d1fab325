import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { isIn } from '#machines/settlement/settlement.ts';
import { refusal } from '../http/answering/problems.ts';
import { type Asker, ownOrder } from '../orders/own-orders.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { lookNow } from '../stuck-orders/look-now.ts';
import { standingOf } from './standing.ts';

/**
 * Look now what became of an own order, by the step that the server would take by itself, and say how it stands. What has
 * its end is not looked at again; nothing is ever vended twice.
 */
export async function checkPurchase(
  deps: MoneyDeps,
  asker: Asker,
  orderId: string,
  signal: AbortSignal,
): Promise<CallAnswer<'checkPurchase'>> {
  const own = await ownOrder(deps, orderId, asker);
  if (own === undefined) return { status: 400, data: refusal('order-not-found') };
  const { order, busy } = isIn(own.state, ['fulfilled', 'refunded'])
    ? { order: own, busy: false }
    : await lookNow(deps, orderId, signal);
  const { kind, state, total_kobo, destination_account: destination } = order;
  const data = {
    orderId,
    kind,
    state,
    amount: nairaOf(total_kobo),
    destination,
    ...(await standingOf(deps, order, busy)),
    createdAt: order.created_at.toISOString(),
    capturedAt: order.captured_at?.toISOString() ?? null,
    nextLookAt: order.next_probe_at?.toISOString() ?? null,
  };
  return { status: 200, data };
}
