import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { noteProbe, openCase } from '../settlement/cases.ts';
import { AT_THE_WINDOW_MS, LATE_PROBE_MS, LOOKED_FOR_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { type OrderRow, settleNow } from '../settlement/settle.ts';
import { checkPayment } from './check-payment.ts';
import { stepFailed, stepWentWell } from './failing.ts';
import { backOff, fulfil, type NextLook } from './fulfil.ts';
import { claim, release } from './lease.ts';

/**
 * Do what an order needs now, under a lease: ask about its payment, fulfil it, or return its money. False: somebody else is
 * doing so, or it needs nothing any more. `due`: it was found to be due, and is left alone where somebody has looked since. What throws
 * is tried again after a wait that grows.
 */
export async function drive(deps: MoneyDeps, orderId: string, due = false): Promise<boolean> {
  const as = deps.random.uuid();
  const order = await claim(deps, orderId, as, due);
  if (order === undefined) return false;
  const next = await step(deps, order).then(
    async (looked) => {
      await stepWentWell(deps, order);
      return looked;
    },
    (cause: unknown) => stepFailed(deps, order, as, cause),
  );
  await noteProbe(deps.db, orderId, deps.clock(), next);
  await release(deps, orderId, as, next);
  return true;
}

function step(deps: MoneyDeps, order: OrderRow): Promise<NextLook> {
  if (order.state === 'refund_due') return refund(deps, order);
  if (isIn(order.state, UNPAID)) return probeUnpaid(deps, order);
  return fulfil(deps, order);
}

async function probeUnpaid(deps: MoneyDeps, order: OrderRow): Promise<NextLook> {
  const { order: now, answered, disputed } = await checkPayment(deps, order);
  if (!isIn(now.state, UNPAID)) return now.next_probe_at;
  // Since its window was last handed out, or it was declined or given up: whatever was done with it may be followed by a payment.
  const age = deps.clock().getTime() - now.updated_at.getTime();
  // No answer says nothing about the charge, and no more does a case, so neither is a reason to give an order up; but the widget of a quoted one never
  // opened, and a provider that was never told of it has no answer.
  const known = (answered || now.state === 'quoted') && !disputed;
  const late = now.state === 'abandoned' || age >= AT_THE_WINDOW_MS;
  const over = late && known && isIn(now.state, ['quoted', 'opened']);
  if (over) await settleNow(deps, order.order_id, { type: 'ABANDON', since: now.updated_at });
  else if (age >= LOOKED_FOR_MS && (known || order.widget === null)) return null;
  return later(deps.clock(), late ? LATE_PROBE_MS : deps.pace.unpaidProbeMs);
}

/**
 * Give back the money of an order; the caller holds its lease. That the provider is about to be asked is committed
 * first, so that after a crash the provider's books are looked at before it is asked again, under the same key.
 */
export async function refund(deps: MoneyDeps, order: OrderRow): Promise<NextLook> {
  const row = await deps.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
    .select(['refunds.amount_kobo', 'refunds.key', 'refunds.sent_at', 'payments.reference'])
    .where('refunds.order_id', '=', order.order_id)
    .executeTakeFirstOrThrow();
  if (row.sent_at !== null) {
    const report = await deps.payments.verify({ orderId: order.order_id, reference: row.reference });
    if (report.status === 'unknown') return later(deps.clock(), backOff(deps, order.attempts));
    if (report.status === 'refunded') return refunded(deps, order, row.key);
  }
  await deps.db.updateTable('refunds').set({ sent_at: deps.clock() }).where('order_id', '=', order.order_id).execute();
  const answer = await deps.payments.refund({
    orderId: order.order_id,
    reference: row.reference,
    amountKobo: row.amount_kobo,
    key: row.key,
    askedAt: row.sent_at,
  });
  deps.crash('C15');
  if (answer.kind === 'accepted') return refunded(deps, order, answer.refundReference);
  // A bank takes days: what is under way is asked about at leisure, and the provider's event has it looked at before.
  if (answer.kind === 'pending') return later(deps.clock(), LATE_PROBE_MS);
  if (answer.kind === 'refused' || answer.kind === 'needs-details')
    await openCase(deps.db, order.order_id, `refund ${CASE_OF[answer.kind]}: ${answer.reason}`, deps.clock());
  return later(deps.clock(), backOff(deps, order.attempts));
}

const CASE_OF = { refused: 'refused', 'needs-details': "waits for the payer's bank account" } as const;

async function refunded(deps: MoneyDeps, order: OrderRow, refundReference: string): Promise<NextLook> {
  await settleNow(deps, order.order_id, { type: 'REFUND', refundReference });
  return null;
}
