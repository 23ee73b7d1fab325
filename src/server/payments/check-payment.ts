import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { noteProbe, openCase } from '../settlement/cases.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { type Fact, type OrderRow, settleNow } from '../settlement/settle.ts';
import type { PaymentReport } from './port.ts';

/** What the provider's own word means for an order; `nothing` when it changes nothing, or nobody can say. */
export type Verdict = Fact | { readonly type: 'NOTHING' } | { readonly type: 'FOREIGN'; readonly reason: string };

/** Compare the provider's books with the order: merchant, order id, currency, amount, status (MONEY, I2). */
export function judge(
  order: Pick<OrderRow, 'order_id' | 'total_kobo' | 'currency'>,
  merchantId: string,
  report: PaymentReport,
): Verdict {
  if (report.status === 'unknown' || report.status === 'open') return { type: 'NOTHING' };
  if (report.status === 'failed' || report.status === 'refunded') return { type: 'PAYMENT_FAIL' };
  const { reference } = report;
  if (reference === null) return { type: 'NOTHING' };
  const foreign = [
    report.merchantId !== merchantId && 'paid to another merchant',
    report.orderId.trim() !== order.order_id && 'paid for another order',
    report.currency !== order.currency && `paid in ${report.currency}`,
    !(Number.isSafeInteger(report.amountKobo) && report.amountKobo > 0) && 'paid with no amount',
  ].find((reason) => reason !== false);
  if (foreign !== undefined) return { type: 'FOREIGN', reason: foreign };
  const payment = { ...report, reference };
  return { type: report.amountKobo === order.total_kobo ? 'CAPTURE' : 'MISCAPTURE', payment };
}

/** What is known after the provider was asked. */
export interface Checked {
  readonly order: OrderRow;
  /** False when the provider gave no usable answer: nothing may be concluded from the order's state. */
  readonly answered: boolean;
}

/** Ask the provider about an order that nobody is known to have paid, and settle what it says. */
export async function checkPayment(deps: MoneyDeps, order: OrderRow): Promise<Checked> {
  if (!isIn(order.state, UNPAID)) return { order, answered: true };
  deps.crash('C4');
  const report = await deps.payments.verify(order.order_id);
  deps.crash('C5');
  const verdict = judge(order, deps.payments.merchantId, report);
  const answered = report.status !== 'unknown';
  if (verdict.type === 'NOTHING') return { order, answered };
  if (verdict.type === 'FOREIGN') {
    await deps.db.transaction().execute(async (trx) => {
      await openCase(trx, order.order_id, verdict.reason, deps.clock());
      await noteProbe(trx, order.order_id, deps.clock(), order.next_probe_at);
    });
    deps.log('error', { orderId: order.order_id, reason: verdict.reason }, 'a payment does not belong to its order');
    return { order, answered: false };
  }
  if (order.state === 'quoted') await settleNow(deps, order.order_id, { type: 'OPEN' });
  const settled = await settleNow(deps, order.order_id, verdict);
  deps.crash('C8');
  return { order: settled.order, answered };
}
