import type { CallAnswer } from '#catalogues/calls/services.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import type { Person } from '../accounts/person.ts';
import { refusal } from '../http/problems.ts';
import { type Checked, checkPayment } from '../payments/check-payment.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { deliveredAnswer } from './order-answer.ts';
import { estateName, ownOrder, tokenOf } from './own-orders.ts';

type Answer = CallAnswer<'topupPower'>;
type Word = WidgetWord['transfer_reference'];

/** What the browser says the widget told it. Only its order id is used; the rest is a hint about how long to wait. */
export interface WidgetWord {
  readonly transfer_reference: { readonly status: 'CAPTURED' | 'FAILED' | 'CLOSED'; readonly orderId: string };
  /** Naira. Compared with the price, never believed. */
  readonly amount: number;
}

/** How long a change made by another server may go unnoticed, ms. */
const LOOK_MS = 500;
/** Between two questions to the provider while the browser says captured and the provider does not yet, ms. */
const ASK_MS = 2_000;

/**
 * Take the widget's word as a nudge, ask the provider, and hold the answer until the order has found its end or the hold
 * is over. 400 only when the provider says that nothing was captured, or the money is going back (DECISIONS 16).
 */
export async function reportWidget(
  deps: MoneyDeps,
  person: Person,
  word: WidgetWord,
  signal: AbortSignal,
): Promise<Answer> {
  const { orderId, status } = word.transfer_reference;
  const order = await ownOrder(deps, orderId, person.id);
  if (order === undefined) return { status: 404, data: refusal('order-not-found') };
  const until = deps.clock().getTime() + deps.pace.holdMs;
  let checked = await checkPayment(deps, order);
  if (Math.round(word.amount * KOBO_PER_NAIRA) !== order.total_kobo) return wrongAmount;
  let askedAt = deps.clock().getTime();
  for (;;) {
    const answer = await answerFor(deps, checked, status);
    const now = deps.clock().getTime();
    if (answer.status !== 202 || signal.aborted) return answer;
    // Captured says the browser, and after a whole hold the provider still does not: nobody knows, and nobody is kept waiting.
    if (now >= until) return isIn(checked.order.state, UNPAID) ? unknown(checked.order.state) : answer;
    await deps.changes.next(orderId, Math.min(LOOK_MS, until - now), signal);
    const fresh = (await ownOrder(deps, orderId, person.id)) ?? checked.order;
    const stale = fresh.state !== checked.order.state || deps.clock().getTime() - askedAt >= ASK_MS;
    if (isIn(fresh.state, UNPAID) && stale) {
      askedAt = deps.clock().getTime();
      checked = await checkPayment(deps, fresh);
    } else {
      checked = { ...checked, order: fresh };
    }
  }
}

/**
 * The answer to a state. 'Nothing was captured' is said only when the provider has just been asked and said so itself: the
 * row may be older than a capture.
 */
async function answerFor(deps: MoneyDeps, { order, answered }: Checked, status: Word['status']): Promise<Answer> {
  const { state } = order;
  switch (state) {
    case 'fulfilled': {
      const token = await tokenOf(deps, order.order_id);
      if (token === undefined) throw new Error(`Order ${order.order_id} is fulfilled without a token.`);
      return { status: 200, data: deliveredAnswer(order, token, await estateName(deps, order.estate_id)) };
    }
    case 'refund_due':
    case 'refunded':
      return { status: 400, data: { code: 'refunding', state, message: RETURNING } };
    case 'failed':
      return answered ? { status: 400, data: { code: 'not-captured', state, message: NOT_CAPTURED } } : working(state);
    case 'abandoned':
      return answered ? { status: 400, data: { code: 'not-paid', state, message: NOTHING_CHARGED } } : working(state);
    case 'quoted':
    case 'opened':
      return answered && status !== 'CAPTURED'
        ? { status: 400, data: { code: 'not-paid', state, message: NOTHING_CHARGED } }
        : working(state);
    case 'pending': {
      const paidFor = deps.clock().getTime() - (order.captured_at ?? order.updated_at).getTime();
      if (paidFor < deps.pace.unknownAfterMs) return working(state);
      return unknown(state);
    }
    default:
      return working(state);
  }
}

const working = (state: OrderRow['state']): Answer => ({
  status: 202,
  data: { state, message: 'Your payment is being processed. Please do not pay again.' },
});

const unknown = (state: OrderRow['state']): Answer => ({
  status: 409,
  data: { code: 'outcome-unknown', state, message: UNKNOWN },
});

const RETURNING = 'No power could be bought for this meter. The money is on its way back to your card.';
const NOT_CAPTURED = 'The bank did not approve the payment. Nothing was taken from your card.';
const NOTHING_CHARGED = 'Nothing was charged.';
const UNKNOWN = 'We do not know yet what became of this payment. Your payment is safe: please do not pay again.';
const wrongAmount = {
  status: 422,
  data: { code: 'amount-differs', message: "The amount is not this order's price. What was paid is being looked up." },
} as const;
