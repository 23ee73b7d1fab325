import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { CardRefusal } from '#catalogues/card-refusals.ts';
import { moveOf, type SettlementEventType } from '#machines/settlement/settlement.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { Schema } from '../db/schema.ts';
import type { PaymentReport } from '../payments/port.ts';
import { traced, tracedAs } from '../tracing/tracing.ts';
import type { Delivered } from '../vending/port.ts';
import { type Change, capture, deliver, move } from './at-once.ts';
import { closeCase, openCase } from './cases.ts';
import { recordFromCredit } from './credit.ts';
import { later, type MoneyDeps } from './money.ts';
import { REUSED, recordRefund, recordRefundDue } from './records.ts';

/** An order as its row has it; amounts in kobo. */
export type OrderRow = Selectable<OrdersTable>;

/** What the provider's books say, once they say anything. */
export type KnownPayment = Exclude<PaymentReport, { status: 'unknown' }>;

/** What a window is begun with, as JSON, and what the provider calls the order; null: by its id. */
export interface Begun {
  readonly widget: string;
  readonly reference: string | null;
}

/** What its provider holds for an order: its price, or another sum. */
interface PaymentFact {
  readonly type: 'CAPTURE' | 'MISCAPTURE';
  readonly payment: KnownPayment & { readonly reference: string };
}

/** A fact about an order, with what has to be written down with it. */
export type Fact =
  | { readonly type: Extract<SettlementEventType, 'DISPUTE' | 'FULFIL' | 'VENDOR_UNKNOWN'> }
  /** `begun`: its window is handed out for the first time. */
  | { readonly type: 'OPEN'; readonly begun?: Begun }
  /** `refusal`: why, where the provider says. */
  | { readonly type: 'PAYMENT_FAIL'; readonly refusal: CardRefusal | null }
  /** Nobody paid from `since` on, when its window was handed out: it does not hold once that was done again. */
  | { readonly type: 'ABANDON'; readonly since: Date }
  | PaymentFact
  /** The buyer's own credit pays. */
  | { readonly type: 'CAPTURE'; readonly from: 'credit' }
  /** `order`: what was sold, of which nothing changes any more once it is priced. */
  | { readonly type: 'DELIVER'; readonly delivered: Delivered; readonly order: OrderRow }
  | { readonly type: 'REFUSE'; readonly reason: string }
  /** `from`: whence it was paid by hand; left out, the provider gave it back. */
  | { readonly type: 'REFUND'; readonly refundReference: string; readonly from?: 'bank' | 'provider' };

/** `changed` is false when the fact meant nothing to the order's state: nothing was written. */
interface Settled {
  readonly changed: boolean;
  readonly order: OrderRow;
}

type SettleDeps = Pick<MoneyDeps, 'clock' | 'payments' | 'vending' | 'letters' | 'metrics' | 'crash' | 'pace'>;

/** Facts to which nothing belongs but the order's row. */
type Bare = Extract<Fact, { type: 'OPEN' | 'DISPUTE' | 'FULFIL' | 'VENDOR_UNKNOWN' | 'PAYMENT_FAIL' }>;

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
  const change = changeOf(deps, orderId, fact);
  const order = await (isBare(fact) ? move(trx, change) : write(trx, deps, change, fact));
  if (order === undefined) return { changed: false, order: await locked(trx, orderId) };
  deps.metrics.settled(fact.type, order.captured_at, change.at);
  deps.crash('C6');
  return { changed: true, order };
}

/** The same for a fact that is one statement, which needs no transaction around it. */
async function settleBare(deps: MoneyDeps, orderId: string, fact: Bare): Promise<Settled> {
  const change = changeOf(deps, orderId, fact);
  const order = await move(deps.db, change);
  if (order === undefined) return { changed: false, order: await locked(deps.db, orderId) };
  deps.metrics.settled(fact.type, order.captured_at, change.at);
  return { changed: true, order };
}

/**
 * The same for a payment of an order that can be paid, to which nothing belongs that its one statement does not write. Undefined: nothing was
 * written, and why is looked for with the order locked.
 */
