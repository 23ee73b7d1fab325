import type { CallAnswer } from '#catalogues/calls/services.ts';
import { makeOrder } from '../make-order.ts';
import { isBill, openedBill } from './bill-answer.ts';
import { type BillDeps, type Buyer, openerOf, priceBill } from './price-bill.ts';
import type { BillRefused } from './unfit.ts';
import { type BillWish, bodyOf } from './wish.ts';

/** Make and price an order of the storefront, and answer what its widget is begun with (S3 section 4.1). */
export async function openBill(deps: BillDeps, buyer: Buyer, wish: BillWish): Promise<CallAnswer<'openBill'>> {
  const wanted = { opener: openerOf(buyer), key: wish.key, body: bodyOf(wish) };
  const made = await makeOrder<BillRefused>(deps, wanted, () => priceBill(deps, buyer, wish));
  if ('refused' in made) return made.refused;
  if (!isBill(made.order)) throw new Error(`Order ${made.order.order_id} is not the storefront's.`);
  return { status: 200, data: openedBill(made.order) };
}
