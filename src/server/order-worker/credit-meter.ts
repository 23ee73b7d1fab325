import type { Transaction } from 'kysely';
import { fineOf } from '../billing/arrears.ts';
import type { Schema } from '../db/schema.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { lockedRefundMark } from '../settlement/refund-mark.ts';
import { type Fact, type OrderRow, settleNow } from '../settlement/settle.ts';
import type { Delivered } from '../vending/port.ts';

/** A meter that is credited has nothing to type in. */
const CREDITED: Delivered = { kind: 'delivered', token: null, units: null };

/**
 * Give a payment to an estate that was captured what it is for: the credit of the meter's account, in the transaction that
 * settles the order, so that balances, dashboards and the block on buying power change together. A fine that was paid by
 * another order meanwhile is not paid twice: the money goes back, as it does where that was asked for before. Answers when to look again, null at the order's end.
 */
export async function creditMeter(deps: MoneyDeps, order: OrderRow): Promise<Date | null> {
  const receipt = await deps.receipt(order, CREDITED);
  const { order: settled } = await settleNow(deps, order.order_id, async (trx): Promise<Fact> => {
    const mark = await lockedRefundMark(trx, order.order_id);
    if (mark !== undefined) return { type: 'REFUSE', reason: mark.reason };
    if (await isOwed(trx, order)) return { type: 'DELIVER', delivered: CREDITED, receipt };
    return { type: 'REFUSE', reason: 'the fine is not owed any more' };
  });
  deps.crash('C13');
  return settled.next_probe_at;
}

/** Services and levies are taken in advance too; a fine is whole or nothing. */
async function isOwed(trx: Transaction<Schema>, order: OrderRow): Promise<boolean> {
  if (order.kind !== 'fine') return true;
  // Two payments of one fine wait for each other here, so that the second sees what the first has paid.
  await trx
    .selectFrom('meters')
    .select('meter_number')
    .where('meter_number', '=', order.destination_account)
    .forNoKeyUpdate()
    .execute();
  return order.amount_kobo <= (await fineOf(trx, order.destination_account));
}