async function captureAlone(deps: MoneyDeps, orderId: string, fact: PaymentFact): Promise<Settled | undefined> {
  const change = changeOf(deps, orderId, fact);
  // Inside the statement: none of it is written.
  deps.crash('C6');
  const order = await capture(deps.db, deps, change, fact.payment);
  if (order === undefined) return undefined;
  deps.metrics.settled(fact.type, order.captured_at, change.at);
  return { changed: true, order };
}

/** Tell of an order that was begun as it was claimed what is told of any fact. */
export function tellBegun(deps: Pick<MoneyDeps, 'metrics' | 'log' | 'changes'>, order: OrderRow): Promise<void> {
  const { order_id: orderId, state } = order;
  const attributes = { 'wattchat.order': orderId, 'wattchat.fact': 'FULFIL', 'wattchat.state': state };
  return traced('settle', { attributes }, async () => {
    deps.metrics.settled('FULFIL', order.captured_at, order.updated_at);
    deps.log('info', { orderId, state, fact: 'FULFIL' }, 'order settled');
    deps.changes.changed(orderId, order);
  });
}

function isBare(fact: Fact): fact is Bare {
  const bare: readonly Fact['type'][] = ['OPEN', 'DISPUTE', 'FULFIL', 'VENDOR_UNKNOWN', 'PAYMENT_FAIL'];
  return bare.includes(fact.type);
}

/** What belongs to a fact, and the order as it is then. Undefined: it does not hold for this order. */
async function write(
  trx: Transaction<Schema>,
  deps: SettleDeps,
  change: Change,
  fact: Exclude<Fact, Bare>,
): Promise<OrderRow | undefined> {
  switch (fact.type) {
    case 'CAPTURE':
      return 'from' in fact ? writeLocked(trx, deps, change, fact) : paid(trx, deps, change, fact.payment);
    case 'MISCAPTURE': {
      const order = await paid(trx, deps, change, fact.payment);
      if (order === undefined) return undefined;
      await openCase(trx, order.order_id, 'the amount paid is not the price', change.at);
      await recordRefundDue(trx, deps, order, fact.payment.amountKobo, 'the amount paid is not the price');
      return order;
    }
    case 'DELIVER': {
      const order = await deliver(trx, deps, change, fact.order, fact.delivered);
      if (order !== undefined) await deps.letters.receipt(trx, order, fact.delivered, order.captured_at ?? change.at);
      return order;
    }
    default:
      return writeLocked(trx, deps, change, fact);
  }
}

/** A payment that its provider holds. Where its reference has paid another order this one is a case. */
async function paid(
  trx: Transaction<Schema>,
  deps: SettleDeps,
  change: Change,
  payment: KnownPayment & { readonly reference: string },
): Promise<OrderRow | undefined> {
  const order = await capture(trx, deps, change, payment);
  if (order !== undefined) return order;
  // Locked, so that it stays as it is: another fact may have made the order one that can be paid.
  if (!change.from.includes((await locked(trx, change.orderId)).state)) return undefined;
  const again = await capture(trx, deps, change, payment);
  if (again === undefined) await openCase(trx, change.orderId, REUSED, change.at);
  return again;
}

type Rare = Extract<Fact, { type: 'ABANDON' | 'REFUSE' | 'REFUND' } | { from: 'credit' }>;

/** Facts that are rare, or need more of the row than its state: it is locked, looked at, and then changed. */
async function writeLocked(
  trx: Transaction<Schema>,
  deps: SettleDeps,
  change: Change,
  fact: Rare,
): Promise<OrderRow | undefined> {
  const order = await locked(trx, change.orderId);
  if (!change.from.includes(order.state)) return undefined;
  if (fact.type === 'ABANDON' && order.updated_at.getTime() !== fact.since.getTime()) return undefined;
  if (fact.type === 'CAPTURE' && !(await recordFromCredit(trx, order, change.at))) return undefined;
  if (fact.type === 'REFUSE') await recordRefundDue(trx, deps, order, order.total_kobo, fact.reason);
  if (fact.type === 'REFUND') await recordRefund(trx, deps, order, fact.refundReference, fact.from);
  const changed = await move(trx, change);
  if (fact.type === 'CAPTURE') await closeCase(trx, order.order_id, change.at, ['unheard']);
  if (fact.type === 'REFUND') await closeCase(trx, order.order_id, change.at);
  return changed;
}

