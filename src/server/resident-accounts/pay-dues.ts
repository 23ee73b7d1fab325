import type { Kysely, Transaction } from 'kysely';
import { DUE_SCREENS, type DueKind } from '#catalogues/orders.ts';
import { firstState, UNSETTLED } from '#machines/settlement/settlement.ts';
import { payableDues } from '../billing/arrears.ts';
import { accounts, type Due } from '../billing/chart.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import type { Schema } from '../db/schema.ts';
import { creditOf } from '../settlement/credit.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { settle } from '../settlement/settle.ts';
import { type Debt, oldestFirst, unpaid } from './oldest-first.ts';

/** Which kind of order pays a due. */
const PAID_BY = { 'service-charge': 'service', 'dev-levy': 'dev-levy', fine: 'fine' } as const satisfies Record<
  Due,
  DueKind
>;

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
 * order worker delivers. Answers the orders. `under`: a name for this occasion, by which a repeat makes none again.
 */
export async function payDues(
  trx: Transaction<Schema>,
  deps: MoneyDeps,
  holder: Holder,
  under: string,
): Promise<string[]> {
  const credit = await creditOf(trx, holder.id);
  const parts = oldestFirst(await debtsOf(trx, holder.meterNumber), credit);
  const made: string[] = [];
  for (const [due, kobo] of parts) {
    const orderId = await paidOrder(trx, deps, { holder, due, kobo, key: `${under}-${due}` });
    if (orderId !== null) made.push(orderId);
  }
  return made;
}

/** What a meter owes and can pay just now. */
async function debtsOf(trx: Kysely<Schema>, meterNumber: string): Promise<Debt<Due>[]> {
  const dues = await payableDues(trx, meterNumber);
  if (dues.length === 0) return [];
  const names = new Map(dues.map((due) => [accounts.meter(meterNumber, due), due]));
  const entries = await trx
    .selectFrom('ledger_entries as line')
    .innerJoin('ledger_transactions as posting', 'posting.id', 'line.transaction_id')
    .select(['line.account', 'line.amount_kobo as kobo', 'posting.at'])
    .where('line.account', 'in', [...names.keys()])
    .orderBy('posting.at')
    .execute();
  // Paid and not credited yet: the order worker is about to.
  const coming = await trx
    .selectFrom('orders')
    .select(['kind', 'amount_kobo as kobo'])
    .where('destination_account', '=', meterNumber)
    .where('kind', 'in', Object.values(PAID_BY))
    .where('state', 'in', UNSETTLED)
    .execute();
  return [...names].flatMap(([account, due]) => {
    const own = entries.filter((entry) => entry.account === account);
    const soon = coming.filter(({ kind }) => kind === PAID_BY[due]).reduce((sum, { kobo }) => sum + kobo, 0);
    return unpaid(due, own, soon);
  });
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
