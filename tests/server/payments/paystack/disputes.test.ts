import { expect, test } from 'vitest';
import { DISPUTE_STATUSES } from '#src/server/payments/providers/paystack/disputes.ts';
import { at, openPaystack } from '../../../stand-ins/paystack/support.ts';
import { portTo } from './support.ts';

const paystack = openPaystack();
const port = () => portTo(paystack.standIn());
const paid = () => paystack.paid(undefined, { amount: 505_000 });
const told = (reference: string) => port().chargebacks?.({ orderId: reference, reference });
const disputed = async (reference: string) =>
  at(await paystack.act('POST', '/stand-in/disputes', { transaction: reference }), 'id');
const decide = (id: string, side: 'customer' | 'merchant') =>
  paystack.act('POST', `/stand-in/disputes/${id}/decide`, { for: side });

test('every status of a dispute that the documentation names is in the table', () => {
  expect(Object.keys(DISPUTE_STATUSES).toSorted()).toEqual([
    'awaiting-bank-feedback',
    'awaiting-merchant-feedback',
    'pending',
    'resolved',
  ]);
});

test('a payment that nobody disputes has none; one that is disputed says how much and until when', async () => {
  const [quiet, reference] = [await paid(), await paid()];
  const id = await disputed(reference);
  expect(await told(quiet)).toEqual([]);
  expect(await told(reference)).toEqual([{ id, amountKobo: 505_000, status: 'open', dueAt: expect.any(Date) }]);
});

test.each([
  ['customer', 'lost'],
  ['merchant', 'won'],
] as const)('decided for the %s it is %s', async (side, status) => {
  const reference = await paid();
  const id = await disputed(reference);
  await decide(id, side);
  expect(await told(reference)).toMatchObject([{ id, status }]);
});

test('what is not known is no answer: an unknown payment, and a provider that breaks off', async () => {
  expect(await told('POWER-NOBODY')).toBeNull();
  const reference = await paid();
  await disputed(reference);
  for (const path of ['/transaction/verify', '/dispute', '/refund']) {
    await paystack.act('PUT', '/stand-in/faults', { answers: [{ kind: 'error', path, times: 1 }] });
    expect(await told(reference)).toBeNull();
  }
});
