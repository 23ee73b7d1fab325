import type { Transaction } from 'kysely';
import { accounts } from '../billing/chart.ts';
import { type Line, post } from '../billing/ledger.ts';
import type { FurtherPayment } from '../db/schema/orders.ts';
import type { Schema } from '../db/schema.ts';
import type { Capture } from '../payments/port.ts';
import { closeCase } from './cases.ts';
import type { MoneyDeps } from './money.ts';
import { byHandLines } from './records.ts';
import type { OrderRow } from './settle.ts';

type Records = Pick<MoneyDeps, 'clock' | 'payments' | 'letters'>;

/** The kind of posting of what was paid again; then the reference. */
export const CAPTURED_AGAIN = 'captured-again';

/** The refund reference of what went back because the payer's bank took it. */
export const byBank = (chargeback: string): string => `chargeback ${chargeback}`;

/** The lines of a payment beside the one that pays for its order, kobo: all of it is owed to the payer. */
export function furtherLines(provider: string, orderId: string, kobo: number, feeKobo = 0): Line[] {
  return [
    { account: accounts.provider(provider), kobo: feeKobo - kobo },
    { account: accounts.providerFees(provider), kobo: -feeKobo },
    { account: accounts.paidTwice(orderId), kobo },
  ];
}

/** Book what was paid for an order that something else pays for, once: from now on it goes back. False: it is booked. */
export async function recordFurther(
  trx: Transaction<Schema>,
  deps: Records,
  order: OrderRow,
  { reference, amountKobo, feeKobo }: Capture,
): Promise<boolean> {
  const at = deps.clock();
  const { name: provider } = deps.payments;
  const written = await trx
    .insertInto('further_payments')
    .values({
      ...{ provider, reference, order_id: order.order_id, amount_kobo: amountKobo, recorded_at: at },
      ...{ refund_key: `refund-${order.order_id}-${reference}`, next_look_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (written === undefined) return false;
  await post(trx, {
    kind: `${CAPTURED_AGAIN} ${reference}`,
    orderId: order.order_id,
    narration: `${order.narration}, paid again`,
    at,
    entries: furtherLines(provider, order.order_id, amountKobo, feeKobo ?? 0),
  });
  await deps.letters.paidTwice(trx, order, amountKobo);
  return true;
}

/** A payment that was one too many went back. */
export async function recordReturned(
  trx: Transaction<Schema>,
  deps: Pick<MoneyDeps, 'clock'>,
  { provider, reference, order_id: orderId, amount_kobo: kobo }: FurtherPayment,
  refundReference: string,
  from: 'bank' | 'provider' = 'provider',
): Promise<void> {
  const at = deps.clock();
  const written = await trx
    .updateTable('further_payments')
    .set({ returned_at: at, refund_reference: refundReference, next_look_at: null })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('returned_at', 'is', null)
    .returning('reference')
    .executeTakeFirst();
  if (written === undefined) return;
  await post(trx, {
    kind: `returned-again ${reference}`,
    orderId,
    narration: 'Refund of what was paid again',
    at,
    entries: from === 'bank' ? byHandLines(accounts.paidTwice(orderId), kobo) : furtherLines(provider, orderId, -kobo),
  });
  await closePaidTwice(trx, orderId, at);
}

/** Close an order's case of what was paid beside its payment, once all of that is back. */
async function closePaidTwice(trx: Transaction<Schema>, orderId: string, at: Date): Promise<void> {
  const further = trx.selectFrom('further_payments').select('reference').where('order_id', '=', orderId);
  if ((await further.where('returned_at', 'is', null).executeTakeFirst()) !== undefined) return;
  await closeCase(trx, orderId, at, ['paid-twice']);
}
