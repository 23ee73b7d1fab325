import { later, type MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { furthestLeaseMs, hasCome } from './due.ts';

/** Take an order for one piece of work. Undefined when somebody has it, or it is final. */
export function claim(deps: MoneyDeps, orderId: string, as: string): Promise<OrderRow | undefined> {
  const now = deps.clock();
  return deps.db
    .updateTable('orders')
    .set((set) => ({
      claimed_until: later(now, deps.pace.leaseMs),
      claimed_by: as,
      attempts: set('attempts', '+', 1),
    }))
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['fulfilled', 'refunded'])
    .where((where) =>
      where.or([where('claimed_until', 'is', null), hasCome('claimed_until', now, furthestLeaseMs(deps.pace))]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Give an order back, with the time of the next look; a lease that has passed on is left alone. */
export async function release(deps: MoneyDeps, orderId: string, as: string, next: Date | null): Promise<void> {
  await deps.db
    .updateTable('orders')
    .set({ claimed_until: null, claimed_by: null, next_probe_at: next })
    .where('order_id', '=', orderId)
    .where('claimed_by', '=', as)
    .execute();
}

/** Give back every order that somebody has; only for a process that knows itself to be the only one. */
export async function freeLeases(deps: Pick<MoneyDeps, 'db'>): Promise<void> {
  await deps.db
    .updateTable('orders')
    .set({ claimed_until: null, claimed_by: null })
    .where('claimed_until', 'is not', null)
    .execute();
}
