import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Person } from '../person.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { deliveredAnswer } from './order-answer.ts';
import { deliveryOf, estateName } from './own-orders.ts';

/** The last delivered power purchase of a person, or null. */
export async function lastPurchase(deps: MoneyDeps, person: Person): Promise<CallAnswer<'lastPurchase'>> {
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('kind', '=', 'power')
    .where('state', '=', 'fulfilled')
    .orderBy('captured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const delivery = order && (await deliveryOf(deps, order.order_id));
  if (order === undefined || delivery === undefined) return { status: 200, data: { purchase: null } };
  const purchase = deliveredAnswer(order, delivery, await estateName(deps, order.estate_id));
  return { status: 200, data: { purchase } };
}
