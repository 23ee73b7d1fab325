import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import type { ServerEnv } from '#src/server/http/context.ts';
import { webhookRoutes } from '#src/server/order-worker/webhook.ts';
import { lookForReceipts } from '#src/server/resident-accounts/look.ts';
import { ownAccount } from '#src/server/resident-accounts/open.ts';
import { at, openPaystack } from '../../../stand-ins/paystack/support.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';
import { residentsOf } from '../../resident-accounts/support.ts';
import { portTo } from './support.ts';

const paystack = openPaystack();
let money: TestMoney;
let app: Hono<ServerEnv>;
const estate = residentsOf(() => money);
beforeAll(async () => {
  money = await openTestMoney();
  // The stand-in's clock is the machine's: what came is listed by it.
  money.outside.time.now = Date.now();
  Object.assign(money.deps, { payments: portTo(paystack.standIn(), {}, money.outside.clock) });
  app = new Hono<ServerEnv>();
  app.route('/', webhookRoutes(money.deps));
});
afterAll(() => money.close());
let before = 0;
beforeEach(() => {
  before = paystack.listener().taken.length;
});

const port = () => {
  const { accounts } = portTo(paystack.standIn());
  if (accounts === undefined) throw new Error('no account numbers');
  return accounts;
};
const HOLDER = { id: 'a', email: 'chi@example.com', firstName: 'Chi', lastName: 'Okeke', phone: '08030000003' };
const send = async (account_number: string, amount: number, more = {}) => {
  const sent = await paystack.act('POST', '/stand-in/transfers', { account_number, amount, ...more });
  expect(sent.status).toBe(200);
  return at(sent, 'reference');
};
/** Hands on what the stand-in has sent in this test, each event twice. */
async function handOn(): Promise<readonly number[]> {
  await paystack.act('POST', '/stand-in/events/flush');
  const events = paystack.listener().taken.slice(before);
  before += events.length;
  const statuses: number[] = [];
  for (const { body, headers } of [...events, ...events]) {
    const signed = { 'x-paystack-signature': String(headers['x-paystack-signature']) };
    const told = await app.request('/api/payments/webhook/paystack', { method: 'POST', body, headers: signed });
    statuses.push(told.status);
  }
  return statuses;
}
const creditOf = async (id: string) => (await estate.stands(accounts.credit(id)))[0];

test('a customer keeps the account number that they have, and each address is another customer', async () => {
  const first = await port().open(HOLDER);
  expect(first).toMatchObject({
    kind: 'open',
    account: { accountNumber: expect.stringMatching(/^\d{10}$/), bank: 'Test Bank', bankCode: 'test-bank' },
  });
  expect(await port().open(HOLDER)).toEqual(first);
  expect(await port().open({ ...HOLDER, email: 'another@example.com' })).not.toEqual(first);
});

test('without an answer there is no number, and none of what came is believed', async () => {
  await paystack.act('PUT', '/stand-in/faults', {
    answers: [{ kind: 'error', path: '/dedicated_account', status: 502 }],
  });
  expect(await port().open({ ...HOLDER, email: 'later@example.com' })).toMatchObject({ kind: 'unavailable' });
  await paystack.act('PUT', '/stand-in/faults', { answers: [{ kind: 'error', path: '/transaction', status: 502 }] });
  expect(await port().received('anything')).toBe('unknown');
});

test('what is no transfer to a number is none, by whatever channel it was paid', async () => {
  expect(await port().received('never-heard-of')).toBeNull();
  expect(await port().received(await paystack.paid())).toBeNull();
});

test('what comes to a number is credit once, by its event sent twice; a forged one is refused', async () => {
  const ada = await estate.resident();
  const number = await estate.number(ada);
  const reference = await send(number, 123_400, { sender_name: 'BOLA ADE' });
  expect(await handOn()).toEqual([200, 200]);
  expect(await creditOf(ada.id)).toBe(123_400);
  expect(
    await money.db.selectFrom('arrivals').select(['sender', 'state']).where('reference', '=', reference).execute(),
  ).toEqual([{ sender: 'BOLA ADE', state: 'matched' }]);
  const body = JSON.stringify({ event: 'charge.success', data: { reference: 'other', channel: 'dedicated_nuban' } });
  const headers = { 'x-paystack-signature': 'ab'.repeat(64) };
  expect((await app.request('/api/payments/webhook/paystack', { method: 'POST', body, headers })).status).toBe(401);
});

test('an event while the provider gives no answer has to come again', async () => {
  const ada = await estate.resident();
  const number = await estate.number(ada);
  await send(number, 50_000);
  await paystack.act('PUT', '/stand-in/faults', {
    answers: [{ kind: 'error', path: '/transaction', status: 502, times: 2 }],
  });
  expect(await handOn()).toEqual([503, 503]);
  before -= 1;
  expect(await handOn()).toEqual([200, 200]);
  expect(await creditOf(ada.id)).toBe(50_000);
});

test("what the bank did not notice is found once the resident looks; a lost event by the provider's list", async () => {
  const ada = await estate.resident();
  const number = await estate.number(ada);
  await send(number, 70_000, { unnoticed: true });
  expect(await handOn()).toEqual([]);
  await ownAccount(money.deps, ada);
  expect(await handOn()).toEqual([]);
  money.outside.time.now += 11 * 60_000;
  await ownAccount(money.deps, ada);
  // The event is lost.
  await paystack.act('POST', '/stand-in/events/flush');
  await lookForReceipts(money.deps);
  expect(await creditOf(ada.id)).toBe(70_000);
});
