import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import type { PaymentRecord } from '#src/server/payments/port.ts';
import { RETURNED_WITHIN_MS, withoutArrivals } from '#src/server/reconciliation/arrivals.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const NOW = new Date('2026-11-21T18:42:00Z');
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What is left of a payment in the provider's books of which an arrival is known. */
async function left(
  state: 'waiting' | 'matched' | 'returning' | 'returned',
  sentAt: Date | null,
  told: Pick<PaymentRecord, 'refundedKobo' | 'refundedAt'>,
): Promise<number> {
  const reference = `IN-${Math.random()}`;
  await database.db
    .insertInto('arrivals')
    .values({
      ...{ provider: 'sandbox', reference, amount_kobo: 5_000, state, reason: '', came_at: ago(90), sent_at: sentAt },
      ...{ account_number: null, user_id: null, estate_id: null, sender: null },
    })
    .execute();
  const one = { orderId: 'IN', reference, amountKobo: 5_000, feeKobo: 0, capturedAt: ago(90), ...told };
  return (await withoutArrivals(database.db, 'sandbox', new Map([['IN', [one]]]), NOW)).size;
}

const NOT_BACK = { refundedKobo: 0, refundedAt: null };
const back = (days: number) => ({ refundedKobo: 5_000, refundedAt: ago(days) });

test.each([
  ['waits', 'waiting', null, NOT_BACK, 0],
  ['was matched', 'matched', null, NOT_BACK, 0],
  ['is back', 'returned', ago(3), back(2), 0],
  ['should be back and is not', 'returned', ago(3), NOT_BACK, 1],
  ['is on its way back', 'returning', ago(3), NOT_BACK, 0],
  [
    'has been on its way back for longer than that takes',
    'returning',
    ago(RETURNED_WITHIN_MS / DAY_MS + 1),
    NOT_BACK,
    1,
  ],
  ['should go back and was never sent', 'returning', null, NOT_BACK, 1],
  ['came back a moment ago', 'returning', ago(3), back(0.5), 0],
  ['came back days ago, of which we have not heard', 'returning', ago(5), back(3), 1],
  ['came back in part', 'returning', ago(3), { refundedKobo: 1_000, refundedAt: ago(1) }, 1],
] as const)('money for no order that %s is no difference, or is one', async (_, state, sentAt, told, differs) => {
  expect(await left(state, sentAt, told)).toBe(differs);
});
