import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGNATURE_HEADER, signWebhook } from '#src/server/payments/providers/sandbox-signature.ts';
import { WEBHOOK_SECRET } from '../../faults/support/world.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

const signed = (secret: string, body: string, at = money.outside.clock()) => ({
  [SIGNATURE_HEADER]: signWebhook(secret, new TextEncoder().encode(body), at),
});
const told = (orderId: string, id = `event-of-${orderId}`) => JSON.stringify({ id, orderId, amountKobo: 1 });

test.each([WEBHOOK_SECRET, 'a newer secret'])('during a rotation both secrets are good: %s', async (secret) => {
  const orderId = await money.order();
  await money.pay(orderId, '4000000000000119');
  const body = told(orderId);
  expect(await money.server.webhook(body, signed(secret, body))).toBe(200);
  expect(await money.stateOf(orderId)).toBe('captured');
});

test('a webhook of an unpaid order changes nothing, whatever it says', async () => {
  const orderId = await money.order();
  const body = told(orderId);
  expect(await money.server.webhook(body, signed(WEBHOOK_SECRET, body))).toBe(200);
  expect(await money.stateOf(orderId)).toBe('opened');
});

test('a forged, changed, unsigned or old webhook has no effect and is logged', async () => {
  const orderId = await money.order();
  await money.pay(orderId, '4000000000000119');
  const body = told(orderId);
  const old = new Date(money.outside.time.now - 6 * 60_000);
  const tries: readonly (readonly [string, Record<string, string>])[] = [
    [body, signed('not the secret', body)],
    [told(orderId, 'changed'), signed(WEBHOOK_SECRET, body)],
    [body, {}],
    [body, { [SIGNATURE_HEADER]: 't=x,v1=y' }],
    [body, signed(WEBHOOK_SECRET, body, old)],
  ];
  const before = money.outside.log.length;
  for (const [text, headers] of tries) expect(await money.server.webhook(text, headers)).toBe(401);
  expect(await money.stateOf(orderId)).toBe('opened');
  const logged = money.outside.log.slice(before).map(({ fields }) => [fields.event, fields.reason]);
  expect(logged).toEqual([...Array(4).fill(['webhook-refused', 'signature']), ['webhook-refused', 'stale']]);
});

test('a signed webhook that makes no sense is refused', async () => {
  for (const body of ['not json', '{}', 'null', '[]']) {
    expect(await money.server.webhook(body, signed(WEBHOOK_SECRET, body))).toBe(400);
  }
});

test('a webhook that comes again is taken once', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  const body = told(orderId);
  const headers = signed(WEBHOOK_SECRET, body);
  expect(await money.server.webhook(body, headers)).toBe(200);
  expect(await money.server.webhook(body, headers)).toBe(200);
  const events = await money.db.selectFrom('webhook_events').selectAll().where('order_id', '=', orderId).execute();
  expect(events).toHaveLength(1);
  expect(money.outside.log.at(-1)?.fields).toMatchObject({ event: 'webhook-repeated', orderId });
});

test('a webhook that comes while the provider gives no answer is asked for again', async () => {
  const orderId = await money.order();
  await money.pay(orderId, '4000000000000119');
  const body = told(orderId);
  money.outside.faults.chance = 1;
  expect(await money.server.webhook(body, signed(WEBHOOK_SECRET, body))).toBe(503);
  money.outside.faults.chance = 0;
  expect(await money.server.webhook(body, signed(WEBHOOK_SECRET, body))).toBe(200);
  expect(await money.stateOf(orderId)).toBe('captured');
});
