import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrder } from '#src/server/orders/power.ts';
import { orderStatus } from '#src/server/orders/status.ts';
import type { PaymentQuestion } from '#src/server/payments/port.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SILENT_CARD = '4000000000000119';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

const wish = (key: string) => ({ key, type: 'power_vending', amount: 5000 }) as const;

async function opened(key: string): Promise<string> {
  const answer = await openOrder(money.deps, money.resident(), wish(key));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data.orderId;
}

const rowOf = (orderId: string) =>
  money.db
    .selectFrom('orders')
    .select(['state', 'next_probe_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

/** Let so much time pass, with a look of the sweep at its end. */
async function after(ms: number): Promise<void> {
  money.outside.time.now += ms;
  await money.pass(1);
}

/** An order that was given up, and then not asked about any more. */
async function forgotten(key: string): Promise<string> {
  const orderId = await opened(key);
  await after(31 * MINUTE_MS);
  await after(25 * HOUR_MS);
  expect(await rowOf(orderId)).toEqual({ state: 'abandoned', next_probe_at: null });
  return orderId;
}

test('an order that was given up is asked about less often at once, and for a day', async () => {
  const orderId = await opened('given-up-1');
  await after(31 * MINUTE_MS);
  const { state, next_probe_at: next } = await rowOf(orderId);
  expect([state, next]).toEqual(['abandoned', new Date(money.outside.time.now + 15 * MINUTE_MS)]);
  await after(23 * HOUR_MS);
  expect((await rowOf(orderId)).next_probe_at).not.toBeNull();
  await after(2 * HOUR_MS);
  expect((await rowOf(orderId)).next_probe_at).toBeNull();
});

test('the window of an order that was given up opens again for the same order, and a capture that nobody reports is found within 15 seconds', async () => {
  const orderId = await forgotten('next-day-1');
  expect(await opened('next-day-1')).toBe(orderId);
  expect((await rowOf(orderId)).state).toBe('opened');
  await money.pay(orderId, SILENT_CARD);
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('an order whose window opens again has its half hour anew', async () => {
  const orderId = await opened('anew-1');
  await after(29 * MINUTE_MS);
  await opened('anew-1');
  await after(20 * MINUTE_MS);
  expect((await rowOf(orderId)).state).toBe('opened');
  await after(11 * MINUTE_MS);
  expect((await rowOf(orderId)).state).toBe('abandoned');
});

test('an order whose card was declined a day ago is looked for again from when its window is handed out once more', async () => {
  const orderId = await opened('declined-1');
  await money.pay(orderId, '4000000000000002');
  await money.pass(15);
  await after(25 * HOUR_MS);
  expect(await rowOf(orderId)).toEqual({ state: 'failed', next_probe_at: null });
  await opened('declined-1');
  await money.pay(orderId, SILENT_CARD);
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test.each([
  ['give the order up', 31 * MINUTE_MS, 0],
  ['forget the order', 31 * MINUTE_MS, 25 * HOUR_MS],
])('a sweep that was asking while the window opened again does not %s', async (_, givenUp, forgotten) => {
  const key = `meanwhile-${forgotten}`;
  const orderId = await opened(key);
  const { payments } = money.deps;
  if (forgotten > 0) await after(givenUp);
  money.outside.time.now += forgotten || givenUp;
  Object.assign(money.deps, {
    payments: {
      ...payments,
      async verify(asked: PaymentQuestion) {
        const report = await payments.verify(asked);
        if (asked.orderId === orderId) await opened(key);
        return report;
      },
    },
  });
  await money.pass(1);
  Object.assign(money.deps, { payments });
  expect((await rowOf(orderId)).state).toBe('opened');
  await money.pay(orderId, SILENT_CARD);
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('while somebody watches an order, whose window may still be open, it is never forgotten', async () => {
  const orderId = await forgotten('watched-1');
  const { signal } = new AbortController();
  const { id: userId } = money.resident();
  expect(await orderStatus(money.deps, { userId }, { orderId }, signal)).toMatchObject({
    data: { state: 'abandoned' },
  });
  await money.pay(orderId, SILENT_CARD);
  await after(15 * MINUTE_MS);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('an order that was paid is not looked at anew because its window is asked for again', async () => {
  const orderId = await opened('paid-1');
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(3);
  expect(await opened('paid-1')).toBe(orderId);
  expect(await rowOf(orderId)).toEqual({ state: 'fulfilled', next_probe_at: null });
});

test('an order whose window is of another provider than today is never given up, and its window is not handed out', async () => {
  const orderId = await opened('former-provider-1');
  const { payments } = money.deps;
  const asked: PaymentQuestion[] = [];
  const verify: typeof payments.verify = async (question) => {
    asked.push(question);
    return { status: 'open', reference: null, amountKobo: 0, currency: 'NGN', merchantId: '', orderId };
  };
  Object.assign(money.deps, { payments: { ...payments, name: 'newcomer', verify } });
  await after(90 * MINUTE_MS);
  expect(asked.map((question) => question.orderId)).not.toContain(orderId);
  expect((await rowOf(orderId)).state).toBe('opened');
  const cases = await money.db.selectFrom('cases').select(['kind', 'reason']).where('order_id', '=', orderId).execute();
  expect(cases).toEqual([{ kind: 'unheard', reason: expect.stringContaining('it was opened with sandbox') }]);
  expect(await openOrder(money.deps, money.resident(), wish('former-provider-1'))).toMatchObject({ status: 503 });
  Object.assign(money.deps, { payments });
  await money.pay(orderId, SILENT_CARD);
  await after(16 * MINUTE_MS);
  expect((await rowOf(orderId)).state).toBe('fulfilled');
});
