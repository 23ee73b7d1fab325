import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderKind } from '#catalogues/orders.ts';
import type { ServerEnv } from '#src/server/http/context.ts';
import { sandboxPayments } from '#src/server/sandbox/payments/payments.ts';
import type { SignedWebhook } from '#src/server/sandbox/payments/webhooks.ts';
import { sandboxVending } from '#src/server/sandbox/vending/vending.ts';
import { METERS } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
let app: Hono<ServerEnv>;
const webhooks: SignedWebhook[] = [];
beforeAll(async () => {
  money = await openTestMoney();
  const { db, outside } = money;
  const shared = { db, clock: outside.clock, random: outside.random, key: 'the key' };
  const deliver = async (webhook: SignedWebhook) => void webhooks.push(webhook);
  app = new Hono<ServerEnv>();
  app.route('/', sandboxPayments({ ...shared, webhookSecret: 'x', deliver }));
  app.route('/', sandboxVending({ ...shared, pause: async () => undefined }));
});
afterAll(() => money.close());

const ask = async (method: string, path: string, body?: object, key = 'the key') => {
  const answer = await app.request(path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const said = async (...asked: Parameters<typeof ask>) => {
  const { status, text } = await ask(...asked);
  return { status, body: JSON.parse(text) };
};

test.each([
  ['4242 4242 4242 4242', undefined, 200, { status: 'CAPTURED', amount: 5050 }],
  ['4000000000000002', undefined, 200, { status: 'FAILED', message: 'DECLINED' }],
  ['4000000000009995', undefined, 200, { status: 'FAILED', message: 'INSUFFICIENT FUNDS' }],
  ['4000000000003220', undefined, 200, { status: 'CODE_REQUIRED' }],
  ['4000000000003220', '123456', 200, { status: 'CAPTURED' }],
  ['4000000000000119', undefined, 504, { code: 'no-answer' }],
  ['1234567812345678', undefined, 200, { status: 'FAILED' }],
])('the test card %s with the code %s answers %d', async (card, code, status, body) => {
  const orderId = await money.order();
  const answer = await said('POST', `/sandbox/payments/${orderId}`, code === undefined ? { card } : { card, code });
  expect(answer).toMatchObject({ status, body });
});

test('a wrong one-time code is refused and may be tried again', async () => {
  const orderId = await money.order();
  const card = '4000000000003220';
  const wrong = await said('POST', `/sandbox/payments/${orderId}`, { card, code: '000000' });
  expect(wrong.body).toMatchObject({ status: 'CODE_REQUIRED', message: 'That code is wrong' });
  const right = await said('POST', `/sandbox/payments/${orderId}`, { card, code: '123456' });
  expect(right.body).toMatchObject({ status: 'CAPTURED', orderId });
});

test('the silent card captures and tells nobody; every other capture sends a webhook', async () => {
  const orderId = await money.order();
  const before = webhooks.length;
  await said('POST', `/sandbox/payments/${orderId}`, { card: '4000000000000119' });
  const book = await said('GET', `/sandbox/payments/api/transactions/${orderId}`);
  expect(book.body).toMatchObject({ status: 'captured', amountKobo: 505_000, currency: 'NGN' });
  expect(webhooks).toHaveLength(before);
  await said('POST', `/sandbox/payments/${await money.order()}`, { card: '4242424242424242' });
  expect(webhooks).toHaveLength(before + 1);
});

test('nobody without the key reads or returns a payment, and a session keeps its first amount', async () => {
  const orderId = await money.order();
  expect(await said('GET', `/sandbox/payments/api/transactions/${orderId}`, undefined, 'wrong')).toMatchObject({
    status: 401,
  });
  const session = { orderId, merchantId: 'x', amountKobo: 1, currency: 'NGN', name: '', email: '', narration: '' };
  expect(await said('POST', '/sandbox/payments/api/sessions', session)).toMatchObject({ status: 409 });
  expect((await said('GET', `/sandbox/payments/api/transactions/${orderId}`)).body).toMatchObject({
    amountKobo: 505_000,
  });
});

test('a refund under the same key goes back once, and another key is refused', async () => {
  const orderId = await money.order();
  const { body } = await said('POST', `/sandbox/payments/${orderId}`, { card: '4242424242424242' });
  const refund = { reference: body.trans_id, amountKobo: 505_000, key: 'refund-1' };
  const first = await said('POST', '/sandbox/payments/api/refunds', refund);
  expect(first).toMatchObject({ status: 200 });
  expect(await said('POST', '/sandbox/payments/api/refunds', refund)).toEqual(first);
  expect(await said('POST', '/sandbox/payments/api/refunds', { ...refund, key: 'refund-2' })).toMatchObject({
    status: 422,
  });
});

test('the card page lists the test cards, has no inline script or style, and may be framed by the portal only', async () => {
  const orderId = await money.order();
  const page = await ask('GET', `/sandbox/payments/frame?orderId=${orderId}`);
  expect(page.status).toBe(200);
  expect(page.text.match(/data-card="\d{16}"/g)).toHaveLength(5);
  expect(page.text).not.toMatch(/<script>|<style|style=|\son\w+=/);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  for (const odd of ['%3Cscript%3E', '%00', 'POWER-00000000%00']) {
    expect((await ask('GET', `/sandbox/payments/frame?orderId=${odd}`)).status).toBe(404);
    expect((await ask('POST', `/sandbox/payments/${odd}`, { card: '4242424242424242' })).status).toBe(404);
  }
  for (const file of ['inline.js', 'frame.js', 'frame.css']) {
    expect((await ask('GET', `/sandbox/payments/${file}`)).status).toBe(200);
  }
});

const vend = (reference: string, account: string, kind: OrderKind = 'power') => ({
  reference,
  kind,
  provider: kind === 'power' ? null : 'mtn',
  account,
  package: null,
  amountKobo: 500_000,
});

test.each([
  ['plain', 200, { status: 'DELIVERED', units: '27.78', token: expect.stringMatching(/^\d{20}$/) }, 200],
  ['late', 504, {}, 200],
  ['lost', 504, {}, 404],
  ['refused', 200, { status: 'REFUSED' }, 200],
] as const)(
  'a send for the %s meter answers %d, and the books say what became of it',
  async (meter, status, body, after) => {
    const sent = vend(`POWER-SANDBOX${meter.toUpperCase()}`, METERS[meter]);
    expect(await said('POST', '/sandbox/vending/vends', sent)).toMatchObject({ status, body });
    expect(await said('GET', `/sandbox/vending/vends/${sent.reference}`)).toMatchObject({ status: after });
  },
);

test('a reference that was vended is answered as a duplicate and not vended again', async () => {
  const sent = vend('POWER-DUPLICATE1', METERS.plain);
  await said('POST', '/sandbox/vending/vends', sent);
  expect(await said('POST', '/sandbox/vending/vends', sent)).toMatchObject({
    status: 409,
    body: { status: 'DUPLICATE' },
  });
});

test('any meter of the estates is found, another one is not, and nobody asks without the key', async () => {
  expect(await said('GET', `/sandbox/vending/meters/${METERS.plain}`)).toMatchObject({ body: { status: 'FOUND' } });
  expect(await said('GET', '/sandbox/vending/meters/00000000000')).toMatchObject({ body: { status: 'NOT_FOUND' } });
  expect(await said('GET', `/sandbox/vending/meters/${METERS.plain}`, undefined, 'no')).toMatchObject({ status: 401 });
});

test.each([
  ['0803123', 'airtime', null],
  ['0802123', 'data', '1GB'],
  ['100200', 'internet', '1GB FlexiDaily'],
  ['702345', 'cable', 'MAX'],
] as const)('sends for %s... (%s) end as their last digits say, and without a token', async (stem, kind, name) => {
  const done = { status: 'DELIVERED', token: null, units: null };
  const ends = [
    ['0001', 200, done, 200],
    ['7777', 504, {}, 200],
    ['8888', 504, {}, 404],
    ['9999', 200, { status: 'REFUSED', reason: `${stem}9999 is blocked by its provider` }, 200],
  ] as const;
  for (const [ending, status, body, after] of ends) {
    const sent = { ...vend(`SOLD-${kind.toUpperCase()}${ending}`, `${stem}${ending}`, kind), package: name };
    expect(await said('POST', '/sandbox/vending/vends', sent)).toMatchObject({ status, body });
    expect(await said('GET', `/sandbox/vending/vends/${sent.reference}`)).toMatchObject({ status: after });
  }
});

test('public power is vended as a token with its units', async () => {
  const sent = { ...vend('POWER-PUBLIC0001', '45012340001', 'public-power'), provider: 'phcneko' };
  expect(await said('POST', '/sandbox/vending/vends', sent)).toMatchObject({
    body: { status: 'DELIVERED', token: expect.stringMatching(/^\d{20}$/), units: '27.78' },
  });
});

test('a send of something that the vendor does not sell, or of no amount, is not taken', async () => {
  const sent = vend('POWER-ODDSENDS1', METERS.plain);
  for (const odd of [{ kind: 'gold' }, { amountKobo: 0 }, { account: '../etc' }, { amountKobo: 1.5 }]) {
    expect(await said('POST', '/sandbox/vending/vends', { ...sent, ...odd })).toMatchObject({ status: 400 });
  }
  expect((await said('GET', `/sandbox/vending/vends/${sent.reference}`)).status).toBe(404);
});

test.each([
  ['0001', 200, { status: 'FOUND', name: expect.stringMatching(/^\w+ \w+$/) }],
  ['0000', 404, { status: 'NOT_FOUND' }],
  ['1111', 200, { status: 'FOUND', name: '' }],
  ['2222', 504, {}],
])('an account that ends in %s is looked up with the answer %d', async (ending, status, body) => {
  for (const path of [`public-power/phcneko/4501234${ending}`, `cable/dstv/702345${ending}`]) {
    expect(await said('GET', `/sandbox/vending/accounts/${path}`)).toMatchObject({ status, body });
    expect((await ask('GET', `/sandbox/vending/accounts/${path}`, undefined, 'no')).status).toBe(401);
  }
});
