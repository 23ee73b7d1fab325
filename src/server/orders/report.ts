import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { nothingFor } from '#src/receipt/words.ts';
import { refusal } from '../http/refusals.ts';
import { type Checked, checkPayment } from '../order-worker/check-payment.ts';
import { isUnknownForLong } from '../order-worker/fulfil.ts';
import { paidFromCredit } from '../settlement/credit.ts';
import { isHint, keepHint } from '../settlement/look-for.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import type { Delivered } from '../vending/port.ts';
import { deliveryOf } from './own-orders.ts';

/** What the browser says the widget told it of an order. The status is a hint about how long to wait. */
export interface Reported {
  readonly status: 'CAPTURED' | 'FAILED' | 'CLOSED';
  /** By what number the window has called the payment. */
  readonly hint: string | undefined;
  /** The reporter's own order, as it stands now. */
  readonly find: () => Promise<OrderRow | undefined>;
  /** Whether the rest of what was sent is what the order says. Compared, never believed. */
  readonly agrees: (order: OrderRow) => boolean;
}

/** How a report is answered while nothing is delivered. */
export type NotDelivered = Exclude<CallAnswer<'payBill'>, { status: 200 }>;

/** What a report of the widget's word came to. */
export type Outcome = { readonly status: 200; readonly order: OrderRow; readonly delivery: Delivered } | NotDelivered;

/** How long a change made by another server may go unnoticed, ms. */
const LOOK_MS = 500;
/** Between two questions to the provider while the browser says captured and the provider does not yet, ms. */
const ASK_MS = 2_000;

/**
 * Take the widget's word as a nudge, ask the provider, and hold the answer until the order has found its end or the hold
 * is over. 400 only when the provider says that nothing was captured, or the money is going back (DECISIONS 16).
 */
export async function reportWidget(deps: MoneyDeps, reported: Reported, signal: AbortSignal): Promise<Outcome> {
  const found = await reported.find();
  if (found === undefined) return { status: 404, data: refusal('order-not-found') };
  const order = await noteHint(deps, found, reported.hint);
  const until = deps.clock().getTime() + deps.pace.holdMs;
  let checked = await checkPayment(deps, order);
  if (!reported.agrees(order)) return differs;
  let askedAt = deps.clock().getTime();
  for (;;) {
    const outcome = await outcomeOf(deps, checked, reported.status);
    const now = deps.clock().getTime();
    if (outcome.status !== 202 || signal.aborted) return outcome;
    // Captured says the browser, and after a whole hold the provider still does not: nobody knows, and nobody is kept waiting.
    if (now >= until) return isIn(checked.order.state, UNPAID) ? unknown(checked.order.state) : outcome;
    const told = await deps.changes.next(order.order_id, Math.min(LOOK_MS, until - now), signal);
    const fresh = told ?? (await reported.find()) ?? checked.order;
    const stale = fresh.state !== checked.order.state || deps.clock().getTime() - askedAt >= ASK_MS;
    if (isIn(fresh.state, UNPAID) && stale) {
      askedAt = deps.clock().getTime();
      checked = await checkPayment(deps, fresh);
    } else {
      checked = { ...checked, order: fresh };
    }
  }
}

/** Keep by what number the window has called the payment, where its provider is asked by that: the sweep needs it, of a second payment too. */
async function noteHint(deps: MoneyDeps, order: OrderRow, hint: string | undefined): Promise<OrderRow> {
  if (!deps.payments.findsByHint || hint === undefined || !isHint(hint)) return order;
  return order.payment_hints.includes(hint) ? order : keepHint(deps.db, order.order_id, hint);
}

/**
 * The answer to a state. 'Nothing was captured' is said only when the provider has just been asked and said so itself, the
 * row may be older than a capture; and never to a browser that saw its card charged, or while a person has to look.
 */
async function outcomeOf(deps: MoneyDeps, checked: Checked, status: Reported['status']): Promise<Outcome> {
  const { order, answered, disputed, blind } = checked;
  const { state } = order;
  if (disputed && isIn(state, UNPAID)) return unknown(state);
  // A card that was declined may be followed by one that was charged, of which the provider hears later than the browser.
  const claimed = status === 'CAPTURED';
  switch (state) {
    case 'fulfilled': {
      const delivery = await deliveryOf(deps, order.order_id);
      if (delivery === undefined) throw new Error(`Order ${order.order_id} is fulfilled without a delivery.`);
      return { status: 200, order, delivery };
    }
    case 'refund_due':
    case 'refunded':
      return refused(
        'refunding',
        state,
        `${nothingFor({ kind: order.kind, meterType: order.meter_type })} ${await whereTo(deps, order)}`,
      );
    case 'failed':
      return answered && !claimed
        ? refused('not-captured', state, LOOKUP_SENTENCES.notCaptured(order.card_refusal))
        : working(state);
    case 'abandoned':
    case 'quoted':
    case 'opened':
      return answered && !claimed
        ? refused('not-paid', state, blind ? SENTENCES.closedUntold : NOTHING_CHARGED)
        : working(state);
    case 'pending':
      return isUnknownForLong(deps, order) ? unknown(state) : working(state);
    default:
      return working(state);
  }
}

/** Where the money of an order goes back to. */
async function whereTo({ db }: MoneyDeps, { order_id: orderId }: OrderRow): Promise<string> {
  return (await paidFromCredit(db, orderId)) ? CREDIT_SENTENCES.goesBack : CREDIT_SENTENCES.goesToCard;
}

const refused = (code: string, state: OrderRow['state'], message: string): NotDelivered => ({
  status: 400,
  data: { code, state, message },
});

const working = (state: OrderRow['state']): NotDelivered => ({
  status: 202,
  data: { state, message: 'Your payment is being processed. Please do not pay again.' },
});

const unknown = (state: OrderRow['state']): NotDelivered => ({
  status: 409,
  data: { code: 'outcome-unknown', state, message: UNKNOWN },
});

const NOTHING_CHARGED = 'Nothing was charged.';
const UNKNOWN = 'We do not know yet whether your payment went through. It is safe. Please do not pay again.';
const differs = {
  status: 422,
  data: { code: 'order-differs', message: 'This is not what the order says. We are looking up what was paid.' },
} as const;
