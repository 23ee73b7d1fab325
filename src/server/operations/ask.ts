import type { CallAnswer } from '#catalogues/calls/services.ts';
import { isIn } from '#machines/settlement/settlement.ts';
import { writeAudit } from '../audit.ts';
import { refusal } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { lookNow } from '../stuck-orders/look-now.ts';
import { orderByReference } from '../stuck-orders/order-by-reference.ts';
import { answerOf } from '../stuck-orders/retry.ts';

/**
 * Ask now what became of an order, and send nothing to a vendor whatever is answered: what has to be sent the server sends in its own
 * time. Who asked is written down before.
 */
export async function askOrder(
  deps: MoneyDeps,
  person: Pick<Person, 'id'>,
  orderId: string,
  signal: AbortSignal,
): Promise<CallAnswer<'askOrder'>> {
  const order = await orderByReference(deps.db, orderId, undefined);
  if (order === undefined) return { status: 400, data: refusal('order-not-found') };
  const { order_id: subject, estate_id: estateId, state: before } = order;
  const deed = { at: deps.clock(), actor: person.id, action: 'order-asked', subject, estateId } as const;
  await deps.db.transaction().execute((trx) => writeAudit(trx, { ...deed, detail: { before } }));
  const looked = isIn(before, ['fulfilled', 'refunded'])
    ? { order, busy: false }
    : await lookNow({ ...deps, onlyAsks: true }, subject, signal);
  return { status: 200, data: await answerOf(deps, looked) };
}
