import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServerEnv } from '#src/server/http/context.ts';
import { webhookRoutes } from '#src/server/order-worker/webhook.ts';
import { CARDS, typed, wentBack } from '../../../stand-ins/flutterwave/shop.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';
import { type Listener, listenForEvents } from '../../../support/stand-ins.ts';
import { payOn, portTo, shopOfFile } from './support.ts';

const PATH = '/api/payments/webhook/flutterwave';
let listener: Listener;
const shop = shopOfFile(async () => {
  listener = await listenForEvents();
  return { webhook: listener.url };
});
let money: TestMoney;
let app: Hono<ServerEnv>;
beforeAll(async () => {
  money = await openTestMoney();
  Object.assign(money.deps, { payments: portTo(shop().standIn, {}, { clock: money.outside.clock }) });
  app = new Hono<ServerEnv>();
  app.route('/', webhookRoutes(money.deps));
});
afterAll(async () => {
  await money.close();
  await listener.close();
});

let before = 0;
beforeEach(async () => {
  await shop().control('POST', '/events/flush');
  before = listener.taken.length;
});

/** Hands on what the stand-in has sent in this test; the statuses it was answered. */
async function handOn(
  headers: readonly string[] = ['verif-hash', 'flutterwave-signature'],
): Promise<readonly number[]> {
  await shop().control('POST', '/events/flush');
  const events = listener.taken.slice(before);
  before += events.length;
  const statuses: number[] = [];
  for (const { body, headers: sent } of events) {
    const kept = Object.fromEntries(headers.map((name) => [name, String(sent[name])]));
    statuses.push((await app.request(PATH, { method: 'POST', body, headers: kept })).status);
  }
  return statuses;
}
const hash = () => shop().standIn.keys.hash ?? '';
const signed = (body: string, secret = hash()) => ({
  'flutterwave-signature': createHmac('sha256', secret).update(body).digest('base64'),
});
const tell = async (body: string, headers: Record<string, string> = signed(body)) =>
  (await app.request(PATH, { method: 'POST', body, headers })).status;
const wrong = (...events: readonly string[]) => shop().control('PUT', '/faults', { events });

async function pageOf(orderId: string): Promise<string> {
  const row = await money.db
    .selectFrom('orders')
    .select('widget')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return new URL(JSON.parse(row.widget ?? '{}').page).pathname;
}
const pay = async (orderId: string) => wentBack(await payOn(shop(), await pageOf(orderId))).transaction_id ?? '';
const captures = async (orderId: string) =>
  (await money.db.selectFrom('payments').select('reference').where('order_id', '=', orderId).execute()).map(
    ({ reference }) => reference,
  );
const refundsBooked = async () => {
  const { text } = await shop().control('GET', '/books');
  return (JSON.parse(text).refunds as readonly unknown[]).length;
};

test.each([[['verif-hash']], [['flutterwave-signature']]])(
  'an event has the order asked about, and it is captured and delivered: %s',
  async (headers) => {
    const orderId = await money.order();
    const id = await pay(orderId);
    expect(await handOn(headers)).toEqual([200]);
    expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['captured', [id]]);
    await money.pass(3);
    expect(await money.stateOf(orderId)).toBe('fulfilled');
  },
);

test('forged, doubled and reordered events have the effect of one, and a lost one that of the sweep', async () => {
  await wrong('forged', 'doubled', 'reordered');
  const [one, other] = [await money.order(), await money.order()];
  await pay(one);
  await pay(other);
  expect(await handOn()).toEqual([401, 200, 200, 401, 200, 200]);
  await wrong('lost');
  const lost = await money.order();
  await pay(lost);
  expect(await handOn()).toEqual([]);
  expect(await money.stateOf(lost)).toBe('opened');
  await money.pass(15);
  for (const orderId of [one, other, lost])
    expect([await money.stateOf(orderId), (await captures(orderId)).length]).toEqual(['fulfilled', 1]);
});

test('a declined card is an event, too, and leaves the order open; the one after it pays', async () => {
  const orderId = await money.order();
  await payOn(shop(), await pageOf(orderId), CARDS.doNotHonour, '3310', '12345');
  expect(await handOn()).toEqual([200]);
  expect(await money.stateOf(orderId)).toBe('opened');
  await pay(orderId);
  expect(await handOn()).toEqual([200]);
  expect(await money.stateOf(orderId)).toBe('captured');
});

test('an order that was paid twice is delivered once, and the second payment goes back, once', async () => {
  const orderId = await money.order();
  const page = await pageOf(orderId);
  const second = await shop().form(`${page}/card`, typed(CARDS.threeDs));
  await pay(orderId);
  await shop().form(second, { value: '12345' });
  const had = await refundsBooked();
  expect(await handOn()).toEqual([200, 200]);
  await money.pass(5);
  expect([await money.stateOf(orderId), await money.sendsOf(orderId)]).toEqual(['fulfilled', 1]);
  expect([(await captures(orderId)).length, await refundsBooked()]).toEqual([1, had + 1]);
  // It takes its days, and is then in our books as returned.
  await shop().control('PUT', '/clock', { aheadMs: 3 * 86_400_000 });
  money.outside.time.now += 16 * 60_000;
  await money.pass(3);
  await shop().control('PUT', '/clock', { aheadMs: 0 });
  const further = await money.db
    .selectFrom('further_payments')
    .select(['amount_kobo', 'returned_at'])
    .where('order_id', '=', orderId)
    .execute();
  expect(further).toEqual([{ amount_kobo: 505_000, returned_at: expect.any(Date) }]);
  expect(await refundsBooked()).toBe(had + 1);
});