/** The order, which nobody else changes until the transaction ends. */
function locked(trx: Kysely<Schema>, orderId: string): Promise<OrderRow> {
  return trx.selectFrom('orders').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
}

/** What a fact does to the order's row. */
function changeOf({ clock, pace }: Pick<MoneyDeps, 'clock' | 'pace'>, orderId: string, fact: Fact): Change {
  const at = clock();
  const { from, to: state } = moveOf(fact.type);
  return { orderId, from, at, set: { state, updated_at: at, ...besideState(fact, at, pace) } };
}

function besideState(fact: Fact, at: Date, pace: MoneyDeps['pace']): Change['set'] {
  // Who asked before this was known has to let the order go.
  const nobody = { claimed_until: null, claimed_by: null };
  switch (fact.type) {
    case 'OPEN':
      return { next_probe_at: later(at, pace.unpaidProbeMs), ...nobody, ...(fact.begun && firstWindow(fact.begun)) };
    case 'CAPTURE':
    case 'MISCAPTURE':
      return { next_probe_at: at, captured_at: at, attempts: 0, ...nobody };
    case 'REFUSE':
      return { next_probe_at: at };
    // Nobody has to look any more, so that nobody has to give it back either.
    case 'DELIVER':
    case 'REFUND':
      return { next_probe_at: null, ...nobody };
    case 'PAYMENT_FAIL':
      return { card_refusal: fact.refusal };
    default:
      return {};
  }
}

/** Of two that begin at once, both answer what was kept first. */
export const firstWindow = ({ widget, reference }: Begun): Change['set'] => ({
  widget: sql<string>`coalesce(orders.widget, ${widget})`,
  payment_reference: sql<string>`case when orders.widget is null then ${reference}::text else orders.payment_reference end`,
});

/**
 * Settle in a transaction of its own, then tell who waits and start what became due. A fact that depends on more than the
 * order is found out in the same transaction. `besides`: what belongs to it besides, done in that transaction where it changed something.
 */
export function settleNow(deps: MoneyDeps, orderId: string, given: GivenFact, besides?: Besides): Promise<Settled> {
  return traced('settle', { attributes: { 'wattchat.order': orderId } }, () =>
    settleAndTell(deps, orderId, given, besides),
  );
}

type Besides = (trx: Transaction<Schema>) => Promise<void>;

/** A fact, or how it is found out. */
type GivenFact = Fact | ((trx: Transaction<Schema>) => Promise<Fact>);

async function settleAndTell(
  deps: MoneyDeps,
  orderId: string,
  given: GivenFact,
  besides: Besides | undefined,
): Promise<Settled> {
  const { fact, settled } = await settledBy(deps, orderId, given, besides);
  tracedAs({ 'wattchat.fact': fact.type, 'wattchat.state': settled.order.state });
  if (fact.type === 'CAPTURE' || fact.type === 'MISCAPTURE') deps.crash('C7');
  if (settled.changed) {
    deps.log('info', { orderId, state: settled.order.state, fact: fact.type }, 'order settled');
    deps.changes.changed(orderId, settled.order);
    if (settled.order.state === 'captured' || settled.order.state === 'refund_due') deps.nudge(orderId);
  }
  return settled;
}

async function settledBy(deps: MoneyDeps, orderId: string, given: GivenFact, besides: Besides | undefined) {
  if (typeof given !== 'function' && isBare(given))
    return { fact: given, settled: await settleBare(deps, orderId, given) };
  if (typeof given !== 'function' && besides === undefined && given.type === 'CAPTURE' && !('from' in given)) {
    const settled = await captureAlone(deps, orderId, given);
    if (settled !== undefined) return { fact: given, settled };
  }
  return deps.db.transaction().execute(async (trx) => {
    const fact = typeof given === 'function' ? await given(trx) : given;
    const settled = await settle(trx, deps, orderId, fact);
    if (settled.changed) await besides?.(trx);
    return { fact, settled };
  });
}
