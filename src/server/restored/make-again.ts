import type { Transaction } from 'kysely';
import type { WaitingReason } from '#catalogues/arrivals.ts';
import { ORDER_KINDS, type OrderKind } from '#catalogues/orders.ts';
import { PROVIDERS } from '#catalogues/products/providers.ts';
import { firstState } from '#machines/settlement/settlement.ts';
import type { ForgottenPayment } from '../db/schema/restores.ts';
import type { Schema } from '../db/schema.ts';
import { foreignReason } from '../order-worker/further.ts';
import { capturesOf, type PaymentReport } from '../payments/port.ts';
import { figureOf, settingsAt } from '../settings/in-force.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { type KnownPayment, settle } from '../settlement/settle.ts';
import type { Sold } from './sold-by.ts';

/** A payment as the provider has just confirmed it. */
export type Confirmed = KnownPayment & { readonly reference: string };

/** What became of what was paid for: it was sold, or it goes back. */
export type Ending = Extract<Sold, { kind: 'sold' }> | { readonly kind: 'back'; readonly reason: string };

/**
 * The payment of an order of which nothing but its id is known, by the provider's own word: merchant, order, currency and amount are held
 * against it as for any other (MONEY, I2). Null: there is none, or none that can be the order's; with the reason.
 */
export function confirmed(
  { payments }: Pick<MoneyDeps, 'payments'>,
  orderId: string,
  report: PaymentReport,
): { readonly payment: Confirmed } | { readonly reason: string } {
  if (report.status === 'unknown') return { reason: `${payments.name}: ${report.reason}` };
  const order = { order_id: orderId, currency: 'NGN' } as const;
  const { reference, captures: _, ...only } = report;
  const gone = report.status === 'refunded' && reference !== null ? [{ ...only, reference, refundedKobo: 0 }] : [];
  const [first] = [...capturesOf(report), ...gone];
  if (first === undefined) return { reason: `${payments.name} says that it is ${report.status}` };
  const foreign = foreignReason(order, payments.merchantId, report.orderId, first);
  return foreign === undefined ? { payment: { ...report, ...first } } : { reason: foreign };
}

/**
 * Make an order again that was forgotten, as far as the books of others tell of it, and settle it in one transaction: paid, and then either
 * delivered or to be given back. It is never in a state from which it could be sent to a vendor. False: it is there already.
 */
export async function makeAgain(
  deps: MoneyDeps,
  forgotten: ForgottenPayment,
  payment: Confirmed,
  ending: Ending,
): Promise<boolean> {
  const { order_id: orderId } = forgotten;
  const of = ending.kind === 'sold' ? { ...deps, vending: ending.vending } : deps;
  const row = await rowOf(deps, forgotten, payment, ending);
  const made = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const written = await trx
      .insertInto('orders')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst();
    await trx
      .updateTable('forgotten_payments')
      .set({
        state: ending.kind === 'sold' ? 'delivered' : 'back',
        reason: ending.kind === 'sold' ? `sold by ${ending.vending.name}` : ending.reason,
        next_look_at: null,
      })
      .where('order_id', '=', orderId)
      .execute();
    if (written === undefined) return false;
    await settle(trx, of, orderId, { type: 'OPEN' });
    const paid = await settle(trx, of, orderId, { type: 'CAPTURE', payment });
    // The payment has paid another order: that is a case by now.
    if (!paid.changed) return true;
    const { order } = await settle(trx, of, orderId, { type: 'FULFIL' });
    if (ending.kind === 'back') {
      await settle(trx, of, orderId, { type: 'REFUSE', reason: ending.reason });
      return true;
    }
    await trx
      .insertInto('vend_attempts')
      .values({
        ...{ order_id: orderId, number: 1, vendor: ending.vending.name, vendor_reference: ending.reference },
        ...{ sent_at: forgotten.captured_at, answer: 'delivered', answered_at: now },
      })
      .execute();
    await settle(trx, of, orderId, { type: 'DELIVER', delivered: ending.delivered, order });
    if (row.debt_kobo > 0) await waits(trx, deps, forgotten, row.debt_kobo);
    return true;
  });
  if (made) {
    deps.log('warn', { orderId, ending: ending.kind }, 'a forgotten order was made again from the books of others');
    deps.changes.changed(orderId);
    if (ending.kind === 'back') deps.nudge(orderId);
  }
  return made;
}

