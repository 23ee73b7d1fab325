import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claim } from '#src/server/order-worker/lease.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { lookNow } from '#src/server/stuck-orders/look-now.ts';
import { forget } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

const HOUR_MS = 3_600_000;

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());
beforeEach(() => forget(money.db));

/** Do something while the clock is an hour ahead, as before somebody puts it right. */
async function anHourAhead<T>(work: () => Promise<T>): Promise<T> {
  const { time } = money.outside;
  const before = time.now;
  time.now += HOUR_MS;
  try {
    return await work();
  } finally {
    time.now = before;
  }
}

const paid = async (meter: Parameters<TestMoney['order']>[0] = 'plain') => {
  const orderId = await money.order(meter);
  await money.pay(orderId, '4000000000000119');
  return orderId;
};

test('a round of the sweep that a clock an hour ahead took holds nothing up once the clock is right', async () => {
  const orderId = await paid();
  await anHourAhead(async () => {
    // Somebody else's order is what was looked at then: only the round stands an hour ahead.
    await money.db.updateTable('orders').set({ next_probe_at: null }).execute();
    await sweep(money.deps);
  });
  await money.db.updateTable('orders').set({ next_probe_at: money.outside.clock() }).execute();
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('an order that a process took by a clock an hour ahead, and died with, is free once the clock is right', async () => {
  const orderId = await paid();
  await anHourAhead(() => claim(money.deps, orderId, 'a process that died'));
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('an order that is claimed is left alone while its lease holds', async () => {
  const orderId = await paid();
  await claim(money.deps, orderId, 'a process that works');
  expect(await claim(money.deps, orderId, 'another')).toBeUndefined();
  money.outside.time.now += money.deps.pace.leaseMs;
  expect(await claim(money.deps, orderId, 'another')).toMatchObject({ order_id: orderId });
});

test('a next look that a clock an hour ahead put off is taken once the clock is right', async () => {
  const orderId = await paid();
  await anHourAhead(async () => {
    await money.db.updateTable('orders').set({ next_probe_at: money.outside.clock() }).execute();
  });
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test.each(['late', 'lost'] as const)(
  'what was sent by a clock an hour ahead, to a vendor that times out (%s), is delivered once the clock is right',
  async (meter) => {
    const orderId = await anHourAhead(async () => {
      const ordered = await paid(meter);
      await money.pass(4);
      return ordered;
    });
    expect(await money.stateOf(orderId)).not.toBe('fulfilled');
    await money.pass(60);
    expect(await money.stateOf(orderId)).toBe('fulfilled');
    const vended = money.db.selectFrom('sandbox_vends').select('executions').where('reference', '=', orderId);
    expect(await vended.execute()).toEqual([{ executions: 1 }]);
  },
);

test('what is marked for refund, and was sent by a clock an hour ahead, goes back once the clock is right', async () => {
  const { db, deps } = money;
  const orderId = await anHourAhead(async () => {
    const ordered = await paid('lost');
    await money.pass(6);
    return ordered;
  });
  const marker = { reason: 'asked for', marked_by: money.resident().id, marked_at: deps.clock() };
  await db
    .insertInto('refund_marks')
    .values({ order_id: orderId, ...marker })
    .execute();
  await money.pass(90);
  expect(await money.stateOf(orderId)).toBe('refunded');
});

test('an order that was asked about by a clock an hour ahead can be looked at by hand at once', async () => {
  const orderId = await anHourAhead(async () => {
    const ordered = await paid('late');
    await money.pass(9);
    return ordered;
  });
  money.outside.time.now += 10_000;
  const { order } = await lookNow(money.deps, orderId, new AbortController().signal);
  expect(order.state).toBe('fulfilled');
});
