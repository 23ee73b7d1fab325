import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { checkPayment } from '../payments/check-payment.ts';
import { refund } from '../payments/refund.ts';
import { fulfil, type NextLook } from '../vending/fulfil.ts';
import { noteProbe } from './cases.ts';
import { claim, release } from './lease.ts';
import { later, type MoneyDeps } from './money.ts';
import { type OrderRow, settleNow } from './settle.ts';

const MINUTE_MS = 60_000;
/** How long somebody may still be at the card window. */
const ABANDONED_AFTER_MS = 30 * MINUTE_MS;
/** How long a late capture is looked for. */
const LOOKED_FOR_MS = 24 * 60 * MINUTE_MS;

/**
 * Do what an order needs now, under a lease: ask about its payment, fulfil it, or return its money. False: somebody else is
 * doing so, or it needs nothing any more.
 */
export async function drive(deps: MoneyDeps, orderId: string): Promise<boolean> {
  const as = deps.random.uuid();
  const order = await claim(deps, orderId, as);
  if (order === undefined) return false;
  const next = await step(deps, order);
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
  const { order: now, answered } = await checkPayment(deps, order);
  if (!isIn(now.state, UNPAID)) return now.next_probe_at;
  const age = deps.clock().getTime() - order.created_at.getTime();
  // No answer says nothing about the charge, so it is no reason to give an order up; but the widget of a quoted one never
  // opened, and a provider that was never told of it has no answer.
  const known = answered || now.state === 'quoted';
  const over = known && age >= ABANDONED_AFTER_MS;
  if (over && isIn(now.state, ['quoted', 'opened'])) await settleNow(deps, order.order_id, { type: 'ABANDON' });
  if (age >= LOOKED_FOR_MS && (known || order.widget === null)) return null;
  return later(deps.clock(), age < ABANDONED_AFTER_MS ? deps.pace.unpaidProbeMs : 15 * MINUTE_MS);
}
