import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { lookForChargebacks } from '#src/server/order-worker/chargebacks.ts';
import { pendingTopups } from '#src/server/stuck-orders/pending.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
let payments: TestMoney['deps']['payments'];
beforeAll(async () => {
  money = await openTestMoney();
  ({ payments } = money.deps);
});
afterEach(() => {
  Object.assign(money.deps, { payments });
});
afterAll(() => money.close());

/** The payer's bank disputes a payment, or decides. */
const bank = async (orderId: string, decided?: 'won' | 'lost'): Promise<number> =>
  (await money.outside.browser(`/sandbox/payments/${orderId}/dispute`, { ...(decided && { decided }) })).status;
const tell = async (): Promise<number> => {
  const { body, headers } = money.outside.webhooks.at(-1) ?? { body: '', headers: {} };
  return money.server.webhook(body, headers);
};
const bought = async (meter: 'plain' | 'refused' = 'plain'): Promise<string> => {
  const orderId = await money.order(meter);
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(3);
  return orderId;
};
const listedOf = async (orderId: string) => {
  const { data } = await pendingTopups(money.db, { page: 1, topupRef: orderId });
  return 'pendingTransactions' in data ? data.pendingTransactions : [];
};
const statusOf = async (orderId: string) =>
  (await money.db.selectFrom('chargebacks').select(['status']).where('order_id', '=', orderId).execute()).map(
    ({ status }) => status,
  );
const lossOf = async () => (await balances(money.db, [accounts.chargebacks]))[accounts.chargebacks];

test('a payment that the bank takes back is a case with its deadline and what was delivered, and the order stays', async () => {
  const orderId = await bought();
  expect(await bank(orderId)).toBe(200);
  expect(await tell()).toBe(200);
  const [listed] = await listedOf(orderId);
  expect(listed).toMatchObject({ id: orderId, state: 'fulfilled', inCase: { nextTryAt: expect.any(String) } });
  expect(listed?.inCase?.reason).toMatch(
    /^the payer's bank takes back ₦5,050, and has to be answered by .*22.*\. Delivered on .*21.* to \d+ for .*, token ending in \d{4}$/,
  );
  expect(await lossOf()).toBe(0);
});

test('won it is over; lost it is a loss on an account of its own, once, and nothing is delivered or paid back for it', async () => {
  const [kept, taken] = [await bought(), await bought()];
  for (const orderId of [kept, taken]) {
    await bank(orderId);
    await tell();
  }
  await bank(kept, 'won');
  expect([await tell(), await tell()]).toEqual([200, 200]);
  expect([await statusOf(kept), await lossOf(), (await listedOf(kept)).length]).toEqual([['won'], 0, 0]);
  await bank(taken, 'lost');
  expect([await tell(), await tell()]).toEqual([200, 200]);
  expect([await statusOf(taken), await lossOf(), (await listedOf(taken)).length]).toEqual([['lost'], -505_000, 0]);
  money.outside.time.now += 60 * 60_000;
  await money.pass(2);
  expect([await lossOf(), await money.stateOf(taken), await money.sendsOf(taken)]).toEqual([-505_000, 'fulfilled', 1]);
});

test('an event that finds an order unpaid here and disputed there has both written down', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await bank(orderId);
  expect(await tell()).toBe(200);
  expect([await money.stateOf(orderId), await statusOf(orderId)]).toEqual(['captured', ['open']]);
});

test('a payment that is disputed twice at once is taken back once, and is one loss', async () => {
  const before = await lossOf();
  const orderId = await bought();
  expect((await Promise.all([bank(orderId), bank(orderId)])).sort()).toEqual([200, 404]);
  await bank(orderId, 'lost');
  await tell();
  expect([await statusOf(orderId), await lossOf()]).toEqual([['lost'], before - 505_000]);
});

test('what is open is asked about until it is decided, though no event tells of it', async () => {
  const orderId = await bought();
  await bank(orderId);
  await tell();
  await bank(orderId, 'lost');
  await money.pass(2);
  expect(await statusOf(orderId)).toEqual(['open']);
  money.outside.time.now += 16 * 60_000;
  await money.pass(1);
  expect(await statusOf(orderId)).toEqual(['lost']);
});

test('an event that finds the provider silent about it is asked for again', async () => {
  const orderId = await bought();
  await bank(orderId);
  Object.assign(money.deps, { payments: { ...payments, chargebacks: async () => null } });
  expect(await tell()).toBe(503);
  expect(await statusOf(orderId)).toEqual([]);
  Object.assign(money.deps, { payments });
  expect(await tell()).toBe(200);
  expect(await statusOf(orderId)).toEqual(['open']);
});

