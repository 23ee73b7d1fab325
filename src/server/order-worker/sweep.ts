import { UNPAID, UNSETTLED } from '#machines/settlement/settlement.ts';
import { lookForReceipts } from '../resident-accounts/look.ts';
import { spendCredit } from '../resident-accounts/spend.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { returnArrivals } from '../transfers/arrivals.ts';
import { sweepChargebacks } from './chargebacks.ts';
import { drive } from './drive.ts';
import { sweepFurther } from './further.ts';
import { lookAtDueNumbers } from './late-transfers.ts';
import { furthestLeaseMs, furthestLookMs, hasCome, takeRound } from './lease.ts';
import { lookAtVendors } from './vendors.ts';

/** Most orders of a kind in one round: at one round a second, what a dead vendor or provider sees of us (MONEY, I16). */
const ROUND = { settling: 5, unpaid: 20 } as const;

/**
 * One round: drive the orders that are due and that nobody is driving. Every server calls it, and the one that moves the
 * round on does it, so that all of them together keep one pace.
 */
export async function sweep(deps: MoneyDeps): Promise<number> {
  deps.crash('C16');
  if (!(await takeRound(deps, 'orders', deps.pace.sweepMs))) return 0;
  const due = [...(await dueOrders(deps, UNSETTLED, ROUND.settling)), ...(await dueOrders(deps, UNPAID, ROUND.unpaid))];
  const ended = await Promise.allSettled([
    ...due.map((orderId) => drive(deps, orderId, true)),
    lookAtDueNumbers(deps),
    returnArrivals(deps),
    lookForReceipts(deps),
    spendCredit(deps),
    sweepFurther(deps),
    sweepChargebacks(deps),
    lookAtVendors(deps),
  ]);
  deps.crash('C17');
  for (const end of ended) {
    if (end.status === 'rejected') deps.log('error', { err: end.reason }, 'an order could not be driven');
  }
  return due.length;
}

async function dueOrders(deps: MoneyDeps, states: typeof UNPAID | typeof UNSETTLED, most: number): Promise<string[]> {
  const now = deps.clock();
  const rows = await deps.db
    .selectFrom('orders')
    .select('order_id')
    .where('state', 'in', states)
    .where(hasCome('next_probe_at', now, furthestLookMs(deps)))
    .where((where) =>
      where.or([where('claimed_until', 'is', null), hasCome('claimed_until', now, furthestLeaseMs(deps.pace))]),
    )
    .orderBy('next_probe_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.order_id);
}
