import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { writeAudit } from '../audit.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refusal } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { openCaseOf } from '../settlement/cases.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { type Looked, lookNow } from './look-now.ts';
import { orderByReference } from './order-by-reference.ts';
import { unpaidReason } from './pending.ts';

/**
 * Ask now what became of an order, and send it again only after a definite no: the step that the server would take by itself
 * (DECISIONS 9 and 17). Who did so is written down before.
 */
export async function retryTopup(
  deps: MoneyDeps,
  person: Pick<Person, 'id'>,
  { topupRef, userId }: CallTaken<'retryTopup'>,
  signal: AbortSignal,
): Promise<CallAnswer<'retryTopup'>> {
  const order = await orderByReference(deps.db, topupRef, userId);
  if (order === undefined) return { status: 400, data: refusal('order-not-found') };
  const { order_id: subject, estate_id: estateId, state: before } = order;
  const deed = { at: deps.clock(), actor: person.id, action: 'topup-retried', subject, estateId } as const;
  await deps.db.transaction().execute((trx) => writeAudit(trx, { ...deed, detail: { before } }));
  const looked = isIn(before, ['fulfilled', 'refunded'])
    ? { order, busy: false }
    : await lookNow(deps, subject, signal);
  return { status: 200, data: await answerOf(deps, looked) };
}

type Answer = Extract<CallAnswer<'retryTopup'>, { status: 200 }>['data'];

/** What a look came to, in words for whoever runs the platform. */
export async function answerOf(deps: MoneyDeps, { order, busy }: Looked): Promise<Answer> {
  const { order_id: orderId, state } = order;
  const delivery = await deps.db
    .selectFrom('tokens')
    .select('token')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const topupToken = delivery?.token ?? null;
  if (topupToken !== null) return { state, reason: null, topupToken };
  return { state, topupToken, reason: busy ? PLATFORM_SENTENCES.beingLookedAt : await reasonOf(deps, order) };
}

async function reasonOf({ db }: MoneyDeps, { order_id: orderId, state }: Looked['order']): Promise<string> {
  if (state === 'fulfilled') return STUCK_ORDER_SENTENCES.delivered;
  if (state === 'refunded') return PLATFORM_SENTENCES.refundAlready;
  const failing = await openCaseOf(db, orderId, 'step');
  if (failing !== null) return STUCK_ORDER_SENTENCES.forAPerson(failing);
  if (isIn(state, UNPAID)) return unpaidReason(db, orderId);
  if (state !== 'refund_due') return PLATFORM_SENTENCES.stillAsked;
  const due = await db.selectFrom('refunds').select('reason').where('order_id', '=', orderId).executeTakeFirstOrThrow();
  return STUCK_ORDER_SENTENCES.returning(due.reason);
}
