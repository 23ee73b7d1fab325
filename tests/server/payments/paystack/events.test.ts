import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServerEnv } from '#src/server/http/context.ts';
import { webhookRoutes } from '#src/server/order-worker/webhook.ts';
import { openOrder } from '#src/server/orders/power.ts';
import { openPaystack, PLAIN } from '../../../stand-ins/paystack/support.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';
import { portTo } from './support.ts';

const PATH = '/api/payments/webhook/paystack';
const paystack = openPaystack();
let money: TestMoney;
let app: Hono<ServerEnv>;
beforeAll(async () => {
  money = await openTestMoney();
  Object.assign(money.deps, { payments: portTo(paystack.standIn(), {}, money.outside.clock) });
  app = new Hono<ServerEnv>();
  app.route('/', webhookRoutes(money.deps));
});
afterAll(() => money.close());

let before = 0;
beforeEach(() => {
  before = paystack.listener().taken.length;
});

/** Hands on what the stand-in has sent in this test; the statuses it was answered. */
async function handOn(): Promise<readonly number[]> {
  await paystack.act('POST', '/stand-in/events/flush');
  const events = paystack.listener().taken.slice(before);
  before += events.length;
  const statuses: number[] = [];
  for (const { body, headers } of events) {
    const signature = String(headers['x-paystack-signature']);
    statuses.push(
      (await app.request(PATH, { method: 'POST', body, headers: { 'x-paystack-signature': signature } })).status,
    );
  }
  return statuses;
}
const signed = (body: string, key = paystack.standIn().keys.secret ?? '') => ({
  'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex'),
});
const tell = async (body: string, headers: Record<string, string> = signed(body)) =>
  (await app.request(PATH, { method: 'POST', body, headers })).status;
const wrong = (...events: readonly string[]) => paystack.act('PUT', '/stand-in/faults', { events });

async function codeOf(orderId: string): Promise<string> {
  const row = await money.db
    .selectFrom('orders')
    .select('widget')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.widget ?? '{}').session;
}
async function pay(orderId: string): Promise<void> {
  await paystack.act('POST', `/checkout/${await codeOf(orderId)}/card`, PLAIN);
}
const captures = async (orderId: string) =>
  (await money.db.selectFrom('payments').select('reference').where('order_id', '=', orderId).execute()).length;

test('an event has the order asked about, and it is captured and delivered', async () => {
  const orderId = await money.order();
  await pay(orderId);
  expect(await handOn()).toEqual([200]);
  expect(await money.stateOf(orderId)).toBe('captured');
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('forged, doubled and reordered events have the effect of one, and a lost one that of the sweep', async () => {
  await wrong('forged', 'doubled', 'reordered');
  const [one, other] = [await money.order(), await money.order()];
  await pay(one);
  await pay(other);
  expect(await handOn()).toEqual([401, 200, 200, 401, 200, 200]);
  expect([await captures(one), await captures(other)]).toEqual([1, 1]);
  await wrong('lost');
  const lost = await money.order();
  await pay(lost);
  expect(await handOn()).toEqual([]);
  expect(await money.stateOf(lost)).toBe('opened');
  await money.pass(15);
  for (const orderId of [one, other, lost]) {
    expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['fulfilled', 1]);
  }
});

test('an event that is false, replayed or late moves no order', async () => {
  const orderId = await money.order();
  const body = JSON.stringify({
    event: 'charge.success',
    data: { reference: orderId, status: 'success', amount: 505_000 },
  });
  expect(await tell(body)).toBe(200);
  expect(await money.stateOf(orderId)).toBe('opened');
  expect(await tell(body)).toBe(200);
  await pay(orderId);
  await handOn();
  await money.pass(3);
  expect(await tell(body)).toBe(200);
  expect(
    await tell(body.replace('charge.success', 'refund.processed').replace('"reference"', '"transaction_reference"')),
  ).toBe(200);
  expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['fulfilled', 1]);
});

test('a body that was changed, signed by another or not at all is refused; its bytes count, not what they mean', async () => {
  const body = '{"event": "charge.success", "data": {"reference": "POWER-1", "amount": 1.0}}';
  expect(await tell(body)).toBe(200);
  expect(await tell(JSON.stringify(JSON.parse(body)), signed(body))).toBe(401);
  expect(await tell(body, signed(body, 'sk_test_of-another'))).toBe(401);
  for (const header of ['', 'x', 'f'.repeat(128)])
    expect(await tell(body, { 'x-paystack-signature': header })).toBe(401);
  expect(await tell(body, {})).toBe(401);
});

test('events that are about nothing of ours are taken and change nothing; those that make no sense are refused', async () => {
  const count = async () => (await money.db.selectFrom('webhook_events').select('event_id').execute()).length;
  const had = await count();
  for (const event of [
    'transfer.success',
    'dedicatedaccount.assign.success',
    'bank.transfer.rejected',
    'invoice.update',
  ]) {
    expect(await tell(JSON.stringify({ event, data: { reference: 'x' } }))).toBe(200);
  }
  expect(await count()).toBe(had);
  expect(await tell(JSON.stringify({ event: 'charge.success', data: { reference: 'a-shop-of-somebody' } }))).toBe(200);
  for (const body of ['', 'null', '[]', '{}', '{"event":"charge.success","data":{}}'])
    expect(await tell(body)).toBe(400);
});

test('an event that finds the provider silent is asked for again', async () => {
  const orderId = await money.order();
  await pay(orderId);
  await paystack.act('PUT', '/stand-in/faults', { answers: [{ kind: 'error', path: '/transaction' }] });
  expect(await handOn()).toEqual([503]);
  await paystack.act('DELETE', '/stand-in/faults');
  await handOn();
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('an order that the vendor refuses is given back, once, and its event ends the wait', async () => {
  const orderId = await money.order('refused');
  await pay(orderId);
  await handOn();
  await money.pass(5);
  expect(await money.stateOf(orderId)).toBe('refund_due');
  for (let step = 0; step < 2; step += 1) await paystack.act('POST', '/stand-in/refunds/run');
  await handOn();
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('refunded');
  const { text } = await paystack.act('GET', '/stand-in/books');
  expect(text.split('"amountKobo":505000').length - 1).toBe(1);
});

test('an order that is asked for several times at once has one window, and is found paid by it', async () => {
  const wish = { key: 'at-once-of-paystack', type: 'power_vending', amount: 5000 } as const;
  const answers = await Promise.all([1, 2, 3].map(() => openOrder(money.deps, money.resident(), wish)));
  const windows = answers.map((one) => (one.status === 200 ? one.data.widget.session : one.status));
  expect(new Set(windows).size).toBe(1);
  const [first] = answers;
  const orderId = first?.status === 200 ? first.data.orderId : '';
  await pay(orderId);
  await handOn();
  expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['captured', 1]);
});
