import { sql } from 'kysely';
import { CAPTURE_LOOKS } from '#catalogues/unpaid-looks.ts';
import { UNPAID } from '#machines/settlement/settlement.ts';
import type { SeenCapture } from '../payments/port.ts';
import { AT_THE_WINDOW_MS, LOOKED_FOR_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { fromNow } from './lease.ts';

const MINUTE_MS = 60_000;

/** How long one server has a list to itself, and how long one that could not be read is left alone, ms. */
const READING_MS = 2 * MINUTE_MS;
const UNREAD_MS = 15_000;
/** How far a list is read again: a provider may put something into it late, and its clock is not ours. */
const AGAIN_MS = 2 * MINUTE_MS;

type Reach = keyof typeof CAPTURE_LOOKS;

/**
 * Read what the provider captured of late, and have those orders asked about at once that nobody is known to have paid: one question
 * finds what nobody told of, however many orders are open. Every server calls it, one does it. While no order is open nobody is asked.
 */
export async function lookForCaptures(deps: MoneyDeps, stopping: AbortSignal): Promise<void> {
  const { captures } = deps.payments;
  if (captures === undefined || !(await isAnyOpen(deps))) return;
  await look(deps, 'recent', stopping);
  if (captures.by === 'begun') await look(deps, 'old', stopping);
}

async function look(deps: MoneyDeps, reach: Reach, stopping: AbortSignal): Promise<void> {
  const { db, payments, clock } = deps;
  const { name: provider, captures, payableForMs = LOOKED_FOR_MS } = payments;
  const now = clock();
  const readTo = captures === undefined ? undefined : await take(deps, reach);
  if (readTo === undefined) return;
  const span = { recent: AT_THE_WINDOW_MS + 5 * MINUTE_MS, old: payableForMs }[reach];
  const from = captures?.by === 'captured' ? later(readTo, -AGAIN_MS) : later(now, -span);
  let pages = 0;
  let unread: string | undefined;
  for await (const page of captures?.read(from, later(now, MINUTE_MS)) ?? []) {
    pages += 1;
    if (stopping.aborted) unread = 'this server stops';
    if (unread !== undefined) break;
    if (page.kind === 'unread') unread = page.reason;
    else await hear(deps, page.records);
  }
  const { everyMs, pageMs } = CAPTURE_LOOKS[reach];
  if (unread !== undefined) deps.log('warn', { provider, reason: unread }, 'what was captured of late was not read');
  await db
    .updateTable('capture_looks')
    .set({
      next_at: fromNow(deps, unread === undefined ? Math.max(everyMs, pages * pageMs) : UNREAD_MS),
      ...(unread === undefined && { read_to: now }),
    })
    .where('provider', '=', provider)
    .where('reach', '=', reach)
    .execute();
}

/** Take a look that is due: up to when the list was read before. Undefined: it is not due, or somebody else reads it. */
async function take(deps: MoneyDeps, reach: Reach): Promise<Date | undefined> {
  const { name: provider, payableForMs = LOOKED_FOR_MS } = deps.payments;
  const next_at = fromNow(deps, READING_MS);
  const taken = await deps.db
    .insertInto('capture_looks')
    .values({ provider, reach, read_to: fromNow(deps, -payableForMs), next_at })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'reach']).doUpdateSet({ next_at }).where('capture_looks.next_at', '<=', deps.now()),
    )
    .returning('read_to')
    .executeTakeFirst();
  return taken?.read_to;
}

async function isAnyOpen({ db }: MoneyDeps): Promise<boolean> {
  const open = db.selectFrom('orders').select('order_id').where('state', 'in', UNPAID);
  return (await open.where('next_probe_at', 'is not', null).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Something was heard of orders that nobody is known to have paid, which is a hint: each is asked about first, and as soon as whoever has
 * it gives it back. What was heard already has had its question.
 */
export async function hear(deps: Pick<MoneyDeps, 'db' | 'now'>, seen: readonly SeenCapture[]): Promise<void> {
  if (seen.length === 0) return;
  const told = JSON.stringify(seen.map(({ orderId, at }) => ({ order_id: orderId, at: at.toISOString() })));
  const now = sql<Date>`${deps.now()}::timestamptz`;
  await deps.db
    .updateTable('orders')
    .from(
      sql<{ order_id: string; at: Date }>`(select order_id, max(at) as at
        from jsonb_to_recordset(${told}::jsonb) as told(order_id text, at timestamptz) group by order_id)`.as('seen'),
    )
    .set({ heard_at: sql<Date>`greatest(${now}, seen.at)`, next_probe_at: now, look_again: true })
    .whereRef('orders.order_id', '=', 'seen.order_id')
    .where('state', 'in', UNPAID)
    .where(sql<boolean>`(heard_at is null or heard_at < seen.at)`)
    .execute();
}
