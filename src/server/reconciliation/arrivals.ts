import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { PaymentRecord } from '../payments/port.ts';
import type { Theirs } from './books.ts';

const DAY_MS = 24 * 3_600_000;

/** A refund takes 15 working days at most, with holidays between them. What has not arrived by then is a difference. */
export const RETURNED_WITHIN_MS = 30 * DAY_MS;

/** By then we have heard that it arrived: the provider is asked every quarter of an hour. */
const HEARD_WITHIN_MS = DAY_MS;

/**
 * Their captures without those that we know as money which came beside a payment, with the sum that we wrote down: no order has
 * them, and nothing differs. One that goes back does not for as long as that may take.
 */
export async function withoutArrivals(
  db: Kysely<Schema>,
  provider: string,
  payments: NonNullable<Theirs['payments']>,
  asOf: Date,
): Promise<NonNullable<Theirs['payments']>> {
  const rows = await db
    .selectFrom('arrivals')
    .select(['reference', 'amount_kobo', 'state', 'sent_at', 'came_at', 'by_hand_from'])
    .where('provider', '=', provider)
    .execute();
  const known = new Map(rows.map((row) => [row.reference, row]));
  const isKnown = ({ reference, amountKobo, refundedKobo, refundedAt }: PaymentRecord): boolean => {
    const row = known.get(reference);
    if (row?.amount_kobo !== amountKobo) return false;
    // What was paid out of our own bank the provider still holds.
    const backKobo = row.state === 'returned' && row.by_hand_from !== 'bank' ? amountKobo : 0;
    if (row.state !== 'returning') return refundedKobo === backKobo;
    const since = (at: Date | null) => (at === null ? 0 : asOf.getTime() - at.getTime());
    if (refundedKobo === 0) return since(row.sent_at ?? row.came_at) <= RETURNED_WITHIN_MS;
    return refundedKobo === amountKobo && since(refundedAt) <= HEARD_WITHIN_MS;
  };
  const rest = [...payments].map(([orderId, some]) => [orderId, some.filter((one) => !isKnown(one))] as const);
  return new Map(rest.filter(([, some]) => some.length > 0));
}
