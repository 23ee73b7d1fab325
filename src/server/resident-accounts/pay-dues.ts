import type { Kysely, Transaction } from 'kysely';
import { DUE_SCREENS } from '#catalogues/orders.ts';
import { oldestFirst } from '#machines/arrears/oldest-first.ts';
import { firstState } from '#machines/settlement/settlement.ts';
import type { Due } from '../billing/chart.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import { keyOfDue, owedNow, PAID_BY } from '../billing/owed-now.ts';
import type { Schema } from '../db/schema.ts';
import { creditOf } from '../settlement/credit.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { settle } from '../settlement/settle.ts';

/** Whose money it is, and for which meter. */
export interface Holder {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly meterNumber: string;
  readonly estateId: number;
}

/**
 * Pay what a resident's meter owes from their credit, the oldest debt first, as far as it goes: an order for each due, paid, which the
 * order worker delivers. Answers the orders. `under`: a name for this occasion, by which a repeat makes none again; `most`: so much of it
 * and no more, kobo.
 */
export async function payDues(
  trx: Transaction<Schema>,
  deps: MoneyDeps,
  holder: Holder,
  under: string,
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const credit = await creditOf(trx, holder.id);
  const parts = oldestFirst(await owedNow(trx, holder.meterNumber), Math.min(credit, most));
  const made: string[] = [];
  for (const [due, kobo] of parts) {
    const orderId = await paidOrder(trx, deps, { holder, due, kobo, key: keyOfDue(under, due) });
    if (orderId !== null) made.push(orderId);
  }
  return made;
}

interface Part {
  readonly holder: Holder;
  readonly due: Due;
  readonly kobo: number;
  readonly key: string;
}

/** An order for one due that the credit has paid. No fee: nobody asked for a card. Null: it was made before. */
async function paidOrder(
  trx: Transaction<Schema>,
  deps: MoneyDeps,
  { holder, due, kobo, key }: Part,
): Promise<string | null> {
  const { prefix, narration } = DUE_SCREENS['pay-services'];
  const now = deps.clock();
  const written = await trx
    .insertInto('orders')
    .values({
      order_id: `${prefix}-${deps.random.orderSuffix()}`,
      kind: PAID_BY[due],
      user_id: holder.id,
      destination_account: holder.meterNumber,
      estate_id: holder.estateId,
      service_id: due === 'service-charge' ? await serviceCharge(trx, holder.estateId) : null,
      amount_kobo: kobo,
      fee_kobo: 0,
      total_kobo: kobo,
      currency: 'NGN',
      state: firstState,
      email: holder.email,
      customer_name: holder.name,
      narration,
      idempotency_key: key,
      body_hash: key,
      created_at: now,
      updated_at: now,
      next_probe_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (written === undefined) return null;
  const { order_id: orderId } = written;
  await settle(trx, deps, orderId, { type: 'OPEN' });
  await settle(trx, deps, orderId, { type: 'CAPTURE', from: 'credit' });
  return orderId;
}

async function serviceCharge(trx: Kysely<Schema>, estateId: number): Promise<number> {
  const { id } = await trx
    .selectFrom('services')
    .select('id')
    .where('estate_id', '=', estateId)
    .where('name', '=', SERVICE_CHARGE)
    .executeTakeFirstOrThrow();
  return id;
}
