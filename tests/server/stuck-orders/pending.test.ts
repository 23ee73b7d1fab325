import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Desk, openDesk } from './support/stuck.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.mended());

test('without an order that is stuck the list is empty, delivered and refunded ones are not on it', async () => {
  expect(await desk.good('pendingTopups')).toEqual({ pendingTransactions: [], total: 0, page: 1 });
  await desk.paid();
  await desk.paid('refused');
  await desk.pass(3);
  expect((await desk.good('pendingTopups')).total).toBe(0);
});

test('a stuck order has every field: who paid what, what was sent, what the vendor said, and when it is looked at again', {
  tags: ['F-040'],
}, async () => {
  const orderId = await desk.stuck('silent');
  await desk.pass(80);
  const order = await desk.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { reference } = await desk.db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const noted = await desk.db
    .selectFrom('cases')
    .select(['opened_at', 'last_probe'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const buyer = await desk.person('resident@palmcourt.example');
  expect(await desk.pending()).toEqual([
    {
      id: orderId,
      user_id: buyer.id,
      user_name: `${buyer.first_name} ${buyer.last_name}`,
      amount: 5050,
      meter_number: buyer.meter_number,
      payment_transaction_id: orderId,
      topupRetryReference: orderId,
      createdAt: order.created_at.toISOString(),
      transactionStatus: `Approved, reference ${reference}`,
      topupStatus: 'Not known yet',
      kind: 'power',
      state: 'pending',
      attempts: 1,
      lastAnswer: 'unknown: no answer',
      capturedAt: order.captured_at?.toISOString(),
      nextLookAt: order.next_probe_at?.toISOString(),
      refund: null,
      inCase: {
        reason: 'the vendor says unknown',
        openedAt: noted.opened_at.toISOString(),
        lastTryAt: noted.last_probe?.toISOString(),
        nextTryAt: order.next_probe_at?.toISOString(),
      },
      power_message: 'For somebody to look at: the vendor says unknown.',
    },
  ]);
  desk.mended();
  await desk.pass(130);
  expect(await desk.pending()).toEqual([]);
});

test('each product says how it stands in a field of its own, and a levy has nothing that was sent', async () => {
  const power = await desk.paid();
  const levy = await desk.paidLevy();
  const rows = await desk.pending();
  expect(rows.find(({ id }) => id === power)).toMatchObject({
    topupStatus: 'Not sent yet',
    topupRetryReference: null,
    attempts: 0,
    state: 'captured',
    power_message: 'Paid, and being processed. Please do not pay again.',
  });
  expect(rows.find(({ id }) => id === levy)).toMatchObject({
    topupStatus: 'Not credited yet',
    topupRetryReference: null,
    kind: 'dev-levy',
    devlevy_message: 'Paid, and being processed. Please do not pay again.',
  });
  await desk.work();
  expect(await desk.pending()).toEqual([]);
});

test('the newest come first, ten a page, and a search finds by day in Lagos and by a part of any reference', {
  tags: ['F-035'],
}, async () => {
  desk.failing('silent');
  const orders: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    orders.unshift(await desk.paid());
    desk.outside.time.now += 60_000;
  }
  await desk.work();
  const ids = async (input: object) => (await desk.pending(input)).map(({ id }) => id);
  expect(await ids({})).toEqual(orders.slice(0, 10));
  expect(await ids({ page: 2 })).toEqual(orders.slice(10));
  expect((await desk.good('pendingTopups', { page: 9 })).total).toBe(12);

  const [first = '', second = ''] = orders;
  expect(await ids({ topupRef: first.slice(6, 16).toLowerCase() })).toEqual([first]);
  const { reference } = await desk.db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', second)
    .executeTakeFirstOrThrow();
  expect(await ids({ topupRef: reference })).toEqual([second]);
  expect(await ids({ topupRef: '%' })).toEqual([]);

  // An hour before midnight in UTC is the next day in Lagos.
  const at = (order: string, iso: string) =>
    desk.db
      .updateTable('orders')
      .set({ created_at: new Date(iso) })
      .where('order_id', '=', order)
      .execute();
  await at(first, '2026-12-01T22:59:59Z');
  await at(second, '2026-12-01T23:00:00Z');
  expect(await ids({ from: '2026-12-01', to: '2026-12-01' })).toEqual([first]);
  expect(await ids({ from: '2026-12-02' })).toEqual([second]);
  expect(await ids({ from: '', to: '', topupRef: '' })).toHaveLength(10);
  desk.mended();
});

test('what is marked for refund says why, when and by whom', async () => {
  const orderId = await desk.stuck('silent');
  await desk.mark(orderId, 'Paid twice by mistake');
  const [row] = await desk.pending({ topupRef: orderId });
  const by = await desk.person('platform@wattchat.example');
  expect(row?.refund).toEqual({
    reason: 'Paid twice by mistake',
    at: new Date(desk.outside.time.now).toISOString(),
    by: `${by.first_name} ${by.last_name}`,
  });
  desk.mended();
});
