import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_METER } from '#catalogues/sentences/no-meter.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { lastPurchase, openOrder } from '#src/server/orders/power.ts';
import { orderStatus } from '#src/server/orders/status.ts';
import { resendReceipt } from '#src/server/receipts/resend.ts';
import { METERS, STRANGER } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

const wish = (key: string, amount = 5000) => ({ key, type: 'power_vending', amount }) as const;
const quiet = new AbortController().signal;

test('an order is priced by the server: amount, fee of 50, total, units at 180 a kWh, and the widget', async () => {
  const { status, data } = await openOrder(money.deps, money.resident(), wish('price-0001'));
  expect({ status, data }).toMatchObject({
    status: 200,
    data: {
      orderId: expect.stringMatching(/^POWER-[0-9A-HJKMNP-TV-Z]{16}$/),
      amount: 5000,
      fee: 50,
      total: 5050,
      units: '27.78',
      meterNumber: METERS.plain,
      estate: 'Palm Court',
      widget: { provider: 'sandbox', amount: 5050, currency: 'NGN', narration: 'Electricity Topup', name: 'Amaka Eze' },
    },
  });
});

test('an order keeps the company that supplied the estate when it was made', async () => {
  const supplied = (company: 'ikeja' | 'eko' | null) => money.db.updateTable('estates').set({ company }).execute();
  await supplied('ikeja');
  const { data } = await openOrder(money.deps, money.resident(), wish('supplier-0001'));
  await supplied('eko');
  const kept = money.db.selectFrom('orders').select('company');
  expect(await kept.where('idempotency_key', '=', 'supplier-0001').execute()).toEqual([{ company: 'ikeja' }]);
  expect(data).toHaveProperty('orderId');
  await supplied(null);
});

test('the same key and body, 64 times at once, make one order with one answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 64 }, () => openOrder(money.deps, money.resident(), wish('storm-0001'))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
});

test('of many clicks the one for which the provider has no name left answers the window that stands', async () => {
  const { payments } = money.deps;
  const [key, open] = ['no-name-left-1', () => openOrder(money.deps, money.resident(), wish('no-name-left-1'))];
  const begin: typeof payments.begin = async () => {
    // Another click of the same is answered meanwhile.
    Object.assign(money.deps, { payments });
    expect(await open()).toMatchObject({ status: 200 });
    return { kind: 'unavailable', reason: 'told of too often' };
  };
  Object.assign(money.deps, { payments: { ...payments, begin } });
  const late = await open();
  expect(late).toEqual(await open());
  const orders = money.db.selectFrom('orders').select('order_id').where('idempotency_key', '=', key);
  expect(await orders.execute()).toHaveLength(1);
});

test('an order that is asked for again is told with its own estate, wherever its buyer lives by now', async () => {
  const first = await openOrder(money.deps, money.resident(), wish('moving-0001'));
  expect(first).toMatchObject({ status: 200, data: { estate: 'Palm Court' } });
  const moved = { ...money.resident(), estate: { id: 902, name: 'Cedar View', active: true } };
  expect(await openOrder(money.deps, moved, wish('moving-0001'))).toEqual(first);
});

test('a key that was used for another purchase is refused', async () => {
  await openOrder(money.deps, money.resident(), wish('reuse-0001'));
  expect(await openOrder(money.deps, money.resident(), wish('reuse-0001', 5001))).toMatchObject({
    status: 422,
    data: { code: 'key-reused' },
  });
});

test.each([
  [299, 'Amount is less than 300'],
  [0, 'Amount is less than 300'],
  [-5000, 'Amount is less than 300'],
  [100_000_001, 'The most you can buy at once is ₦100,000,000'],
])('an amount of %d naira is refused', async (amount, message) => {
  const answer = await openOrder(money.deps, money.resident(), wish(`bounds-${amount}`, amount));
  expect(answer).toMatchObject({ status: 400, data: { message } });
});

