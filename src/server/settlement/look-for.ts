import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import type { Schema } from '../db/schema.ts';
import { later, type MoneyDeps } from './money.ts';
import { type OrderRow, settle } from './settle.ts';

const MINUTE_MS = 60_000;

/** How long somebody may still be at a card window that was handed out. */
export const AT_THE_WINDOW_MS = 30 * MINUTE_MS;
/** How long a late capture is looked for. */
export const LOOKED_FOR_MS = 24 * 60 * MINUTE_MS;
/** Between two questions about an order that is paid late, if at all. */
export const LATE_PROBE_MS = 15 * MINUTE_MS;

const opened = z.object({ provider: z.string() });

/** With which provider an order's window was opened, where that is not the one of now: nobody here can ask it. Else null. */
export function openedElsewhere({ payments }: Pick<MoneyDeps, 'payments'>, { widget }: Pick<OrderRow, 'widget'>) {
  const { data } = opened.safeParse(widget === null ? null : JSON.parse(widget));
  return data === undefined || data.provider === payments.name ? null : data.provider;
}

/** True when nothing has to be done for a window that is handed out: it is looked for long enough, or has been paid. */
export function isLookedFor({ clock }: Pick<MoneyDeps, 'clock'>, { state, updated_at: at }: OrderRow): boolean {
  if (!isIn(state, UNPAID)) return true;
  return state !== 'abandoned' && clock().getTime() - at.getTime() < AT_THE_WINDOW_MS / 2;
}

/**
 * Hand out the card window of an order once more: whoever has it may pay, so the order is looked for as when it was new. What
 * was paid already is left as it is.
 */
export function handOut(deps: MoneyDeps, orderId: string): Promise<OrderRow> {
  return deps.db.transaction().execute(async (trx) => {
    const { changed, order } = await settle(trx, deps, orderId, { type: 'OPEN' });
    if (changed || !isIn(order.state, UNPAID)) return order;
    const now = deps.clock();
    return (
      trx
        .updateTable('orders')
        // A sweep that is asking this moment counts from the window before: its lease goes, and its next look with it.
        .set({
          updated_at: now,
          next_probe_at: later(now, deps.pace.unpaidProbeMs),
          claimed_until: null,
          claimed_by: null,
        })
        .where('order_id', '=', orderId)
        .returningAll()
        .executeTakeFirstOrThrow()
    );
  });
}

/** True when nobody looks for a payment of the order any more, which can still be paid where its window is open. */
export function isForgotten({ state, next_probe_at: next }: OrderRow): boolean {
  return next === null && isIn(state, UNPAID);
}

/** Somebody watches a forgotten order, and so may have its card window open: it is looked for once more. */
export async function lookOnceMore(deps: MoneyDeps, order: OrderRow): Promise<void> {
  await deps.db
    .updateTable('orders')
    .set({ next_probe_at: later(deps.clock(), LATE_PROBE_MS) })
    .where('order_id', '=', order.order_id)
    .where('state', 'in', UNPAID)
    .where('next_probe_at', 'is', null)
    .execute();
}

/** Most numbers of payments that are kept of an order: each is asked about. */
const MOST_HINTS = 5;

/** True for what may be a provider's number of a payment. */
export const isHint = (hint: string): boolean => /^[\w.-]{1,64}$/.test(hint);

/** Keep a number under which an order may have been paid, the newest first. */
export function keepHint(db: Kysely<Schema>, orderId: string, hint: string): Promise<OrderRow> {
  return db
    .updateTable('orders')
    .set({
      payment_hints: sql`(array[${hint}]::text[] || array_remove(payment_hints, ${hint}))[1:${sql.lit(MOST_HINTS)}]`,
    })
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
