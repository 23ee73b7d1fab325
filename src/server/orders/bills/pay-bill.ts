import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import type { CallTaken } from '../../http/handlers.ts';
import type { MoneyDeps } from '../../settlement/money.ts';
import type { OrderRow } from '../../settlement/settle.ts';
import { ownOrder } from '../own-orders.ts';
import { reportWidget } from '../report.ts';
import { deliveredBill, isBill } from './bill-answer.ts';

type Word = CallTaken<'payBill'>;

/** Take the widget's word about a storefront order, and answer its outcome (S3 section 7). */
export async function payBill(
  deps: MoneyDeps,
  userId: string | null,
  word: Word,
  signal: AbortSignal,
): Promise<CallAnswer<'payBill'>> {
  const { orderId, key, status } = word;
  const find = async () => {
    const order = await ownOrder(deps, orderId, { userId, key });
    return order !== undefined && isBill(order) ? order : undefined;
  };
  const outcome = await reportWidget(deps, { status, find, agrees: (order) => agrees(order, word) }, signal);
  if (outcome.status !== 200) return outcome;
  const { order, delivery } = outcome;
  if (!isBill(order)) throw new Error(`Order ${orderId} is not the storefront's.`);
  return { status: 200, data: deliveredBill(order, delivery) };
}

/** True when what was sent is what the order says; for power the amount includes the fee (S3 section 7). */
function agrees(order: OrderRow, word: Word): boolean {
  if (!isBill(order)) return false;
  const product: { readonly service: string; readonly serviceType?: string } = ORDER_KINDS[order.kind];
  const kobo = order.kind === 'public-power' ? order.total_kobo : order.amount_kobo;
  return (
    word.destinationAccount === order.destination_account &&
    word.provider === order.provider &&
    word.service === product.service &&
    (word.serviceType === undefined || word.serviceType === product.serviceType) &&
    koboOf(word.amount) === kobo
  );
}
