import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());

const listed = async (orders: readonly object[], token?: string) => {
  const { status, body } = await store.ask('myTokens', { orders }, token);
  expect(status).toBe(200);
  return body.deliveries as { orderId: string; tokens: { kind: string; digits: string; loadedAt: string | null }[] }[];
};

test('a visitor has the tokens of the orders whose keys they hold, in the order of loading, and nobody else has', async () => {
  const { orderId, wish } = await store.bought('public-power', 'new-key');
  const held = { orderId, key: wish.key };
  const [delivery, ...more] = await listed([held]);
  expect(more).toEqual([]);
  expect(delivery).toMatchObject({ orderId, kind: 'public-power', provider: 'phcneko', meterNumber: '45012346666' });
  expect(delivery?.tokens.map(({ kind, loadedAt }) => [kind, loadedAt])).toEqual([
    ['key-change', null],
    ['key-change', null],
    ['credit', null],
  ]);
  expect(await listed([])).toEqual([]);
  expect(await listed([{ orderId, key: 'another-key-0001:1' }])).toEqual([]);
  expect(await listed([], await store.signedIn())).toEqual([]);
});

test('a tick is kept once and can be taken back; what is not of the order is refused', async () => {
  const { orderId, wish } = await store.bought('public-power', 'new-key');
  const held = { orderId, key: wish.key };
  const [delivery] = await listed([held]);
  const [first = ''] = delivery?.tokens.map(({ digits }) => digits) ?? [];
  const mark = (input: object) => store.ask('markLoaded', { ...held, digits: [first], loaded: true, ...input });
  const ticked = async () => (await listed([held]))[0]?.tokens.map(({ loadedAt }) => loadedAt !== null);
  expect(await mark({})).toMatchObject({ status: 200 });
  expect(await mark({})).toMatchObject({ status: 200 });
  expect(await ticked()).toEqual([true, false, false]);
  expect(await mark({ loaded: false })).toMatchObject({ status: 200 });
  expect(await ticked()).toEqual([false, false, false]);
  for (const wrong of [{ digits: [first, '1'.repeat(20)] }, { key: 'another-key-0001:1' }, { key: undefined }]) {
    expect(await mark(wrong)).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
  }
  expect(await ticked()).toEqual([false, false, false]);
});
