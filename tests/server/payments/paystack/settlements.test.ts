import { expect, test } from 'vitest';
import type { Payout } from '#src/server/payments/port.ts';
import { SETTLEMENT_STATUSES } from '#src/server/payments/providers/paystack/settlements.ts';
import { openPaystack, PLAIN } from '../../../stand-ins/paystack/support.ts';
import { portTo } from './support.ts';

const paystack = openPaystack();
const DAY_MS = 24 * 60 * 60_000;

async function read(days = 1): Promise<Payout[] | string> {
  const all: Payout[] = [];
  const [from, to] = [new Date(Date.now() - days * DAY_MS), new Date(Date.now() + DAY_MS)];
  for await (const page of portTo(paystack.standIn()).settlements(from, to)) {
    if (page.kind === 'unread') return page.reason;
    all.push(...page.records);
  }
  return all;
}

test('a payout comes with each of its payments, its fees, what was taken off, and the day of the bank once it is sent', async () => {
  const references = [await paystack.paid(), await paystack.paid()];
  await paystack.api('POST', '/refund', { transaction: references[0], amount: 100_000 });
  for (const _ of [1, 2]) await paystack.act('POST', '/stand-in/refunds/run');
  await paystack.act('POST', '/stand-in/settlements/run', { status: 'pending' });
  const [waiting] = await read();
  expect(waiting).toMatchObject({
    status: 'under-way',
    amountKobo: 1_000_000,
    feeKobo: 35_000,
    deductedKobo: 100_000,
    paidKobo: 865_000,
    bankDay: null,
  });
  await paystack.act('PUT', `/stand-in/settlements/${(waiting as Payout).id}`, { status: 'success' });
  const [sent] = (await read()) as Payout[];
  expect(sent).toMatchObject({ status: 'paid', bankDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  const lines = sent?.lines.map(({ at: _, ...line }) => line);
  expect(lines?.toSorted((a, b) => a.reference.localeCompare(b.reference))).toEqual(
    references
      .toSorted((a, b) => a.localeCompare(b))
      .map((reference) => ({ kind: 'capture', orderId: reference, reference, amountKobo: 500_000, feeKobo: 17_500 })),
  );
});

test('a fee that the payer bore on top is neither captured for us nor a cost of ours', async () => {
  await paystack.act('PUT', '/stand-in/faults', { special: { 'customer-pays-fees': true } });
  await paystack.paid(PLAIN);
  await paystack.act('POST', '/stand-in/settlements/run');
  const [last] = (await read()) as Payout[];
  expect(last).toMatchObject({ amountKobo: 500_000, feeKobo: 0, paidKobo: 500_000, deductedKobo: 0 });
  expect(last?.lines).toMatchObject([{ amountKobo: 500_000, feeKobo: 0 }]);
});

test('every status of the documentation says something, and one that is new is under way', async () => {
  expect(Object.keys(SETTLEMENT_STATUSES).toSorted()).toEqual(['failed', 'pending', 'processing', 'success']);
  expect(await read(0)).toEqual([]);
});

test.each(['/settlement'])('a list that breaks off is unread: %s', async (path) => {
  await paystack.act('PUT', '/stand-in/faults', { answers: [{ kind: 'broken', path, method: 'GET' }] });
  expect(await read()).toBeTypeOf('string');
});