/** What of a top-up was for a debt has no owner any more: somebody says whose it is, and it pays what that meter owes. */
async function waits(
  trx: Transaction<Schema>,
  { payments, clock }: MoneyDeps,
  { order_id: orderId }: ForgottenPayment,
  kobo: number,
): Promise<void> {
  await trx
    .insertInto('arrivals')
    .values({
      // No reference of the provider's: nothing but the whole order could be asked for by that.
      ...{ provider: payments.name, reference: `${orderId}.debt`, account_number: null, amount_kobo: kobo },
      ...{ sender: `Top-up ${orderId}`, came_at: clock(), user_id: null, estate_id: null },
      ...{ state: 'waiting', reason: 'forgotten' satisfies WaitingReason },
    })
    .execute();
}

/**
 * What of a payment was our fee, and what was for a debt, kobo: what is more than any fee that was taken then can only have been for a debt.
 * An order of which nobody knows what it was sold for is taken to be all goods.
 */
async function besides({ db }: MoneyDeps, { captured_at: at }: ForgottenPayment, kind: OrderKind, kobo: number) {
  if (kind !== 'power' || kobo === 0) return { feeKobo: kobo, debtKobo: 0 };
  const then = await settingsAt(db, at, ['fee']);
  const fees = ['power', ...PROVIDERS.map(({ code }) => code)].map((of) => then.figure('fee', of) ?? 0);
  const own = figureOf(then, 'fee', 'power');
  return kobo <= Math.max(...fees) ? { feeKobo: kobo, debtKobo: 0 } : { feeKobo: own, debtKobo: kobo - own };
}

/** What nobody knows any more is said so: for whom it was, and which product its id leaves open. */
async function rowOf(deps: MoneyDeps, forgotten: ForgottenPayment, payment: Confirmed, ending: Ending) {
  const { order_id: orderId, captured_at: capturedAt } = forgotten;
  const now = deps.clock();
  const total = payment.amountKobo;
  const told = ending.kind === 'sold' ? ending.amountKobo : null;
  const amount = told !== null && told > 0 && told <= total ? told : total;
  const bill = ending.kind === 'sold' && ending.delivered.token === null && ending.delivered.receiptNo !== null;
  const kind = bill ? 'public-power' : kindOf(orderId, ending);
  const { feeKobo, debtKobo } = await besides(deps, forgotten, kind, total - amount);
  return {
    ...(bill && { meter_type: 'postpaid' as const }),
    ...{ order_id: orderId, kind, user_id: null, provider: null, package: null, price_list: null, screen: null },
    ...{ destination_account: '', phone: null, estate_id: null, email: '', customer_name: 'Not known any more' },
    ...{ amount_kobo: amount, fee_kobo: feeKobo, debt_kobo: debtKobo, total_kobo: total, currency: 'NGN' as const },
    narration: `${ORDER_KINDS[kind].narration}, from the books of ${deps.payments.name}`,
    ...{ idempotency_key: deps.random.uuid(), body_hash: '', state: firstState },
    ...{ widget: null, payment_reference: forgotten.reference },
    ...{ created_at: capturedAt, updated_at: now, captured_at: null, next_probe_at: null, card_refusal: null },
    ...{ claimed_until: null, claimed_by: null, last_vendor_answer: null },
  };
}

/** The product by the id's beginning, which several share: of those under POWER what has a token is power, and what has none is cable TV, but for a bill, which has a receipt number. */
function kindOf(orderId: string, ending: Ending): OrderKind {
  const prefix = orderId.slice(0, orderId.indexOf('-'));
  if (prefix === 'SERVICES') return 'service';
  if (prefix === 'DEVLEVY') return 'dev-levy';
  if (prefix === 'AIRTIME') return 'airtime';
  if (prefix === 'DATA') return 'internet';
  return ending.kind === 'sold' && ending.delivered.token === null ? 'cable' : 'power';
}
