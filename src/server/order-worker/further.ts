import type { FurtherPayment } from '../db/schema/orders.ts';
import { type Capture, capturesOf, type PaymentReport } from '../payments/port.ts';
import { noteProbe, openCase } from '../settlement/cases.ts';
import { recordFurther, recordReturned } from '../settlement/further.ts';
import { giveBack, wordsOf } from '../settlement/give-back.ts';
import { LATE_PROBE_MS, LOOKED_FOR_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { lookForChargebacks } from './chargebacks.ts';
import { backOff } from './fulfil.ts';

/** Why a capture cannot be the order's, whatever it is for; undefined: it can. */
export function foreignReason(
  order: Pick<OrderRow, 'order_id' | 'currency'>,
  merchantId: string,
  orderId: string,
  capture: Capture,
): string | undefined {
  return [
    capture.merchantId !== merchantId && 'paid to another merchant',
    orderId.trim() !== order.order_id && 'paid for another order',
    capture.currency !== order.currency && `paid in ${capture.currency}`,
    !(Number.isSafeInteger(capture.amountKobo) && capture.amountKobo > 0) && 'paid with no amount',
  ].find((reason) => reason !== false);
}

/** Book what a report has beside the payment of an order that is paid: each goes back. */
export async function bookFurther(deps: MoneyDeps, orderId: string, report: PaymentReport): Promise<void> {
  const captures = capturesOf(report);
  if (report.status === 'unknown' || captures.length === 0) return;
  const booked = await deps.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const paid = await trx
      .selectFrom('payments')
      .select('reference')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (paid === undefined) return [];
    const others = captures.filter(
      (one) =>
        one.reference !== paid.reference &&
        foreignReason(order, deps.payments.merchantId, report.orderId, one) === undefined,
    );
    const written: Capture[] = [];
    for (const one of others) if (await recordFurther(trx, deps, order, one)) written.push(one);
    return written;
  });
  for (const { reference, amountKobo } of booked)
    deps.log('warn', { orderId, reference, amountKobo }, 'an order was paid again, and that goes back');
  if (booked.length > 0) deps.changes.changed(orderId);
}

/** Ask whether somebody paid an order again that is paid. False: the provider gave no usable answer. */
export async function lookForFurther(deps: MoneyDeps, order: OrderRow): Promise<boolean> {
  const { order_id: orderId, payment_reference: reference, payment_hints: hints } = order;
  const report = await deps.payments.verify({ orderId, reference, ...(hints.length > 0 && { hints }) });
  await bookFurther(deps, orderId, report);
  return report.status !== 'unknown';
}

/** Most of each kind in one round (MONEY, I16). */
const ROUND = 5;

/** What is due of payments that were one too many, and of those that may have been followed by one. */
export async function sweepFurther(deps: MoneyDeps): Promise<void> {
  const now = deps.clock();
  const due = await deps.db
    .selectFrom('further_payments')
    .select(['provider', 'reference'])
    .where('returned_at', 'is', null)
    .where('next_look_at', '<=', deps.now())
    .orderBy('next_look_at')
    .limit(ROUND)
    .execute();
  const looks = await deps.db
    .selectFrom('second_looks')
    .select('order_id')
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(ROUND)
    .execute();
  const ended = await Promise.allSettled([
    ...due.map((one) => returnFurther(deps, one)),
    ...looks.map(({ order_id }) => secondLook(deps, order_id)),
  ]);
  for (const end of ended)
    if (end.status === 'rejected') deps.log('error', { err: end.reason }, 'what was paid again could not be looked at');
}

/** Give back a payment that was one too many. Its claim is its next look: who comes while it holds leaves it alone. */
async function returnFurther(deps: MoneyDeps, of: Pick<FurtherPayment, 'provider' | 'reference'>): Promise<void> {
  const now = deps.clock();
  const row = await deps.db
    .updateTable('further_payments')
    .set((set) => ({ next_look_at: later(now, deps.pace.leaseMs), looks: set('looks', '+', 1) }))
    .where('provider', '=', of.provider)
    .where('reference', '=', of.reference)
    .where('returned_at', 'is', null)
    .where('next_look_at', '<=', deps.now())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return;
  const { order_id: orderId, reference, amount_kobo: amountKobo, refund_key: key } = row;
  const { answer } = await giveBack(deps, { orderId, reference, amountKobo, key });
  if (answer.kind === 'accepted') {
    await deps.db.transaction().execute((trx) => recordReturned(trx, deps, row, answer.refundReference));
    deps.log('info', { orderId, reference }, 'what was paid again went back');
    return deps.changes.changed(orderId);
  }
  const at = deps.clock();
  const next = later(at, answer.kind === 'pending' ? LATE_PROBE_MS : backOff(deps, row.looks));
  await openCase(deps.db, orderId, `paid again, and the refund ${wordsOf(answer)}`, at, 'paid-twice');
  await noteProbe(deps.db, orderId, at, next, ['paid-twice']);
  await deps.db
    .updateTable('further_payments')
    .set({ next_look_at: next })
    .where('provider', '=', row.provider)
    .where('reference', '=', reference)
    .where('returned_at', 'is', null)
    .execute();
}

/** Nobody may have told of a second payment: each order is asked about twice more, the second time a day after it was paid. */
async function secondLook(deps: MoneyDeps, orderId: string): Promise<void> {
  const now = deps.clock();
  const taken = await deps.db
    .updateTable('second_looks')
    .set({ look_at: later(now, LATE_PROBE_MS) })
    .where('order_id', '=', orderId)
    .where('look_at', '<=', now)
    .returning('paid_at')
    .executeTakeFirst();
  if (taken === undefined) return;
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!(await lookForFurther(deps, order))) return;
  // What was found so late may have been disputed by then, and goes back once.
  if ((await isReturning(deps, orderId)) && !(await lookForChargebacks(deps, orderId))) return;
  const last = later(taken.paid_at, LOOKED_FOR_MS);
  if (last > now)
    await deps.db.updateTable('second_looks').set({ look_at: last }).where('order_id', '=', orderId).execute();
  else await deps.db.deleteFrom('second_looks').where('order_id', '=', orderId).execute();
}

async function isReturning({ db }: MoneyDeps, orderId: string): Promise<boolean> {
  const further = db.selectFrom('further_payments').select('reference').where('order_id', '=', orderId);
  return (await further.where('returned_at', 'is', null).executeTakeFirst()) !== undefined;
}