test('the smallest and the largest amounts are taken', async () => {
  expect(await openOrder(money.deps, money.resident(), wish('bounds-least', 300))).toMatchObject({ status: 200 });
  expect(await openOrder(money.deps, money.resident(), wish('bounds-most', 100_000_000))).toMatchObject({
    status: 200,
  });
});

test('a resident whose meter owes service charge cannot open an order', async () => {
  // Of an estate that charges it: what cannot be paid stops nobody.
  const house = { estate_id: 901, landlord_name: 'Amaka Eze', house_address: 'House 2', meter_number: '45012340002' };
  await money.db.insertInto('meters').values(house).execute();
  const debtor = { ...money.resident(), meterNumber: house.meter_number };
  const at = new Date();
  await money.db.transaction().execute((trx) =>
    post(trx, {
      kind: 'charged',
      narration: 'Service Charge',
      at,
      entries: [
        { account: accounts.meter(debtor.meterNumber, 'service-charge'), kobo: -100 },
        { account: accounts.dues(901, 'service-charge'), kobo: 100 },
      ],
    }),
  );
  expect(await openOrder(money.deps, debtor, wish('debtor-001'))).toMatchObject({
    status: 403,
    data: { message: 'Please make outstanding payments.' },
  });
});

test.each([
  ['45099999990', 'Meter number error, update and try again'],
  [null, NO_METER.said],
])(
  'of a meter the vendor does not know, and of none, a person is told to update it: %s',
  async (meterNumber, message) => {
    const answer = await openOrder(money.deps, { ...money.resident(), meterNumber }, wish(`meter-${meterNumber}`));
    expect(answer).toMatchObject({ status: 400, data: { message } });
  },
);

test('a paid order is delivered, and the ledger holds the sale and the fee', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  expect(await money.report(orderId)).toMatchObject({ status: 202 });
  await money.server.background();
  const done = await money.report(orderId);
  expect(done).toMatchObject({
    status: 200,
    data: { orderId, token: expect.stringMatching(/^\d{20}$/), units: '27.78', amount: 5000, fee: 50, total: 5050 },
  });
  expect(await money.report(orderId)).toEqual(done);
  expect(await balances(money.db, [`customer:${orderId}`])).toEqual({ [`customer:${orderId}`]: 0 });
  expect(await lastPurchase(money.deps, money.resident())).toEqual({ status: 200, data: { purchase: done.data } });
});

test('a declined card is told at once, and nothing is vended', async () => {
  const orderId = await money.order();
  expect(await money.pay(orderId, '4000000000000002')).toMatchObject({ status: 200, body: { status: 'FAILED' } });
  expect(await money.report(orderId, 'FAILED')).toMatchObject({
    status: 400,
    data: { code: 'not-captured', state: 'failed' },
  });
  expect(await money.sendsOf(orderId)).toBe(0);
});

test('a card window closed without paying leaves the order open, so that the same order can be paid', async () => {
  const orderId = await money.order();
  expect(await money.report(orderId, 'CLOSED')).toMatchObject({
    status: 400,
    data: { code: 'not-paid', state: 'opened' },
  });
  await money.pay(orderId);
  expect(await money.report(orderId, 'CLOSED')).toMatchObject({ status: 202 });
});

test('a browser that says captured when nothing was paid is never told that it failed, and nothing is vended', {
  tags: ['A-010'],
}, async () => {
  const orderId = await money.order();
  expect(await money.report(orderId, 'CAPTURED')).toMatchObject({
    status: 409,
    data: { code: 'outcome-unknown', state: 'opened' },
  });
  expect(await money.sendsOf(orderId)).toBe(0);
});

