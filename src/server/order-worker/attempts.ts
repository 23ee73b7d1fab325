import type { Selectable } from 'kysely';
import type { VendAttemptsTable } from '../db/schema/orders.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { lockedRefundMark } from '../settlement/refund-mark.ts';
import type { OrderRow } from '../settlement/settle.ts';

/** One send to the vendor, written down before it leaves. */
export type Attempt = Selectable<VendAttemptsTable>;

/**
 * Most sends of one order. Each resend had the vendor say 'reference unknown' twice, so beyond this something is wrong
 * that a person must look at.
 */
export const MOST_SENDS = 6;

/** The last send of an order, or undefined when nothing was sent. */
export function lastAttempt(deps: Pick<MoneyDeps, 'db'>, orderId: string): Promise<Attempt | undefined> {
  return deps.db
    .selectFrom('vend_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Write down that a send is about to happen, and commit it, before it happens: whoever comes after a crash then asks the
 * vendor instead of sending. Undefined when somebody else has written the same number, so that the send is theirs, and when
 * the order is marked for refund. `known`: the reference of a send that happened, and was forgotten. A send to the same vendor keeps
 * the reference of the last one.
 */
export function beginAttempt(
  deps: Pick<MoneyDeps, 'db' | 'clock' | 'vending'>,
  order: OrderRow,
  last: Attempt | undefined,
  known?: string,
): Promise<Attempt | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const mark = await lockedRefundMark(trx, order.order_id);
    if (mark !== undefined && known === undefined) return undefined;
    const at = deps.clock();
    return trx
      .insertInto('vend_attempts')
      .values({
        order_id: order.order_id,
        number: (last?.number ?? 0) + 1,
        vendor: deps.vending.name,
        vendor_reference:
          (last?.vendor === deps.vending.name ? last.vendor_reference : known) ??
          deps.vending.reference(order.order_id, at, order.created_at),
        sent_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  });
}

/** Which vendors an order was sent to, or was about to be. */
export async function vendorsTried({ db }: Pick<MoneyDeps, 'db'>, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('vend_attempts').select('vendor').where('order_id', '=', orderId).execute();
  return new Set(rows.map(({ vendor }) => vendor));
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
