import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { CHARGEBACK_STATUSES } from '#src/server/payments/providers/flutterwave/chargebacks.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';
import { newOrderId, orderOf } from '../paystack/support.ts';
import { pageOf, payOn, portTo, shopOfFile } from './support.ts';

const shop = shopOfFile();
let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
  // Its lists are of days.
  money.outside.time.now = Date.now();
});
beforeEach(() => {
  Object.assign(money.deps, { payments: port() });
});
afterAll(() => money.close());

const port = () => portTo(shop().standIn, {}, { clock: money.outside.clock });
const row = z.object({ id: z.number() });
/** Pays an order on its page; the number of what paid it. */
async function paid(orderId: string): Promise<string> {
  await payOn(shop(), pageOf(await port().begin(orderOf(orderId))));
  const report = await port().verify({ orderId, reference: null });
  return report.status === 'captured' ? (report.reference ?? '') : '';
}
const dispute = async (transaction: string, more: object = {}) =>
  String(
    row.parse((await shop().control('POST', '/chargebacks', { transaction: Number(transaction), ...more })).body).id,
  );
const answer = (id: string, action: 'accept' | 'decline') => shop().call('PUT', `/v3/chargebacks/${id}`, { action });
const decide = (id: string, status: 'won' | 'lost') => shop().control('POST', `/chargebacks/${id}`, { status });
const told = (reference: string | null) => port().chargebacks?.({ orderId: 'POWER-1', reference });

test('every status of a chargeback that the documentation names is in the table', () => {
  expect(Object.keys(CHARGEBACK_STATUSES).toSorted()).toEqual(['accepted', 'declined', 'initiated', 'lost', 'won']);
});

test('a payment that nobody disputes has none; one that is disputed says how much and until when', async () => {
  const [quiet, reference] = [await paid(newOrderId()), await paid(newOrderId())];
  const id = await dispute(reference, { amountKobo: 250_050 });
  expect([await told(quiet), await told(null)]).toEqual([[], []]);
  expect(await told(reference)).toEqual([{ id, amountKobo: 250_050, status: 'open', dueAt: expect.any(Date) }]);
});

test.each([
  ['accept', null, 'lost'],
  ['decline', null, 'open'],
  ['decline', 'won', 'won'],
  ['decline', 'lost', 'lost'],
] as const)('answered with %s and decided %s, it is %s', async (action, decided, status) => {
  const reference = await paid(newOrderId());
  const id = await dispute(reference);
  await answer(id, action);
  if (decided !== null) await decide(id, decided);
  expect(await told(reference)).toMatchObject([{ id, status }]);
});

test('what is not known is no answer: another status, one that changes meanwhile, a sum with three decimals, an outage', async () => {
  const reference = await paid(newOrderId());
  await dispute(reference);
  const changed = (change: (one: object, asked: string) => object) =>
    portTo(shop().standIn, {
      fetch: async (url, init) => {
        const answered = await (await fetch(url, init)).json();
        return Response.json({ ...answered, data: answered.data.map((one: object) => change(one, String(url))) });
      },
    }).chargebacks?.({ orderId: 'POWER-1', reference });
  expect(await changed((one) => one)).toHaveLength(1);
  expect(await changed((one) => ({ ...one, status: 'reversed' }))).toBeNull();
  expect(await changed((one) => ({ ...one, status: 'toString' }))).toBeNull();
  expect(await changed((one, asked) => ({ ...one, status: asked.includes('status=') ? 'won' : 'lost' }))).toBeNull();
  expect(await changed((one) => ({ ...one, amount: '25.005' }))).toBeNull();
  await shop().control('PUT', '/faults', { answers: [{ kind: 'error', path: '/v3/chargebacks', status: 503 }] });
  expect(await told(reference)).toBeNull();
});

test('a list that is of those that were lost alone, where no status is asked for, hides no other', async () => {
  const reference = await paid(newOrderId());
  const id = await dispute(reference);
  const lost = portTo(shop().standIn, {
    fetch: (url, init) => fetch(/chargebacks.*status=/.test(String(url)) ? url : `${url}&status=lost`, init),
  });
  expect(await lost.chargebacks?.({ orderId: 'POWER-1', reference })).toMatchObject([{ id, status: 'open' }]);
});

const standsHere = async (orderId: string) =>
  (await money.db.selectFrom('chargebacks').select('status').where('order_id', '=', orderId).execute()).map(
    ({ status }) => status,
  );
const lossOf = async () => (await balances(money.db, [accounts.chargebacks]))[accounts.chargebacks] ?? 0;
const quarters = async (count: number) => {
  for (let done = 0; done < count; done += 1) {
    money.outside.time.now += 16 * 60_000;
    await money.pass(1);
  }
};

test('nobody tells of it: it is found in the list, is a case with what was delivered, and a loss once it is lost', async () => {
  const orderId = await money.order();
  const transaction = await paid(orderId);
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const before = await lossOf();
  const id = await dispute(transaction);
  // A list that cannot be read is read again.
  await shop().control('PUT', '/faults', { answers: [{ kind: 'error', path: '/v3/chargebacks', status: 503 }] });
  await quarters(1);
  expect(await standsHere(orderId)).toEqual([]);
  await shop().control('DELETE', '/faults');
  await quarters(1);
  const found = money.db.selectFrom('cases').select(['reason', 'kind']).where('order_id', '=', orderId);
  expect([await standsHere(orderId), await found.execute()]).toEqual([
    ['open'],
    [{ kind: 'chargeback', reason: expect.stringContaining('token ending in') }],
  ]);
  await answer(id, 'decline');
  await decide(id, 'lost');
  await quarters(2);
  expect([await standsHere(orderId), (await lossOf()) - before]).toEqual([['lost'], -505_000]);
  await quarters(2);
  expect([(await lossOf()) - before, await money.sendsOf(orderId)]).toEqual([-505_000, 1]);
});

test('one that was answered and lost before anybody here saw it is a loss, once', async () => {
  const orderId = await money.order();
  const transaction = await paid(orderId);
  await money.pass(15);
  const before = await lossOf();
  await answer(await dispute(transaction), 'accept');
  await quarters(2);
  expect([await standsHere(orderId), (await lossOf()) - before]).toEqual([['lost'], -505_000]);
});
