import { type Selectable, sql } from 'kysely';
import type { VendAttemptsTable } from '../db/schema/orders.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';

/** One send to the vendor, written down before it leaves. */
export type Attempt = Selectable<VendAttemptsTable>;

/**
 * Most sends of one order. Each resend had the vendor say 'reference unknown' twice, so beyond this something is wrong
 * that a person must look at.
 */
export const MOST_SENDS = 6;

/** What was sent of an order. */
export interface Sends {
  /** The last one; undefined when nothing was sent. */
  readonly last: Attempt | undefined;
  /** Which vendors it was sent to, or was about to be. */
  readonly tried: ReadonlySet<string>;
}

/** Every send of an order so far. */
export async function sendsOf(deps: Pick<MoneyDeps, 'db'>, orderId: string): Promise<Sends> {
  const rows = await deps.db
    .selectFrom('vend_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .execute();
  return { last: rows[0], tried: new Set(rows.map(({ vendor }) => vendor)) };
}

/**
 * Write down that a send is about to happen, and commit it, before it happens: whoever comes after a crash then asks the
 * vendor instead of sending. Undefined when somebody else has written the same number, so that the send is theirs, and when
 * the order is marked for refund. `known`: the reference of a send that happened, and was forgotten. A send to the same vendor keeps
 * the reference of the last one.
 */
export async function beginAttempt(
  deps: Pick<MoneyDeps, 'db' | 'clock' | 'vending'>,
  order: OrderRow,
  last: Attempt | undefined,
  known?: string,
): Promise<Attempt | undefined> {
  const { order_id: orderId, created_at: madeAt } = order;
  const { vending } = deps;
  const at = deps.clock();
  const reference =
    (last?.vendor === vending.name ? last.vendor_reference : known) ?? vending.reference(orderId, at, madeAt);
  // Locked as whoever marks it locks it. The function looks anew, once the lock is had: the statement sees what was there as it began.
  const unmarked = known === undefined ? sql`is_unmarked(held.order_id)` : sql`true`;
  const { rows } = await sql<Attempt>`
    with held as (select order_id from orders where order_id = ${orderId} for update)
    insert into vend_attempts (order_id, number, vendor, vendor_reference, sent_at)
    select held.order_id, ${(last?.number ?? 0) + 1}::integer, ${vending.name}::text, ${reference}::text, ${at}::timestamptz
    from held where ${unmarked} on conflict do nothing returning vend_attempts.*`.execute(deps.db);
  return rows[0];
}

/** Keep what the vendor said of a send; `refusal`: it is closed by that, and stays so. */
export async function noteAnswer(
  deps: Pick<MoneyDeps, 'db' | 'clock'>,
  attempt: Attempt,
  answer: string,
  { firstMissingAt, refusal }: { readonly firstMissingAt: Date | null; readonly refusal: string | null },
): Promise<void> {
  await deps.db
    .updateTable('vend_attempts')
    .set({ answer, answered_at: deps.clock(), first_missing_at: firstMissingAt, ...(refusal !== null && { refusal }) })
    .where('order_id', '=', attempt.order_id)
    .where('number', '=', attempt.number)
    .execute();
}
