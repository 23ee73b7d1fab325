import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { accounts } from '#src/server/billing/chart.ts';
import type { ServerEnv } from '#src/server/http/context.ts';
import { webhookRoutes } from '#src/server/order-worker/webhook.ts';
import { payByTransfer, transferStatus } from '#src/server/orders/transfer.ts';
import { RESIDENT } from '../../../faults/support/fixtures.ts';
import { openPaystack } from '../../../stand-ins/paystack/support.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';
import { newOrderId, orderOf, portTo } from './support.ts';

const paystack = openPaystack();
let money: TestMoney;
let app: Hono<ServerEnv>;
beforeAll(async () => {
  money = await openTestMoney();
  // The stand-in's clock is the machine's: what expires does so by it.
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

type Standing = Extract<CallAnswer<'transferStatus'>, { status: 200 }>['data'];
const wrong = (answer: object) => paystack.act('PUT', '/stand-in/faults', { answers: [answer] });
const expiry = () => new Date(Date.now() + 30 * 60_000);
const transfers = () => {
  const port = portTo(paystack.standIn()).transfers;
  if (port == null) throw new Error('no transfers');
  return port;
};

async function number(orderId: string): Promise<string> {
  const answer = await payByTransfer(money.deps, { userId: RESIDENT.id, address: '' }, { orderId });
  if (answer.status !== 200 || answer.data.transfer === null) throw new Error(JSON.stringify(answer));
  return answer.data.transfer.accountNumber;
}
async function look(orderId: string): Promise<Standing> {
  const answer = await transferStatus(money.deps, RESIDENT.id, { orderId, ask: true }, new AbortController().signal);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const send = async (account_number: string, amount: number) =>
  (await paystack.act('POST', '/stand-in/transfers', { account_number, amount })).status;
/** Hands on what the stand-in has sent in this test, each event twice. */
async function handOn(): Promise<readonly number[]> {
  await paystack.act('POST', '/stand-in/events/flush');
  const events = paystack.listener().taken.slice(before);
  before += events.length;
  const statuses: number[] = [];
  for (const { body, headers } of [...events, ...events]) {
    const signed = { 'x-paystack-signature': String(headers['x-paystack-signature']) };
    statuses.push(
      (await app.request('/api/payments/webhook/paystack', { method: 'POST', body, headers: signed })).status,
    );
  }
  return statuses;
}

test('a number is a charge of its own, takes the exact sum, and is asked about by its reference', async () => {
  const orderId = newOrderId();
  const begun = await transfers().begin(orderOf(orderId), 1, expiry());
  expect(begun).toMatchObject({
    kind: 'begun',
    account: { reference: `${orderId}.t1`, bank: 'Test Bank', accountNumber: expect.stringMatching(/^\d{10}$/) },
  });
  const account = begun.kind === 'begun' ? begun.account.accountNumber : '';
  const asked = () => portTo(paystack.standIn()).verify({ orderId, reference: `${orderId}.t1` });
  expect(await asked()).toMatchObject({ status: 'open', orderId });
  expect(await send(account, 505_000)).toBe(200);
  expect(await asked()).toMatchObject({ status: 'captured', amountKobo: 505_000, orderId, reference: `${orderId}.t1` });
});

test('a number whose answer was lost is asked for under the next name; without an answer there is none', async () => {
  const orderId = newOrderId();
  await wrong({ kind: 'broken', path: '/charge', times: 1 });
  expect(await transfers().begin(orderOf(orderId), 1, expiry())).toMatchObject({ kind: 'unavailable' });
  expect(await transfers().begin(orderOf(orderId), 1, expiry())).toEqual({ kind: 'used' });
  expect(await transfers().begin(orderOf(orderId), 2, expiry())).toMatchObject({ kind: 'begun' });
  expect(await transfers().begin(orderOf(newOrderId(), 4_999), 1, expiry())).toMatchObject({ kind: 'unavailable' });
  expect(await transfers().referenceOf('1')).toEqual({ reference: null });
  await wrong({ kind: 'refuse', path: '/transaction', times: 1 });
  expect(await transfers().referenceOf('1')).toBe('unknown');
});

test('an order is paid by transfer; another sum is told and goes back, and doubled events change nothing', async () => {
  const orderId = await money.order();
  await wrong({ kind: 'broken', path: '/charge', times: 1 });
  await expect(number(orderId)).rejects.toThrow('no-transfers');
  const account = await number(orderId);
  expect(await send(account, 500_000)).toBe(200);
  expect(new Set(await handOn())).toEqual(new Set([200]));
  expect(await look(orderId)).toMatchObject({ state: 'opened', transfer: { sentBack: [5000] } });
  expect(await send(account, 505_000)).toBe(200);
  expect(new Set(await handOn())).toEqual(new Set([200]));
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect(await send(account, 505_000)).toBe(404);
});

test('the event of another sum comes again where the provider could not be asked what it is about', async () => {
  const orderId = await money.order();
  const account = await number(orderId);
  await send(account, 600_000);
  await wrong({ kind: 'refuse', path: '/transaction', times: 2 });
  expect(await handOn()).toEqual([503, 503]);
  expect((await look(orderId)).transfer?.sentBack).toEqual([]);
});

/** An order that one of its numbers has paid, and to the other of which the exact sum came after that. */
async function paidBeside(): Promise<string> {
  const orderId = await money.order();
  const [first, _] = [await number(orderId), await money.pass(1)];
  await money.db
    .updateTable('transfers')
    .set({ expires_at: new Date(0) })
    .where('order_id', '=', orderId)
    .execute();
  const second = await number(orderId);
  await send(second, 505_000);
  await handOn();
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  await send(first, 505_000);
  return orderId;
}
const further = (orderId: string) =>
  money.db
    .selectFrom('further_payments')
    .select(['amount_kobo', 'returned_at', 'reference', 'refund_reference'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

test('money that comes to a number beside a payment is written down and goes back', async () => {
  const orderId = await paidBeside();
  expect(new Set(await handOn())).toEqual(new Set([200]));
  await money.pass(2);
  const beside = { amount_kobo: 505_000, reference: `${orderId}.t1` };
  expect(await further(orderId)).toEqual({ ...beside, returned_at: null, refund_reference: null });
  for (const _ of [1, 2, 3]) await paystack.act('POST', '/stand-in/refunds/run');
  money.outside.time.now += 16 * 60_000;
  await money.pass(2);
  expect(await further(orderId)).toMatchObject({ ...beside, returned_at: expect.any(Date) });
});

test('a transfer beside a payment that the payer disputes is how it went back, and is not refunded besides', async () => {
  const orderId = await paidBeside();
  const refund = async () => ({ kind: 'refused', reason: 'not now' }) as const;
  const { payments } = money.deps;
  Object.assign(money.deps, { payments: { ...payments, refund } });
  await handOn();
  await money.pass(1);
  const made = await paystack.act('POST', '/stand-in/disputes', { transaction: `${orderId}.t1` });
  const { id } = z.object({ id: z.int() }).parse(made.body);
  await handOn();
  const standing = () =>
    money.db.selectFrom('chargebacks').select(['reference', 'status']).where('order_id', '=', orderId).execute();
  expect(await standing()).toEqual([{ reference: `${orderId}.t1`, status: 'open' }]);
  await paystack.act('POST', `/stand-in/disputes/${id}/decide`, { for: 'customer' });
  Object.assign(money.deps, { payments });
  await handOn();
  money.outside.time.now += 16 * 60_000;
  await money.pass(3);
  expect(await standing()).toEqual([{ reference: `${orderId}.t1`, status: 'lost' }]);
  expect(await further(orderId)).toMatchObject({ returned_at: expect.any(Date) });
  const { transactions } = z
    .object({ transactions: z.array(z.object({ reference: z.string(), refundedKobo: z.int() })) })
    .parse((await paystack.act('GET', '/stand-in/books')).body);
  expect(transactions.find(({ reference }) => reference === `${orderId}.t1`)?.refundedKobo).toBe(505_000);
  const lost = money.db.selectFrom('ledger_entries').select('id').where('account', '=', accounts.chargebacks);
  expect(await lost.execute()).toEqual([]);
});
