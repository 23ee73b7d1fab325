import type { MoneyDeps } from '../settlement/money.ts';
import type { RefundMark } from '../settlement/refund-mark.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { notSellable } from '../vending/availability/sellable.ts';
import type { VendingPort } from '../vending/port.ts';
import { capable, sellersOf } from '../vending/sellers.ts';
import type { Sends } from './attempts.ts';

/**
 * The vendor that is to be sent an order next: one that can sell it just now, as far as is known. An order that was paid and sent to nobody
 * goes to the first of them all the same, whose answer counts. Undefined where none is left, or none sells it.
 */
export async function nextSeller(
  deps: MoneyDeps,
  order: OrderRow,
  { tried }: Pick<Sends, 'tried'>,
): Promise<VendingPort | undefined> {
  const left = (await sellersOf(deps, order)).filter(({ name }) => !tried.has(name));
  // Where nobody has been sent it, and one alone sells it, that one is sent it whatever is known of it.
  if (tried.size === 0 && left.length < 2) return left[0];
  const { kind, provider, company } = order;
  // What was paid and sent to nobody yet counts as spent there already.
  const amountKobo = tried.size === 0 ? 0 : order.amount_kobo;
  for (const seller of left)
    if ((await notSellable(deps, seller, { kind, provider, company, amountKobo })) === null) return seller;
  return tried.size === 0 ? left[0] : undefined;
}

/** A send that a data base which was put back may have forgotten. */
interface Forgotten {
  readonly vending: VendingPort;
  readonly reference: string;
}

/** No send of a younger order can have been forgotten: a data base is put back to a moment at least so long ago, ms. */
const FORGOTTEN_MS = 10 * 60_000;

/**
 * What is asked about before an order is sent to a vendor for the first time, and before it is paid back because of a mark. The vendor
 * that is to sell refuses a reference that it has, so it is asked about those of days before alone. The others that could have sold
 * it are asked about today's, too, where the order is old enough.
 */
export function mayBeForgotten(
  deps: MoneyDeps,
  order: OrderRow,
  {
    sends: { last, tried },
    seller,
    mark,
  }: {
    readonly sends: Sends;
    readonly seller: VendingPort | undefined;
    readonly mark: RefundMark | undefined;
  },
): readonly Forgotten[] {
  const now = deps.clock();
  const named = [order.order_id, now, order.created_at] as const;
  const isOld = now.getTime() - order.created_at.getTime() >= FORGOTTEN_MS;
  const asksAll = mark !== undefined || (last === undefined && isOld);
  return capable(deps, order)
    .filter((vending) => !tried.has(vending.name) && (vending === seller || asksAll))
    .flatMap((vending) => [
      ...(vending.earlierReferences?.(...named) ?? []).map((reference) => ({ vending, reference })),
      ...(vending === seller ? [] : [{ vending, reference: vending.reference(...named) }]),
    ]);
}
