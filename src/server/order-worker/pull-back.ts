import { type RawBuilder, sql } from 'kysely';
import { UNPAID, UNSETTLED } from '#machines/settlement/settlement.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { fromNow, takeRound } from './lease.ts';

const MINUTE_MS = 60_000;

/** Between two looks for times that cannot be, ms. */
const EVERY_MS = 5_000;
/** How much further ahead than anything here looks a stored time has to be to be taken for wrong, ms. */
const MARGIN_MS = 5 * MINUTE_MS;
/** The longest wait until an order is asked about that may be paid just now, and until any other one that nobody has paid, ms. */
const UNPAID_MS = { soon: 15 * MINUTE_MS, ever: 6 * 60 * MINUTE_MS };
/** How old an order is at most that may be paid just now, ms. */
const SOON_MS = 2 * 60 * MINUTE_MS;

/**
 * Take back times that a clock which was ahead has written: the data base's own, before somebody put it right, or a server's. What
 * waits for them would stand for as long as that clock was ahead. Nothing else has to mind: whoever asks what is due compares with now.
 */
export async function pullBack(deps: MoneyDeps): Promise<void> {
  if (!(await takeRound(deps, 'pull-back', EVERY_MS))) return;
  const { db, pace, vending } = deps;
  const now = sql<Date>`${deps.now()}::timestamptz`;
  const look = Math.max(LATE_PROBE_MS, pace.retryMostMs, pace.leaseMs + vending.settleMs) + MARGIN_MS;
  const ahead = (column: string, ms: number): RawBuilder<boolean> => sql`${sql.ref(column)} > ${fromNow(deps, ms)}`;
  await db
    .updateTable('orders')
    .set({ claimed_until: null, claimed_by: null })
    .where(ahead('claimed_until', pace.leaseMs * 1.5))
    .execute();
  await db
    .updateTable('orders')
    .set({ next_probe_at: now })
    .where('state', 'in', UNSETTLED)
    .where(ahead('next_probe_at', look))
    .execute();
  await db
    .updateTable('orders')
    .set({ next_probe_at: now })
    .where('state', 'in', UNPAID)
    .where(({ or, and }) =>
      or([
        ahead('next_probe_at', UNPAID_MS.ever + MARGIN_MS),
        and([
          ahead('next_probe_at', UNPAID_MS.soon + MARGIN_MS),
          sql<boolean>`greatest(updated_at, heard_at) > ${fromNow(deps, -SOON_MS)}`,
        ]),
      ]),
    )
    .execute();
  for (const table of ['further_payments', 'chargebacks'] as const)
    await db.updateTable(table).set({ next_look_at: now }).where(ahead('next_look_at', look)).execute();
  await db.updateTable('capture_looks').set({ next_at: now }).where(ahead('next_at', look)).execute();
}