test.each([
  ['declined a card before', 'failed', 'not-captured'],
  ['was given up', 'abandoned', 'not-paid'],
] as const)(
  'a browser that says captured is never told that nothing was taken, where the order %s and the provider hears of it late',
  async (_, state, code) => {
    const orderId = await money.order();
    if (state === 'failed') await money.pay(orderId, '4000000000000002');
    else money.outside.time.now += 31 * 60_000;
    await money.pass(1);
    const { payments } = money.deps;
    const before = await payments.verify({ orderId, reference: null });
    expect(await money.report(orderId, state === 'failed' ? 'FAILED' : 'CLOSED')).toMatchObject({
      status: 400,
      data: { code, state },
    });
    await money.pay(orderId, '4000000000000119');
    Object.assign(money.deps, { payments: { ...payments, verify: async () => before } });
    expect(await money.report(orderId)).toMatchObject({ status: 409, data: { code: 'outcome-unknown', state } });
    Object.assign(money.deps, { payments });
    expect(await money.report(orderId)).toMatchObject({ status: 202, data: { state: 'captured' } });
  },
);

test('a wrong amount from the browser changes nothing', { tags: ['A-009'] }, async () => {
  const orderId = await money.order();
  expect(await money.report(orderId, 'CAPTURED', 1)).toMatchObject({ status: 422 });
  expect(await money.stateOf(orderId)).toBe('opened');
});

test("somebody else's order is not found, whatever is asked of it", async () => {
  const orderId = await money.order();
  expect(await orderStatus(money.deps, { userId: STRANGER.id }, { orderId }, quiet)).toMatchObject({ status: 404 });
  expect(await resendReceipt(money.deps, orderId, { userId: STRANGER.id })).toMatchObject({ status: 404 });
});

test('a refused meter gets its money back, and is told so', async () => {
  const orderId = await money.order('refused');
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(5);
  expect(await money.stateOf(orderId)).toBe('refunded');
  expect(await money.report(orderId)).toMatchObject({ status: 400, data: { code: 'refunding', state: 'refunded' } });
  const book = await money.db
    .selectFrom('sandbox_payments')
    .select(['status', 'refunded_kobo'])
    .where('order_id', '=', orderId)
    .execute();
  expect(book).toEqual([{ status: 'refunded', refunded_kobo: 505_000 }]);
});

test('a payment of another amount than the price is returned and never vended', async () => {
  const orderId = await money.order();
  await money.db.updateTable('sandbox_payments').set({ amount_kobo: 100 }).where('order_id', '=', orderId).execute();
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(5);
  expect(await money.stateOf(orderId)).toBe('refunded');
  expect(await money.sendsOf(orderId)).toBe(0);
  const noted = await money.db.selectFrom('cases').select('reason').where('order_id', '=', orderId).execute();
  expect(noted).toEqual([{ reason: 'the amount paid is not the price' }]);
});

test('a payment to another merchant is a case for a person, and nothing is vended', async () => {
  const orderId = await money.order();
  await money.db
    .updateTable('sandbox_payments')
    .set({ merchant_id: 'other' })
    .where('order_id', '=', orderId)
    .execute();
  await money.pay(orderId);
  expect(await money.report(orderId)).toMatchObject({ status: 409 });
  expect(await money.sendsOf(orderId)).toBe(0);
  const noted = await money.db.selectFrom('cases').select('reason').where('order_id', '=', orderId).execute();
  expect(noted).toEqual([{ reason: 'paid to another merchant' }]);
});

test('a receipt is sent again three times an hour to its own address, and no more', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  for (let at = 0; at < 3; at += 1) {
    expect(await resendReceipt(money.deps, orderId, { userId: money.resident().id })).toEqual({
      status: 200,
      data: { sentTo: 'amaka@palmcourt.example' },
    });
  }
  expect(await resendReceipt(money.deps, orderId, { userId: money.resident().id })).toMatchObject({
    status: 429,
    data: { retryAfter: 3600 },
  });
  money.outside.time.now += 3_600_000;
  expect(await resendReceipt(money.deps, orderId, { userId: money.resident().id })).toMatchObject({ status: 200 });
});
