import pLimit, { type LimitFunction } from 'p-limit';
import { lookForReceipts } from '../resident-accounts/look.ts';
import { spendCredit } from '../resident-accounts/spend.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { returnArrivals } from '../transfers/arrivals.ts';
import { sweepChargebacks } from './chargebacks.ts';
import { askUnpaid, settleDue } from './due.ts';
import { sweepFurther } from './further.ts';
import { lookAtDueNumbers } from './late-transfers.ts';
import { takeRound } from './lease.ts';
import { lookForCaptures } from './look-for-captures.ts';
import { pullBack } from './pull-back.ts';
import { readSilences } from './silence.ts';
import { lookAtVendors } from './vendors.ts';

/** How many orders one process settles at once, nudges among them, and about how many it asks at once whether they were paid. */
export interface WorkerSlots {
  readonly settling: LimitFunction;
  readonly asking: LimitFunction;
  /** Aborts when the process takes no more work. */
  readonly stopping: AbortSignal;
}

/** Slots of a process that does nothing yet. */
export function workerSlots(stopping: AbortSignal = new AbortController().signal): WorkerSlots {
  return { settling: pLimit(64), asking: pLimit(20), stopping };
}

/**
 * One look at what is due. Every server does it at its own pace: each order is taken by one of them, and what is asked of somebody who
 * does not answer is shared by all. What there is besides orders is done by one server in each round.
 */
export async function sweep(deps: MoneyDeps, slots: WorkerSlots = workerSlots()): Promise<void> {
  deps.crash('C16');
  await Promise.all([readSilences(deps), pullBack(deps)]);
  const ended = await Promise.allSettled([
    settleDue(deps, slots.settling, slots.stopping),
    lookForCaptures(deps, slots.stopping).then(() => askUnpaid(deps, slots.asking)),
    besides(deps),
  ]);
  deps.crash('C17');
  for (const end of ended) {
    if (end.status === 'rejected') deps.log('error', { err: end.reason }, 'an order could not be driven');
  }
}

/** What is no order: one server does it in each round, so that all of them together keep one pace. */
async function besides(deps: MoneyDeps): Promise<void> {
  if (!(await takeRound(deps, 'orders', deps.pace.sweepMs))) return;
  const ended = await Promise.allSettled([
    lookAtDueNumbers(deps),
    returnArrivals(deps),
    lookForReceipts(deps),
    spendCredit(deps),
    sweepFurther(deps),
    sweepChargebacks(deps),
    lookAtVendors(deps),
  ]);
  for (const end of ended) {
    if (end.status === 'rejected')
      deps.log('error', { err: end.reason }, 'what is due besides orders could not be done');
  }
}
