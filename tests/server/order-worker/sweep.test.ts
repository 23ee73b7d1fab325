import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrder } from '#src/server/orders/power.ts';
import type { VendRequest } from '#src/server/vending/port.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

test('a capture that nobody reported is found within 15 seconds and delivered', async () => {
  const orderId = await money.order();
  expect(await money.pay(orderId, '4000000000000119')).toMatchObject({ status: 504 });
  expect(money.outside.webhooks).toEqual([]);
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('an order that nobody pays is given up after half an hour, and a late capture still delivers', async () => {
  const orderId = await money.order();
  money.outside.time.now += 31 * 60_000;
  await money.pass(1);
  expect(await money.stateOf(orderId)).toBe('abandoned');
  await money.pay(orderId, '4000000000000119');
  money.outside.time.now += 16 * 60_000;
  await money.pass(1);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('an order that the provider never took is given up after half an hour, and its key still opens it', async () => {
  const wish = { key: 'never-taken-1', type: 'power_vending', amount: 5000 } as const;
  const { payments } = money.deps;
  const begin = async () => ({ kind: 'unavailable', reason: 'no answer' }) as const;
  Object.assign(money.deps, { payments: { ...payments, begin } });
  expect(await openOrder(money.deps, money.resident(), wish)).toMatchObject({ status: 503 });
  Object.assign(money.deps, { payments });
  money.outside.time.now += 31 * 60_000;
  await money.pass(1);
  const order = await money.db
    .selectFrom('orders')
    .select(['order_id', 'state'])
    .where('idempotency_key', '=', wish.key)
    .executeTakeFirstOrThrow();
  expect(order.state).toBe('abandoned');
  const { order_id: orderId } = order;
  expect(await openOrder(money.deps, money.resident(), wish)).toMatchObject({ status: 200, data: { orderId } });
  expect(await money.stateOf(orderId)).toBe('opened');
  await money.pay(orderId);
  expect(await money.report(orderId)).toMatchObject({ status: 202, data: { state: 'captured' } });
});

test('an order of which its provider says nothing for an hour is a case, until it answers', async () => {
  const orderId = await money.order();
  const { payments } = money.deps;
  const verify = async () => ({ kind: 'unknown', status: 'unknown', reason: 'answered 503' }) as const;
  const cases = () =>
    money.db.selectFrom('cases').select(['kind', 'reason', 'closed_at']).where('order_id', '=', orderId).execute();
  Object.assign(money.deps, { payments: { ...payments, verify } });
  money.outside.time.now += 31 * 60_000;
  await money.pass(1);
  expect(await cases()).toEqual([]);
  money.outside.time.now += 31 * 60_000;
  await money.pass(1);
  expect(await money.stateOf(orderId)).toBe('opened');
  expect(await cases()).toEqual([
    { kind: 'unheard', reason: expect.stringContaining('for an hour: answered 503'), closed_at: null },
  ]);
  Object.assign(money.deps, { payments });
  await money.pay(orderId, '4000000000000119');
  money.outside.time.now += 16 * 60_000;
  await money.pass(1);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect(await cases()).toMatchObject([{ closed_at: expect.any(Date) }]);
});

test('a dead vendor with 60 paid orders waiting is asked at most 5 times a second', async () => {
  const { db, outside, deps } = money;
  for (let at = 0; at < 60; at += 1) {
    const orderId = await money.order();
    await money.pay(orderId);
  }
  const asked = new Set<string>();
  const dead = {
    ...deps.vending,
    query: gone,
    vend: ({ reference }: VendRequest) => gone(reference),
  };
  async function gone(reference: string) {
    outside.vendorCalls.push(outside.time.now);
    asked.add(reference);
    return { kind: 'unknown', reason: 'no answer' } as const;
  }
  Object.assign(deps, { vending: dead, nudge: () => undefined });
  await money.pass(30);
  outside.vendorCalls.length = 0;
  asked.clear();
  await money.pass(60);
  const bySecond = Map.groupBy(outside.vendorCalls, (at) => Math.floor(at / 1000));
  const most = Math.max(...[...bySecond.values()].map((calls) => calls.length));
  // None is left out. How often each is asked within a minute is a matter of where the minute falls between waits that double.
  expect(asked.size).toBe(60);
  expect(most).toBeLessThanOrEqual(5);
  const lost = await db
    .selectFrom('orders')
    .select('order_id')
    .where('state', 'in', ['refund_due', 'refunded'])
    .execute();
  expect(lost).toEqual([]);
});
