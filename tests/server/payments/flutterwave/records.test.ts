import { expect, test } from 'vitest';
import type { PaymentRecord } from '#src/server/payments/port.ts';
import { CARDS } from '../../../stand-ins/flutterwave/shop.ts';
import { payOn, portTo, saying, shopOfFile, unreadableIn } from './support.ts';

const shop = shopOfFile();
const DAY_MS = 24 * 60 * 60_000;

async function read(from: Date, to: Date): Promise<(PaymentRecord | { readonly kind: string })[]> {
  const all: (PaymentRecord | { readonly kind: string })[] = [];
  for await (const page of portTo(shop().standIn).records(from, to)) {
    all.push(...(page.kind === 'page' ? page.records : [{ kind: page.kind }]));
  }
  return all;
}
const today = () => [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)] as const;

test('records come over several pages, each once, with what was given back, and without what nobody paid', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 23; made += 1) ids.push(await shop().pay(`POWER-${made}`, 5050));
  await payOn(shop(), await shop().link('declined'), CARDS.insufficient, '3310', '12345');
  const [whole = '', part = '', waiting = ''] = ids;
  for (const [id, body, end] of [
    [whole, {}, 'completed-mpgs'],
    [part, { amount: 1000 }, 'completed-offline'],
    [waiting, {}, 'completed'],
  ] as const) {
    const { id: refund } = await shop().data('POST', `/v3/transactions/${id}/refund`, body);
    await shop().control('POST', `/refunds/${refund}`, { status: end });
  }
  const records = await read(...today());
  expect(records).toHaveLength(23);
  const record = { orderId: 'POWER-0', reference: whole, amountKobo: 505_000, feeKobo: 7_601 };
  const times = { capturedAt: expect.any(Date), refundedAt: expect.any(Date) };
  expect(records).toContainEqual({ ...record, ...times, refundedKobo: 505_000 });
  expect(records).toContainEqual(expect.objectContaining({ reference: part, refundedKobo: 100_000 }));
  expect(records).toContainEqual(expect.objectContaining({ reference: waiting, refundedKobo: 0, refundedAt: null }));
});

test('two attempts that were paid under one reference are two records', async () => {
  const ids = [await shop().pay('POWER-TWICE', 5050), await shop().pay('POWER-TWICE', 5050)];
  const records = (await read(...today())).filter((one) => 'orderId' in one && one.orderId === 'POWER-TWICE');
  expect(records.map((one) => ('reference' in one ? one.reference : '')).toSorted()).toEqual(ids.toSorted());
});

/** All pages, with a change of what the provider says. */
async function pagesWith(change: (text: string) => string) {
  const pages = [];
  for await (const page of portTo(shop().standIn, { fetch: saying(change) }).records(...today())) pages.push(page);
  return pages;
}

test('a payment whose sum has more decimals than naira have is told by its order, and the rest of the list is read', async () => {
  const [bad, good] = [await shop().pay('POWER-BAD-SUM', 5063.5), await shop().pay('POWER-GOOD-SUM', 5050)];
  const pages = await pagesWith((text) => text.replaceAll('"amount":5063.5', '"amount":5063.555'));
  const unreadable = unreadableIn(pages);
  expect(unreadable).toEqual([{ about: 'POWER-BAD-SUM', at: expect.any(Date), reason: 'amount: custom' }]);
  const read = pages.flatMap((page) => (page.kind === 'page' ? page.records.map(({ reference }) => reference) : []));
  expect([read.includes(good), read.includes(bad)]).toEqual([true, false]);
});

test('of a payment of which a refund cannot be read nobody says what went back', async () => {
  const id = await shop().pay('POWER-BAD-REFUND', 5050);
  const { id: refund } = await shop().data('POST', `/v3/transactions/${id}/refund`, { amount: 1234.5 });
  await shop().control('POST', `/refunds/${refund}`, { status: 'completed-mpgs' });
  const pages = await pagesWith((text) => text.replaceAll('"AmountRefunded":1234.5', '"AmountRefunded":"some"'));
  const unreadable = unreadableIn(pages);
  expect(unreadable).toEqual([
    { about: 'POWER-BAD-REFUND', at: null, reason: expect.stringMatching(/^AmountRefunded: /) },
  ]);
  const orders = pages.flatMap((page) => (page.kind === 'page' ? page.records.map(({ orderId }) => orderId) : []));
  expect([orders.includes('POWER-BAD-REFUND'), orders.length > 0]).toEqual([false, true]);
});

test('what was paid before and given back in these days is read by itself; days that lie elsewhere have none', async () => {
  const id = await shop().pay('POWER-BEFORE', 5050);
  const { id: refund } = await shop().data('POST', `/v3/transactions/${id}/refund`, {});
  await shop().control('PUT', '/clock', { aheadMs: 5 * DAY_MS });
  await shop().control('POST', `/refunds/${refund}`, { status: 'completed-mpgs' });
  const later = await read(new Date(Date.now() + 4 * DAY_MS), new Date(Date.now() + 6 * DAY_MS));
  expect(later).toContainEqual(expect.objectContaining({ reference: id, refundedKobo: 505_000 }));
  expect(later).not.toContainEqual(expect.objectContaining({ orderId: 'POWER-5' }));
  await shop().control('PUT', '/clock', { aheadMs: 0 });
  expect(await read(new Date(Date.now() - 9 * DAY_MS), new Date(Date.now() - 8 * DAY_MS))).toEqual([]);
});

test.each(['/v3/transactions', '/v3/refunds'])(
  'books that cannot be read to their end are unread: %s',
  async (path) => {
    await shop().control('PUT', '/faults', { answers: [{ kind: 'broken', path, method: 'GET' }] });
    expect((await read(...today())).at(-1)).toEqual({ kind: 'unread' });
  },
);

test('a page that is answered for another one is not read for ever', async () => {
  const body = { status: 'success', meta: { page_info: { current_page: 1, total_pages: 3 } }, data: [] };
  const port = portTo(shop().standIn, { fetch: async () => Response.json(body) });
  const kinds: string[] = [];
  for await (const page of port.records(...today())) kinds.push(page.kind);
  expect(kinds).toEqual(['unread']);
});
