import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { writeAudit } from '../audit.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refusal } from '../http/refusals.ts';
import { lookAgain } from '../order-worker/lease.ts';
import type { Person } from '../person.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { lookNow } from './look-now.ts';
import { orderByReference } from './order-by-reference.ts';
import { unpaidReason } from './pending.ts';

type State = OrderRow['state'];

/**
 * Mark an order to be paid back, and let it have its step at once. What was not sent, or was refused, goes back; what may have
 * been vended is asked about until that is known, and stays delivered when it was (MONEY, I4). The first mark stands.
 */
export async function refundTopup(
  deps: MoneyDeps,
  person: Pick<Person, 'id'>,
  { topupRef, reason }: CallTaken<'refundTopup'>,
  signal: AbortSignal,
): Promise<CallAnswer<'refundTopup'>> {
  const order = await orderByReference(deps.db, topupRef, undefined);
  if (order === undefined) return { status: 400, data: refusal('order-not-found') };
  const before = await mark(deps, person, order, reason);
  deps.crash('C19');
  if (before === 'refunded') return ended('refunded', PLATFORM_SENTENCES.refundAlready);
  if (before !== 'fulfilled' && isIn(before, UNPAID)) {
    return ended('not-paid', await unpaidReason(deps.db, order.order_id));
  }
  const state = before === 'fulfilled' ? before : (await lookNow(deps, order.order_id, signal)).order.state;
  if (state === 'fulfilled') return ended('delivered', PLATFORM_SENTENCES.refundTooLate);
  const message = state === 'refunded' ? STUCK_ORDER_SENTENCES.refunded : PLATFORM_SENTENCES.refundMarked;
  return { status: 200, data: { message, state } };
}

/** Write the mark, unless the order has found its end or was never paid; answers the state that it was found in. */
function mark(deps: MoneyDeps, person: Pick<Person, 'id'>, found: OrderRow, reason: string): Promise<State> {
  const { order_id: orderId, estate_id: estateId } = found;
  return deps.db.transaction().execute(async (trx) => {
    const { state } = await trx
      .selectFrom('orders')
      .select('state')
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (isIn(state, ['fulfilled', 'refunded', ...UNPAID])) return state;
    const at = deps.clock();
    const written = await trx
      .insertInto('refund_marks')
      .values({ order_id: orderId, reason, marked_by: person.id, marked_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (written === undefined) return state;
    // The sweep finds it, should this process end here.
    await lookAgain(trx, orderId, at);
    const deed = { at, actor: person.id, action: 'topup-marked-for-refund', subject: orderId, estateId } as const;
    await writeAudit(trx, { ...deed, detail: { after: reason } });
    return state;
  });
}

function ended(code: string, message: string) {
  return { status: 400, data: { code, message } } as const;
}
