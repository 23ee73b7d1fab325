import { isIn, UNSETTLED } from '#machines/settlement/settlement.ts';
import { drive } from '../order-worker/drive.ts';
import { isHeld } from '../order-worker/lease.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';

/** How long a change made by another server may go unnoticed, ms. */
const LOOK_MS = 500;

/** An order is looked at again by hand after this long at the earliest, ms: a dead vendor is not asked more (MONEY, I16). */
const AGAIN_MS = 1_000;

/** Steps that one look takes: a refusal is followed by the refund that it leads to. */
const STEPS = 3;

/** What a look came to. `busy`: somebody else had the order all the while. */
export interface Looked {
  readonly order: OrderRow;
  readonly busy: boolean;
}

/**
 * Let an order have the step that it needs, the money path's own and under its lease, and wait for what comes of it: each step
 * takes as long as a provider's answer at most. What somebody else is doing with it is waited for as long as a report is held.
 */
export async function lookNow(deps: MoneyDeps, orderId: string, signal: AbortSignal): Promise<Looked> {
  if (await askedJustNow(deps, orderId)) return { order: await rowOf(deps, orderId), busy: false };
  for (let step = 0; step < STEPS; step += 1) {
    const taken = await drive(deps, orderId);
    if (!taken) return waitForOther(deps, orderId, signal);
    const order = await rowOf(deps, orderId);
    const due = order.next_probe_at !== null && order.next_probe_at <= deps.clock();
    if (!due || !isIn(order.state, UNSETTLED)) return { order, busy: false };
  }
  return { order: await rowOf(deps, orderId), busy: false };
}

async function waitForOther(deps: MoneyDeps, orderId: string, signal: AbortSignal): Promise<Looked> {
  const until = deps.clock().getTime() + deps.pace.holdMs;
  for (;;) {
    const order = await rowOf(deps, orderId);
    const left = until - deps.clock().getTime();
    const busy = isHeld(order, deps.clock);
    if (!busy || left <= 0 || signal.aborted) return { order, busy };
    await deps.changes.next(orderId, Math.min(LOOK_MS, left), signal);
  }
}

/** True when the vendor, or the provider about a refund, was asked within the last moment. */
async function askedJustNow({ db, clock }: MoneyDeps, orderId: string): Promise<boolean> {
  const now = clock();
  const since = later(now, -AGAIN_MS);
  // What stands further ahead was written by a clock that was wrong.
  const soon = later(now, AGAIN_MS);
  const asked = await db
    .selectFrom('vend_attempts')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('answered_at', '>', since)
    .where('answered_at', '<=', soon)
    .union(
      db
        .selectFrom('refunds')
        .innerJoin('refund_attempts', 'refund_attempts.refund_key', 'refunds.key')
        .select('order_id')
        .where('order_id', '=', orderId)
        .where('sent_at', '>', since)
        .where('sent_at', '<=', soon),
    )
    .execute();
  return asked.length > 0;
}

function rowOf({ db }: MoneyDeps, orderId: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
}
