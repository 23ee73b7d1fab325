import { expect, test } from 'vitest';
import type { PaymentRecord } from '#src/server/payments/port.ts';
import { openPaystack } from '../../../stand-ins/paystack/support.ts';
import { portTo } from './support.ts';

const paystack = openPaystack();
const DAY_MS = 24 * 60 * 60_000;

async function read(from: Date, to: Date): Promise<(PaymentRecord | { readonly kind: string })[]> {
  const all: (PaymentRecord | { readonly kind: string })[] = [];
  for await (const page of portTo(paystack.standIn()).records(from, to)) {
    all.push(...(page.kind === 'page' ? page.records : [{ kind: page.kind }]));
  }
  return all;
}
const today = () => [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)] as const;

test('records come over several pages, with what was given back, and without what nobody paid', async () => {
  const references: string[] = [];
  for (let made = 0; made < 103; made += 1) references.push(await paystack.paid());
  await paystack.begin();
  const [whole = '', part = ''] = references;
  await paystack.api('POST', '/refund', { transaction: whole });
  await paystack.api('POST', '/refund', { transaction: part, amount: 100_000 });
  for (let step = 0; step < 2; step += 1) await paystack.act('POST', '/stand-in/refunds/run');
  const records = await read(...today());
  expect(records).toHaveLength(103);
  expect(records).toContainEqual(
    expect.objectContaining({
      orderId: whole,
      amountKobo: 500_000,
      refundedKobo: 500_000,
      refundedAt: expect.any(Date),
    }),
  );
  expect(records).toContainEqual(expect.objectContaining({ orderId: part, refundedKobo: 100_000 }));
  const given = records.map((one) => ('refundedKobo' in one ? one.refundedKobo : -1)).filter((kobo) => kobo !== 0);
  expect(given.toSorted()).toEqual([100_000, 500_000]);
});

test('days that lie elsewhere have none', async () => {
  expect(await read(new Date(Date.now() - 3 * DAY_MS), new Date(Date.now() - 2 * DAY_MS))).toEqual([]);
});

test.each(['/transaction', '/refund'])('books that cannot be read to their end are unread: %s', async (path) => {
  await paystack.act('PUT', '/stand-in/faults', { answers: [{ kind: 'broken', path, method: 'GET' }] });
  expect((await read(...today())).at(-1)).toEqual({ kind: 'unread' });
});

/** All pages, with a change of what the provider says. */
async function pagesWith(change: (text: string) => string) {
  const said: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    return new Response(change(await answer.text()), { status: answer.status });
  };
  const pages = [];
  for await (const page of portTo(paystack.standIn(), { fetch: said }).records(...today())) pages.push(page);
  return {
    orders: pages.flatMap((page) => (page.kind === 'page' ? page.records.map(({ orderId }) => orderId) : [page.kind])),
    unreadable: pages.flatMap((page) => (page.kind === 'page' ? (page.unreadable ?? []) : [])),
  };
}

test('a payment that cannot be read is told by its order, and the rest of the list is read', async () => {
  const [bad, good] = [await paystack.paid(undefined, { amount: 512_345 }), await paystack.paid()];
  const { orders, unreadable } = await pagesWith((text) => text.replaceAll('"amount":512345', '"amount":512345.5'));
  expect(unreadable).toEqual([{ about: bad, at: expect.any(Date), reason: 'amount: invalid_type' }]);
  expect([orders.includes(good), orders.includes(bad), orders.includes('unread')]).toEqual([true, false, false]);
});

test('of a payment of which a refund cannot be read nobody says what went back', async () => {
  const [bad, good] = [await paystack.paid(), await paystack.paid()];
  await paystack.api('POST', '/refund', { transaction: bad, amount: 123_400 });
  for (let step = 0; step < 2; step += 1) await paystack.act('POST', '/stand-in/refunds/run');
  const { orders, unreadable } = await pagesWith((text) => text.replaceAll(/"amount":"?123400"?/g, '"amount":"some"'));
  expect(unreadable).toEqual([{ about: bad, at: null, reason: expect.stringMatching(/^amount: /) }]);
  expect([orders.includes(good), orders.includes(bad)]).toEqual([true, false]);
});
