import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { PaymentRecord } from '../payments/port.ts';
import type { Theirs } from './books.ts';

/**
 * Their captures without those that we know as money which came beside a payment, with the sum that we wrote down: no order has
 * them, and nothing differs.
 */
export async function withoutArrivals(
  db: Kysely<Schema>,
  provider: string,
  payments: NonNullable<Theirs['payments']>,
): Promise<NonNullable<Theirs['payments']>> {
  const rows = await db
    .selectFrom('arrivals')
    .select(['reference', 'amount_kobo', 'state'])
    .where('provider', '=', provider)
    .execute();
  const known = new Map(rows.map((row) => [row.reference, row]));
  const isKnown = ({ reference, amountKobo, refundedKobo }: PaymentRecord): boolean => {
    const row = known.get(reference);
    if (row?.amount_kobo !== amountKobo) return false;
    // One that is on its way back may have arrived there already.
    return row.state === 'returning' || refundedKobo === (row.state === 'returned' ? amountKobo : 0);
  };
  const rest = [...payments].map(([orderId, some]) => [orderId, some.filter((one) => !isKnown(one))] as const);
  return new Map(rest.filter(([, some]) => some.length > 0));
}