test('a price that was not paid to the kobo goes back, once', async () => {
  await shop().control('PUT', '/faults', { special: { 'wrong-amounts-taken': true } });
  const orderId = await money.order();
  const page = await pageOf(orderId);
  const attempt = await shop().form(`${page}/transfer`, {});
  const account_number = /<dd>(\d{10})<\/dd>/.exec((await shop().standIn.ask('GET', attempt)).text)?.[1];
  await shop().control('POST', '/transfers', { account_number, amount: 400_000 });
  const had = await refundsBooked();
  expect(await handOn()).toEqual([200]);
  expect(await money.stateOf(orderId)).toBe('refund_due');
  await money.pass(3);
  expect([await money.sendsOf(orderId), await refundsBooked()]).toEqual([0, had + 1]);
  // It takes its days, and is asked about at leisure.
  await shop().control('PUT', '/clock', { aheadMs: 3 * 86_400_000 });
  money.outside.time.now += 16 * 60_000;
  await money.pass(3);
  expect([await money.stateOf(orderId), await refundsBooked()]).toEqual(['refunded', had + 1]);
  await shop().control('PUT', '/clock', { aheadMs: 0 });
});

test('an event that is false, replayed, late or of another order moves no order', async () => {
  const [orderId, other] = [await money.order(), await money.order()];
  const body = (tx_ref: string, id = 1) =>
    JSON.stringify({ event: 'charge.completed', data: { id, tx_ref, status: 'successful', amount: 5050 } });
  for (const told of [body(orderId), body(orderId), body(other)]) expect(await tell(told)).toBe(200);
  expect([await money.stateOf(orderId), await money.stateOf(other)]).toEqual(['opened', 'opened']);
  const id = await pay(orderId);
  // The number of what paid one order, under the reference of another.
  expect(await tell(body(other, Number(id)))).toBe(200);
  expect(await money.stateOf(other)).toBe('opened');
  await handOn();
  await money.pass(3);
  expect(await tell(body(orderId))).toBe(200);
  expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['fulfilled', [id]]);
});

test('money of another account is a case, and not the order', async () => {
  const stranger = portTo(shop().standIn, {}, { clock: money.outside.clock, account: '5' });
  const own = money.deps.payments;
  const orderId = await money.order();
  await pay(orderId);
  Object.assign(money.deps, { payments: stranger });
  expect(await handOn()).toEqual([200]);
  expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['opened', []]);
  Object.assign(money.deps, { payments: own });
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('a body that was changed, signed by another or not at all is refused; where there is a signature it alone decides', async () => {
  const body = '{"event": "charge.completed", "data": {"tx_ref": "POWER-1", "amount": 1.0}}';
  expect(await tell(body)).toBe(200);
  expect(await tell(JSON.stringify(JSON.parse(body)), signed(body))).toBe(401);
  expect(await tell(body, signed(body, 'another-secret'))).toBe(401);
  expect(await tell(body, { ...signed(body, 'another-secret'), 'verif-hash': hash() })).toBe(401);
  // As some write it, which is not what the documentation says.
  const inHex = createHmac('sha256', hash()).update(body).digest('hex');
  expect(await tell(body, { 'flutterwave-signature': inHex })).toBe(401);
  for (const header of ['', 'x', `${hash()}x`]) expect(await tell(body, { 'verif-hash': header })).toBe(401);
  expect(await tell(body, {})).toBe(401);
  expect(await tell(body, { 'verif-hash': hash() })).toBe(200);
});

test('events that are about nothing of ours are taken and change nothing; those that make no sense are refused', async () => {
  const count = async () => (await money.db.selectFrom('webhook_events').select('event_id').execute()).length;
  const had = await count();
  for (const event of ['transfer.completed', 'refund.completed', 'subscription.cancelled', 'chargeback.told'])
    expect(await tell(JSON.stringify({ event, data: { id: 1 } }))).toBe(200);
  expect(await count()).toBe(had);
  for (const body of ['', 'null', '[]', '{}', '{"event":"charge.completed","data":{}}'])
    expect(await tell(body)).toBe(400);
});

test('an event about a chargeback, by whatever name, has the order that it names asked about', async () => {
  const orderId = await money.order();
  const id = await pay(orderId);
  await handOn();
  await money.pass(3);
  await shop().control('POST', '/chargebacks', { transaction: Number(id) });
  expect(await tell(JSON.stringify({ event: 'chargeback.told', data: { tx_ref: orderId } }))).toBe(200);
  const found = money.db.selectFrom('chargebacks').select('status').where('order_id', '=', orderId);
  expect(await found.execute()).toEqual([{ status: 'open' }]);
});

test('an event that finds the provider silent is asked for again', async () => {
  const orderId = await money.order();
  await pay(orderId);
  await shop().control('PUT', '/faults', { answers: [{ kind: 'error', path: '/v3/transactions', status: 503 }] });
  expect(await handOn()).toEqual([503]);
  expect(await money.stateOf(orderId)).toBe('opened');
  await shop().control('DELETE', '/faults');
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});
