import type { Selectable, Transaction } from 'kysely';
import type { CardRefusal } from '#catalogues/card-refusals.ts';
import { nextState, type SettlementEventType } from '#machines/settlement/settlement.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { Schema } from '../db/schema.ts';
import type { Attachment } from '../mail/outbox.ts';
import type { PaymentReport } from '../payments/port.ts';
import type { Delivered } from '../vending/port.ts';
import { closeCase, openCase } from './cases.ts';
import { recordFromCredit } from './credit.ts';
import { later, type MoneyDeps } from './money.ts';
import { recordCapture, recordDelivery, recordRefund, recordRefundDue } from './records.ts';

/** An order as its row has it; amounts in kobo. */
export type OrderRow = Selectable<OrdersTable>;

/** What the provider's books say, once they say anything. */
export type KnownPayment = Exclude<PaymentReport, { status: 'unknown' }>;

/** A fact about an order, with what has to be written down with it. */
export type Fact =
  | { readonly type: Extract<SettlementEventType, 'OPEN' | 'DISPUTE' | 'FULFIL' | 'VENDOR_UNKNOWN'> }
  /** `refusal`: why, where the provider says. */
  | { readonly type: 'PAYMENT_FAIL'; readonly refusal: CardRefusal | null }
  /** Nobody paid from `since` on, when its window was handed out: it does not hold once that was done again. */
  | { readonly type: 'ABANDON'; readonly since: Date }
  | { readonly type: 'CAPTURE' | 'MISCAPTURE'; readonly payment: KnownPayment & { readonly reference: string } }
  /** The buyer's own credit pays. */
  | { readonly type: 'CAPTURE'; readonly from: 'credit' }
  | { readonly type: 'DELIVER'; readonly delivered: Delivered; readonly receipt: readonly Attachment[] }
  | { readonly type: 'REFUSE'; readonly reason: string }
  /** `from`: whence it was paid by hand; left out, the provider gave it back. */
  | { readonly type: 'REFUND'; readonly refundReference: string; readonly from?: 'bank' | 'provider' };

/** `changed` is false when the fact meant nothing to the order's state: nothing was written. */
interface Settled {
  readonly changed: boolean;
  readonly order: OrderRow;
}

type SettleDeps = Pick<MoneyDeps, 'clock' | 'payments' | 'vending' | 'letters' | 'metrics' | 'crash' | 'pace'>;

/**
 * Apply a fact to an order: the next state and everything that belongs to it, in the caller's transaction. The row is
 * locked first, so of several callers with the same fact one changes something and the others change nothing.
 */
export async function settle(
  trx: Transaction<Schema>,
  deps: SettleDeps,
  orderId: string,
  fact: Fact,
): Promise<Settled> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const state = nextState(order.state, { type: fact.type });
  if (state === order.state) return { changed: false, order };
  if (!(await write(trx, deps, order, fact))) return { changed: false, order };
  const now = deps.clock();
  const paidNow = fact.type === 'CAPTURE' || fact.type === 'MISCAPTURE';
  // Who asked before this was known has to let the order go.
  const anew = paidNow || fact.type === 'OPEN';
  const changed = await trx
    .updateTable('orders')
    .set({
      state,
      updated_at: now,
      ...nextLook(fact, now, deps.pace),
      ...(paidNow && { captured_at: now, attempts: 0 }),
      ...(fact.type === 'PAYMENT_FAIL' && { card_refusal: fact.refusal }),
      ...(anew && { claimed_until: null, claimed_by: null }),
    })
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (paidNow) await closeCase(trx, orderId, now, ['unheard']);
  if (state === 'fulfilled' || state === 'refunded') await closeCase(trx, orderId, now);
  deps.metrics.settled(fact.type, changed.captured_at, now);
  deps.crash('C6');
  return { changed: true, order: changed };
}

/** What belongs to a fact. False: it does not hold for this order after all. */
async function write(trx: Transaction<Schema>, deps: SettleDeps, order: OrderRow, fact: Fact): Promise<boolean> {
  if (fact.type === 'ABANDON') return order.updated_at.getTime() === fact.since.getTime();
  if (fact.type === 'CAPTURE')
    return 'from' in fact ? recordFromCredit(trx, order, deps.clock()) : recordCapture(trx, deps, order, fact.payment);
  if (fact.type === 'MISCAPTURE') {
    if (!(await recordCapture(trx, deps, order, fact.payment))) return false;
    await openCase(trx, order.order_id, 'the amount paid is not the price', deps.clock());
    await recordRefundDue(trx, deps, order, fact.payment.amountKobo, 'the amount paid is not the price');
  }
  if (fact.type === 'REFUSE') await recordRefundDue(trx, deps, order, order.total_kobo, fact.reason);
  if (fact.type === 'DELIVER') await recordDelivery(trx, deps, order, fact.delivered, fact.receipt);
  if (fact.type === 'REFUND') await recordRefund(trx, deps, order, fact.refundReference, fact.from);
  return true;
}

/** When somebody has to look at the order next: the job that is queued by the fact, as part of the row itself. */
function nextLook(fact: Fact, now: Date, pace: MoneyDeps['pace']): { next_probe_at?: Date | null } {
  switch (fact.type) {
    case 'OPEN':
      return { next_probe_at: later(now, pace.unpaidProbeMs) };
    case 'CAPTURE':
    case 'MISCAPTURE':
    case 'REFUSE':
      return { next_probe_at: now };
    case 'DELIVER':
    case 'REFUND':
      return { next_probe_at: null };
    default:
      return {};
  }
}

/**
 * Settle in a transaction of its own, then tell who waits and start what became due. A fact that depends on more than the
 * order is found out in the same transaction.
 */
export async function settleNow(
  deps: MoneyDeps,
  orderId: string,
  given: Fact | ((trx: Transaction<Schema>) => Promise<Fact>),
): Promise<Settled> {
  const { fact, settled } = await deps.db.transaction().execute(async (trx) => {
    const fact = typeof given === 'function' ? await given(trx) : given;
    return { fact, settled: await settle(trx, deps, orderId, fact) };
  });
  if (fact.type === 'CAPTURE' || fact.type === 'MISCAPTURE') deps.crash('C7');
  if (settled.changed) {
    deps.log('info', { orderId, state: settled.order.state, fact: fact.type }, 'order settled');
    deps.changes.changed(orderId);
    if (settled.order.state === 'captured' || settled.order.state === 'refund_due') deps.nudge(orderId);
  }
  return settled;
}
