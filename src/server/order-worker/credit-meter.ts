import type { Transaction } from 'kysely';
import { fineOf } from '../billing/arrears.ts';
import { noteRelease } from '../billing/standing-changes.ts';
import type { Schema } from '../db/schema.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { lockedRefundMark } from '../settlement/refund-mark.ts';
import { type Fact, type OrderRow, settleNow } from '../settlement/settle.ts';
import { type Delivered, NO_PARTICULARS } from '../vending/port.ts';

/** Neither an account that is credited nor a phone has anything to type in. */
export const CREDITED: Delivered = { kind: 'delivered', token: null, units: null, ...NO_PARTICULARS };

/**
 * Give a payment to an estate that was captured what it is for: the credit of the meter's account, in the transaction that
 * settles the order, so that balances, dashboards and the block on buying power change together. A fine that was paid by
 * another order meanwhile is not paid twice: the money goes back, as it does where that was asked for before. Answers when to look again, null at the order's end.
 */
export async function creditMeter(deps: MoneyDeps, order: OrderRow): Promise<Date | null> {
  const { order: settled } = await settleNow(deps, order.order_id, async (trx): Promise<Fact> => {
    const mark = await lockedRefundMark(trx, order.order_id);
    if (mark !== undefined) return { type: 'REFUSE', reason: mark.reason };
    if (await isOwed(trx, order)) return { type: 'DELIVER', delivered: CREDITED, order };
    return { type: 'REFUSE', reason: 'so much of the fine is not owed any more' };
  });
  deps.crash('C13');
  // It is money that was settled: what is told of it besides is told in the night, too.
  await noteRelease(deps.db, order.destination_account, deps.clock()).catch((err: unknown) =>
    deps.log('error', { err, orderId: order.order_id }, 'how a meter stands was not written down'),
  );
  return settled.next_probe_at;
}

/**
 * Services and levies are taken in advance too; of a fine no more is taken than is owed of it. Whoever reckons with what a meter owes holds its row, as this
 * does: two payments of one fine, a write-off, and the judgement of how the meter stands. The order's row is held before it, and nobody
 * who holds a meter waits for an order.
 */
async function isOwed(trx: Transaction<Schema>, order: OrderRow): Promise<boolean> {
  await trx
    .selectFrom('meters')
    .select('meter_number')
    .where('meter_number', '=', order.destination_account)
    .forNoKeyUpdate()
    .execute();
  return order.kind !== 'fine' || order.amount_kobo <= (await fineOf(trx, order.destination_account));
}
