import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { type Capture, capturesOf, type PaymentReport } from '../payments/port.ts';
import { closeCase, noteProbe, openCase, openCaseOf } from '../settlement/cases.ts';
import { openedElsewhere } from '../settlement/look-for.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { REUSED } from '../settlement/records.ts';
import { type Fact, type OrderRow, settle, settleNow } from '../settlement/settle.ts';
import { reportOf } from '../transfers/look.ts';
import { bookFurther, foreignReason } from './further.ts';
import { noteHeard, providerNamed } from './silence.ts';

/** What the provider's own word means for an order; `nothing` when it changes nothing, or nobody can say. */
export type Verdict = Fact | { readonly type: 'NOTHING' } | { readonly type: 'FOREIGN'; readonly reason: string };

/** Compare the provider's books with the order: merchant, order id, currency, amount, status (MONEY, I2). */
export function judge(
  order: Pick<OrderRow, 'order_id' | 'total_kobo' | 'currency'>,
  merchantId: string,
  report: PaymentReport,
): Verdict {
  if (report.status === 'unknown') return { type: 'NOTHING' };
  const captures = capturesOf(report);
  const [first] = captures;
  if (first === undefined) {
    const failed = report.status === 'failed' || report.status === 'refunded';
    return failed ? { type: 'PAYMENT_FAIL', refusal: report.refusal ?? null } : { type: 'NOTHING' };
  }
  const reasonOf = (one: Capture) => foreignReason(order, merchantId, report.orderId, one);
  const ours = captures.filter((one) => reasonOf(one) === undefined);
  // The first of the right amount pays for the order, whatever was paid beside it.
  const pays = ours.find(({ amountKobo }) => amountKobo === order.total_kobo) ?? ours[0];
  if (pays === undefined) return { type: 'FOREIGN', reason: reasonOf(first) ?? '' };
  const payment = { ...report, ...pays };
  return { type: pays.amountKobo === order.total_kobo ? 'CAPTURE' : 'MISCAPTURE', payment };
}

/** What is known after the provider was asked. */
export interface Checked {
  readonly order: OrderRow;
  /** False when the provider gave no usable answer: nothing may be concluded from the order's state. */
  readonly answered: boolean;
  /** True when nobody paid so far and a case is open: what was paid is not what the order says, and a person has to look. */
  readonly disputed: boolean;
  /** True when nobody is known to have paid, and the provider cannot be asked whether somebody has. */
  readonly blind: boolean;
  /** Why there was no usable answer. */
  readonly silence?: string;
}

/** Ask the provider about an order that nobody is known to have paid, and settle what it says. */
export async function checkPayment(deps: MoneyDeps, order: OrderRow): Promise<Checked> {
  if (!isIn(order.state, UNPAID)) return { order, answered: true, disputed: false, blind: false };
  deps.crash('C4');
  const report = await askedOf(deps, order);
  deps.crash('C5');
  const verdict = judge(order, deps.payments.merchantId, report);
  const answered = report.status !== 'unknown';
  const blind = report.status === 'open' && report.blind === true;
  const silence = report.status === 'unknown' ? { silence: report.reason } : {};
  if (verdict.type === 'NOTHING')
    return { order, answered, disputed: await isDisputed(deps, order), blind, ...silence };
  if (verdict.type === 'FOREIGN') return dispute(deps, order, verdict.reason);
  if (order.state === 'quoted') await settleNow(deps, order.order_id, { type: 'OPEN' });
  const settled = await settleNow(deps, order.order_id, verdict);
  // A report of nothing but the payment that was just taken has nothing beside it.
  if (!settled.changed || capturesOf(report).length !== 1) await bookFurther(deps, order.order_id, report);
  deps.crash('C8');
  if (!isIn(settled.order.state, UNPAID)) return { order: settled.order, answered, disputed: false, blind };
  // What was paid was found to have paid another order.
  if (verdict.type !== 'PAYMENT_FAIL') return dispute(deps, settled.order, REUSED);
  // The provider holds nothing any more, so nobody has to look.
  if (report.status === 'refunded') await closeCase(deps.db, order.order_id, deps.clock(), ['order']);
  return { order: settled.order, answered, disputed: await isDisputed(deps, order), blind };
}

/** What the provider says of an order. Of one that was opened with another provider today's says nothing, whatever it answers. */
async function askedOf(deps: MoneyDeps, order: OrderRow): Promise<PaymentReport> {
  const elsewhere = openedElsewhere(deps, order);
  if (elsewhere === null) {
    const report = await reportOf(deps, order);
    await noteHeard(deps, providerNamed(deps.payments.name), report.status !== 'unknown');
    return report;
  }
  const reason = `it was opened with ${elsewhere}: set PAYMENT_PROVIDER to it again, or look the order up there`;
  return { status: 'unknown', reason };
}

/** What the provider holds cannot be the order's, so nothing is concluded from it: it is a case, and the order stays open. */
async function dispute(deps: MoneyDeps, { order_id: orderId, ...asked }: OrderRow, reason: string): Promise<Checked> {
  const { order } = await deps.db.transaction().execute(async (trx) => {
    const settled = await settle(trx, deps, orderId, { type: 'DISPUTE' });
    if (isIn(settled.order.state, UNPAID)) {
      await openCase(trx, orderId, reason, deps.clock());
      await noteProbe(trx, orderId, deps.clock(), asked.next_probe_at);
    }
    return settled;
  });
  deps.log('error', { orderId, reason }, 'a payment does not belong to its order');
  deps.changes.changed(orderId);
  return { order, answered: true, disputed: isIn(order.state, UNPAID), blind: false };
}

async function isDisputed({ db }: MoneyDeps, { order_id: orderId }: OrderRow): Promise<boolean> {
  return (await openCaseOf(db, orderId)) !== null;
}
