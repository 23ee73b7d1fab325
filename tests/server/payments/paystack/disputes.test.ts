import { expect, test } from 'vitest';
import { DISPUTE_STATUSES, RESOLUTIONS } from '#src/server/payments/providers/paystack/disputes.ts';
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

test('every resolution that the documentation names is in the table', () => {
  expect(Object.keys(RESOLUTIONS).toSorted()).toEqual(['auto-accepted', 'declined', 'merchant-accepted']);
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

/** The rows of a list as the stand-in tells it, each with other words. */
const toldWith = (reference: string, list: '/dispute' | '/refund', words: object) => {
  const instead: typeof fetch = async (address, init) => {
    const answer = await fetch(address, init);
    if (new URL(String(address)).pathname !== list) return answer;
    const body = await answer.json();
    return Response.json({ ...body, data: body.data.map((row: object) => ({ ...row, ...words })) });
  };
  return portTo(paystack.standIn(), { fetch: instead }).chargebacks?.({ orderId: reference, reference });
};
const disputedFor = async (reference: string, amount: number) =>
  at(await paystack.act('POST', '/stand-in/disputes', { transaction: reference, amount }), 'id');
const decline = (id: string) =>
  paystack.api('PUT', `/dispute/${id}/resolve`, { resolution: 'declined', message: 'It was delivered' });

test('one that was accepted is lost while its refund is still under way', async () => {
  const reference = await paid();
  await decide(await disputed(reference), 'customer');
  for (const status of ['pending', 'processing', 'needs-attention']) {
    expect(await toldWith(reference, '/refund', { status })).toMatchObject([{ status: 'lost', amountKobo: 505_000 }]);
  }
});

test('one that was declined is open as long as its refund may come, and then as its refund says', async () => {
  const reference = await paid();
  const id = await disputed(reference);
  await decline(id);
  expect(await told(reference)).toMatchObject([{ status: 'open' }]);
  await decide(id, 'customer');
  for (const words of [{ status: 'pending' }, { status: 'failed' }, { dispute: undefined }]) {
    expect(await toldWith(reference, '/refund', words)).toMatchObject([{ status: 'open' }]);
  }
  expect(await told(reference)).toMatchObject([{ status: 'lost' }]);
});

test('one whose resolution is not said goes by its refund, and one with a word that nobody knows stays open', async () => {
  const reference = await paid();
  await decide(await disputed(reference), 'customer');
  expect(await toldWith(reference, '/dispute', { resolution: null })).toMatchObject([{ status: 'lost' }]);
  expect(await toldWith(reference, '/dispute', { resolution: 'toString' })).toMatchObject([{ status: 'open' }]);
});

test('one that ended with nothing to refund was won', async () => {
  const reference = await paid();
  await decide(await disputed(reference), 'merchant');
  expect(await toldWith(reference, '/dispute', { refund_amount: 0 })).toMatchObject([
    { status: 'won', amountKobo: 505_000 },
  ]);
});

test('of two disputes each has its own end, and a refund of our own is the end of neither', async () => {
  const reference = await paid();
  const won = await disputedFor(reference, 100_000);
  await decline(won);
  await decide(won, 'merchant');
  const own = await paystack.api('POST', '/refund', { transaction: reference, amount: '150000' });
  expect(own.status).toBe(200);
  expect(await toldWith(reference, '/refund', { status: 'processed' })).toMatchObject([{ id: won, status: 'won' }]);
  const lost = await disputedFor(reference, 200_000);
  await decide(lost, 'customer');
  const both = [...((await toldWith(reference, '/refund', { status: 'processed' })) ?? [])];
  expect(both.map(({ id, status, amountKobo }) => [id, status, amountKobo]).toSorted()).toEqual(
    [
      [won, 'won', 100_000],
      [lost, 'lost', 200_000],
    ].toSorted(),
  );
});