test('what was taken back while nobody knew what the vendor did is no loss once it has refused', async () => {
  const before = await lossOf();
  const { vending } = money.deps;
  const silent = async () => ({ kind: 'unknown', reason: 'no answer' }) as const;
  Object.assign(money.deps, { vending: { ...vending, vend: silent, query: silent } });
  const orderId = await bought();
  expect(await money.stateOf(orderId)).toBe('pending');
  await bank(orderId);
  await bank(orderId, 'lost');
  await tell();
  expect(await lossOf()).toBe(before - 505_000);
  const refused = async () => ({ kind: 'refused', reason: 'the meter is blocked' }) as const;
  Object.assign(money.deps, { vending: { ...vending, query: refused } });
  money.outside.time.now += 5 * 60_000;
  // The provider first says no, for it has nothing to give back, and is then asked what it has.
  await money.pass(3);
  money.outside.time.now += 3 * 60_000;
  await money.pass(2);
  Object.assign(money.deps, { vending });
  expect([await money.stateOf(orderId), await lossOf()]).toEqual(['refunded', before]);
});

test('of an order that was never delivered it is how the money went back: no loss', async () => {
  const before = await lossOf();
  Object.assign(money.deps, { payments: { ...payments, refund: async () => ({ kind: 'pending' }) as const } });
  const orderId = await bought('refused');
  expect(await money.stateOf(orderId)).toBe('refund_due');
  await bank(orderId);
  await tell();
  await bank(orderId, 'lost');
  await tell();
  Object.assign(money.deps, { payments });
  money.outside.time.now += 16 * 60_000;
  await money.pass(2);
  expect([await money.stateOf(orderId), await lossOf()]).toEqual(['refunded', before]);
  expect(await balances(money.db, [accounts.payer(orderId)])).toEqual({ [accounts.payer(orderId)]: 0 });
});

/** What the provider says from now on of a payment's one dispute; kobo. */
const says = (amountKobo: number, status: 'open' | 'lost') =>
  Object.assign(money.deps, {
    payments: {
      ...payments,
      chargebacks: async ({ orderId }: { orderId: string }) => [
        { id: `D-${orderId}`, amountKobo, status, dueAt: null },
      ],
    },
  });
const rowOf = (orderId: string) =>
  money.db
    .selectFrom('chargebacks')
    .select(['status', 'amount_kobo'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

test('what is lost of a dispute may be less than what was disputed, and what is undone is what was posted', async () => {
  const before = await lossOf();
  const { vending } = money.deps;
  const silent = async () => ({ kind: 'unknown', reason: 'no answer' }) as const;
  Object.assign(money.deps, { vending: { ...vending, vend: silent, query: silent } });
  const orderId = await bought();
  for (const [kobo, status] of [
    [505_000, 'open'],
    [300_000, 'lost'],
  ] as const) {
    says(kobo, status);
    await lookForChargebacks(money.deps, orderId);
  }
  expect([await rowOf(orderId), await lossOf()]).toEqual([{ status: 'lost', amount_kobo: 300_000 }, before - 300_000]);
  // As rows stand in which the sum was never brought up to date.
  await money.db.updateTable('chargebacks').set({ amount_kobo: 505_000 }).where('order_id', '=', orderId).execute();
  const refused = async () => ({ kind: 'refused', reason: 'the meter is blocked' }) as const;
  Object.assign(money.deps, { vending: { ...vending, query: refused } });
  money.outside.time.now += 5 * 60_000;
  await money.pass(3);
  Object.assign(money.deps, { vending });
  expect([await money.stateOf(orderId), await lossOf()]).toEqual(['refunded', before]);
});

test('a dispute that ended with nothing to give back was won: its case closes, and it is no loss', async () => {
  const before = await lossOf();
  const [known, unknown] = [await bought(), await bought()];
  says(505_000, 'open');
  await lookForChargebacks(money.deps, known);
  says(0, 'lost');
  for (const orderId of [known, unknown]) {
    expect(await lookForChargebacks(money.deps, orderId)).toBe(true);
    expect([await rowOf(orderId), (await listedOf(orderId)).length]).toEqual([
      { status: 'won', amount_kobo: 505_000 },
      0,
    ]);
  }
  expect(await lossOf()).toBe(before);
});
