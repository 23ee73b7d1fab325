// @module-tag long
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claim, claimDue } from '#src/server/order-worker/lease.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import type { OpenDeps } from '#src/server/orders/opens.ts';
import type { PaymentQuestion } from '#src/server/payments/port.ts';
import { forget } from '../../faults/support/fixtures.ts';
import { boot } from '../../faults/support/server-process.ts';
import { manyId, writeOrders } from '../../support/server/many-orders.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SILENT_CARD = '4000000000000119';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());
beforeEach(() => forget(money.db));

/** Which orders the provider is asked about one by one, and which days of its list are read, from now on. */
function watching(deps: OpenDeps) {
  const { payments } = deps;
  const asked: string[] = [];
  const lists: Date[] = [];
  const verify = async (question: PaymentQuestion) => {
    asked.push(question.orderId);
    return payments.verify(question);
  };
  const captures = payments.captures && {
    ...payments.captures,
    read: (from: Date, to: Date) => {
      lists.push(from);
      return payments.captures?.read(from, to) ?? [];
    },
  };
  Object.assign(deps, { payments: { ...payments, verify, ...(captures && { captures }) } });
  return { asked, lists, end: () => void Object.assign(deps, { payments }) };
}

/** Five hundred windows that nobody paid, the newest ten minutes old, all due. */
const manyOpen = () => {
  const now = money.outside.clock();
  const last = new Date(now.getTime() - 10 * MINUTE_MS);
  return writeOrders(money.db, { count: 500, state: 'opened', last, apartMs: 1_000, due: last });
};

test('a capture that nobody told of is asked about before five hundred older orders, by one question for all of them', async () => {
  await manyOpen();
  await money.pay(manyId(7), SILENT_CARD);
  const { asked, lists, end } = watching(money.deps);
  await sweep(money.deps);
  end();
  expect(lists).toHaveLength(1);
  // The one of which something was heard first, then the newest, and a few of those that wait longest.
  expect(asked.filter((orderId) => orderId === manyId(7))).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(20);
  await money.pass(2);
  expect(await money.stateOf(manyId(7))).toBe('fulfilled');
});

test('of orders that nobody paid the newest are asked about first, and some of those that wait longest', async () => {
  await manyOpen();
  // The provider is known to answer.
  await money.pay(await money.order());
  await money.pass(9);
  await money.db
    .updateTable('orders')
    .set({ next_probe_at: money.outside.clock() })
    .where('state', '=', 'opened')
    .execute();
  await money.db
    .updateTable('orders')
    .set({ next_probe_at: new Date(0) })
    .where('order_id', '=', manyId(3))
    .execute();
  money.outside.time.now += 1_000;
  const { asked, end } = watching(money.deps);
  await sweep(money.deps);
  end();
  expect(asked).toHaveLength(20);
  expect(asked.slice(0, 15).toSorted()).toEqual(Array.from({ length: 15 }, (_, at) => manyId(500 - at)).toSorted());
  expect(asked.slice(15)).toContain(manyId(3));
});

test('while no order is open the provider’s list is not read', async () => {
  const { lists, end } = watching(money.deps);
  await money.pass(20);
  end();
  expect(lists).toEqual([]);
});

test('what was captured and cannot be the order’s is heard of once', async () => {
  const orderId = await money.order();
  await money.pay(orderId, SILENT_CARD);
  await money.db.updateTable('sandbox_payments').set({ merchant_id: 'somebody else' }).execute();
  const { asked, end } = watching(money.deps);
  await money.pass(12);
  end();
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(await money.stateOf(orderId)).toBe('opened');
});

