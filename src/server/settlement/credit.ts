import type { Kysely, Transaction } from 'kysely';
import { accounts } from '../billing/chart.ts';
import { balances, type Line, post } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from './settle.ts';

/** Who took the money of an order that its buyer paid from their credit: no payment provider of today. */
export const CREDIT = 'credit';

/** What stands to a resident's credit, kobo. Who spends it holds the row of the resident. */
export async function creditOf(db: Kysely<Schema>, userId: string): Promise<number> {
  const account = accounts.credit(userId);
  return (await balances(db, [account]))[account] ?? 0;
}

/** The lines of an order that is paid from its buyer's credit; kobo, below 0 where it goes back there. */
export function fromCreditLines({ order_id: orderId, user_id: holder }: OrderRow, kobo: number): Line[] {
  if (holder === null) throw new Error(`Order ${orderId} is a visitor's, who has no credit.`);
  return [
    { account: accounts.credit(holder), kobo: -kobo },
    { account: accounts.payer(orderId), kobo },
  ];
}

/** The buyer's credit pays for the order. No provider is asked: the money came before. The caller has seen that there is enough. */
export async function recordFromCredit(trx: Transaction<Schema>, order: OrderRow, at: Date): Promise<boolean> {
  const { order_id: orderId, total_kobo: kobo, currency } = order;
  await trx
    .insertInto('payments')
    .values({
      ...{ order_id: orderId, provider: CREDIT, reference: orderId, amount_kobo: kobo, currency },
      ...{ merchant_id: CREDIT, recorded_at: at },
    })
    .execute();
  const entries = fromCreditLines(order, kobo);
  return post(trx, { kind: 'paid-from-credit', orderId, narration: order.narration, at, entries });
}

/** True where an order was paid from its buyer's credit: what goes back goes there. */
export async function paidFromCredit(db: Kysely<Schema>, orderId: string): Promise<boolean> {
  const paid = await db
    .selectFrom('payments')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('provider', '=', CREDIT)
    .executeTakeFirst();
  return paid !== undefined;
}
