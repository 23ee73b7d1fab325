import type { Transaction } from 'kysely';
import { splitKey } from '../billing/split.ts';
import type { Schema } from '../db/schema.ts';
import { type Holder, payDues } from '../resident-accounts/pay-dues.ts';
import { settleSoon } from '../resident-accounts/receive.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { type Fact, type OrderRow, settleNow } from '../settlement/settle.ts';

/**
 * Settle the delivery of a top-up of which a part goes to what its meter owes: that part is its buyer's credit with the delivery, and pays
 * in the same transaction what is owed then, the oldest first (decision 208). What was paid otherwise meanwhile leaves it as credit.
 */
export async function settleSplit(
  deps: MoneyDeps,
  order: OrderRow,
  delivered: Extract<Fact, { type: 'DELIVER' }>,
): Promise<void> {
  const made: string[] = [];
  await settleNow(deps, order.order_id, delivered, async (trx) => {
    made.push(...(await paySplit(trx, deps, order)));
  });
  settleSoon(deps, made);
}

/**
 * The orders that a delivered top-up has paid. The order's row is held; the meter's, so that nothing that it owes is credited meanwhile,
 * and then the buyer's, so that no credit is spent twice.
 */
async function paySplit(trx: Transaction<Schema>, deps: MoneyDeps, order: OrderRow): Promise<string[]> {
  const { order_id: orderId, destination_account: meterNumber, debt_kobo: kobo } = order;
  await trx
    .selectFrom('meters')
    .select('meter_number')
    .where('meter_number', '=', meterNumber)
    .forNoKeyUpdate()
    .execute();
  const holder = await holderOf(trx, order);
  return holder === null ? [] : payDues(trx, deps, holder, splitKey(orderId), kobo);
}

/** Whose credit it is: the buyer, who has said yes to paying for this meter, wherever they live by now. */
async function holderOf(
  trx: Transaction<Schema>,
  { user_id: id, estate_id: estateId, destination_account: meterNumber }: OrderRow,
): Promise<Holder | null> {
  if (id === null || estateId === null) return null;
  const { email, first_name, last_name } = await trx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { id, email, name: `${first_name} ${last_name}`.trim() || email, meterNumber, estateId };
}