test('a list that cannot be read to its end is read again from where it was read before', async () => {
  const orderId = await money.order();
  await money.pass(6);
  const { payments } = money.deps;
  const captures = {
    ...payments.captures,
    read: async function* () {
      yield { kind: 'unread', reason: 'answered 503' } as const;
    },
  };
  Object.assign(money.deps, { payments: { ...payments, captures } });
  await money.pay(orderId, SILENT_CARD);
  await money.pass(6);
  Object.assign(money.deps, { payments });
  await money.pass(20);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

/** Three servers on one data base and one outside, of whose vendor nobody gets an answer; `calls`: when it was asked or sent. */
async function threeServers() {
  const servers = await Promise.all([1, 2, 3].map(() => boot(money.outside, [])));
  const calls: number[] = [];
  for (const { deps } of servers) {
    const gone = async () => {
      calls.push(money.outside.time.now);
      return { kind: 'unknown', reason: 'no answer' } as const;
    };
    Object.assign(deps, { vending: { ...deps.vending, vend: gone, query: gone }, nudge: () => undefined });
  }
  const pass = async (seconds: number) => {
    for (let at = 0; at < seconds; at += 1) {
      money.outside.time.now += 1_000;
      await Promise.all(servers.map(({ deps }) => sweep(deps)));
    }
  };
  return { servers, calls, pass };
}

test.each(['captured', 'pending'] as const)(
  'three servers with 150 orders waiting (%s) ask a dead vendor 5 times a second at most, all together',
  async (state) => {
    const { calls, pass } = await threeServers();
    const now = money.outside.clock();
    await writeOrders(money.db, { count: 150, state, last: now, apartMs: 10, due: now });
    if (state === 'pending')
      await sql`insert into vend_attempts (order_id, number, vendor, vendor_reference, sent_at)
        select order_id, 1, 'sandbox', order_id, captured_at from orders`.execute(money.db);
    money.outside.time.now += MINUTE_MS;
    await pass(15);
    const bySecond = [...Map.groupBy(calls, (at) => at).values()].map((one) => one.length);
    expect(Math.max(...bySecond)).toBeLessThanOrEqual(5);
    expect(calls.length).toBeGreaterThanOrEqual(60);
  },
);

test('once a vendor answers again everything that is due is settled in the same look', async () => {
  const { servers, pass } = await threeServers();
  const now = money.outside.clock();
  await writeOrders(money.db, { count: 40, state: 'captured', last: now, apartMs: 10, due: now });
  await sql`insert into payments (order_id, provider, reference, amount_kobo, currency, merchant_id, recorded_at)
    select order_id, 'sandbox', 'SBX-' || order_id, total_kobo, 'NGN', 'TEST5f2c81d7.0001', captured_at from orders`.execute(
    money.db,
  );
  await pass(10);
  for (const { deps } of servers) Object.assign(deps, { vending: money.deps.vending });
  money.outside.time.now += 2 * MINUTE_MS;
  await pass(1);
  // The first answer opens the way; what was sent, and is not known there, is asked about twice before it is sent again.
  await money.db
    .updateTable('orders')
    .set({ next_probe_at: money.outside.clock() })
    .where('state', '!=', 'fulfilled')
    .execute();
  money.outside.time.now += 30_000;
  await pass(2);
  await pass(60);
  const left = await money.db.selectFrom('orders').select('order_id').where('state', '!=', 'fulfilled').execute();
  expect(left).toEqual([]);
});

test('several servers take different orders out of what is due, each once', async () => {
  const now = money.outside.clock();
  await writeOrders(money.db, { count: 90, state: 'pending', last: now, apartMs: 10, due: now });
  const batch = { where: sql<boolean>`state = 'pending'`, first: sql`next_probe_at`, most: 30 };
  const taken = await Promise.all(['a', 'b', 'c', 'd'].map((as) => claimDue(money.deps, as, batch)));
  const ids = taken.flat().map(({ order_id }) => order_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await claimDue(money.deps, 'e', { ...batch, most: 100 })).length + ids.length).toBe(90);
});

test.each([HOUR_MS, -HOUR_MS])(
  'a server whose clock is wrong by %i ms takes nothing from another one, and waits for nothing',
  async (wrong) => {
    const other = await boot(money.outside, []);
    // The data base's time is one for both.
    const clock = () => new Date(money.outside.time.now + wrong);
    Object.assign(other.deps, { clock, now: money.deps.now });
    const orderId = await money.order();
    await money.pay(orderId, SILENT_CARD);
    const own = await claim(money.deps, orderId, 'whose clock is right');
    expect(own).toMatchObject({ order_id: orderId });
    expect(await claim(other.deps, orderId, 'whose clock is wrong')).toBeUndefined();
    await money.db.updateTable('orders').set({ claimed_until: null, claimed_by: null }).execute();
    for (let at = 0; at < 30; at += 1) {
      money.outside.time.now += 1_000;
      await sweep(other.deps);
      await other.background();
    }
    expect(await money.stateOf(orderId)).toBe('fulfilled');
  },
);

test('a webhook that the provider does not confirm yet has its order asked about first', async () => {
  const { deps, outside, db } = money;
  const orderId = await money.order();
  await money.pay(orderId);
  const [webhook] = outside.webhooks.splice(0).slice(-1);
  const { payments } = deps;
  const verify = async () => ({ status: 'unknown', reason: 'answered 503' }) as const;
  Object.assign(deps, { payments: { ...payments, verify } });
  expect(await money.server.webhook(webhook?.body ?? '', webhook?.headers ?? {})).toBe(503);
  Object.assign(deps, { payments });
  expect(await db.selectFrom('orders').select('next_probe_at').where('order_id', '=', orderId).execute()).toEqual([
    { next_probe_at: outside.clock() },
  ]);
  await money.pass(2);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});
