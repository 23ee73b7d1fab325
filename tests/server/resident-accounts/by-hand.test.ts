import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ARRIVALS } from '#catalogues/sentences/own-account.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { bookFurther } from '#src/server/order-worker/further.ts';
import type { RefundAnswer, RefundRequest } from '#src/server/payments/port.ts';
import { reconcile } from '#src/server/reconciliation/reconcile.ts';
import { payRefundByHand } from '#src/server/refund-accounts/by-hand.ts';
import { giveRefundAccount } from '#src/server/refund-accounts/own.ts';
import { recordArrivalPaid, takeArrivalOver } from '#src/server/resident-accounts/by-hand.ts';
import { deciderOf, listArrivals, returnArrival } from '#src/server/resident-accounts/decide.ts';
import { ADMINISTRATOR, RESIDENT } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { residentsOf } from './support.ts';

const MINUTE_MS = 60_000;

let money: TestMoney;
let payments: TestMoney['deps']['payments'];
const estate = residentsOf(() => money);
beforeAll(async () => {
  money = await openTestMoney();
  ({ payments } = money.deps);
  await estate.office();
  await estate.rule('ask-me');
});
afterEach(() => {
  Object.assign(money.deps, { payments });
});
afterAll(() => money.close());

const HAND = { id: ADMINISTRATOR.id };
const REFUSED = { kind: 'refused', reason: 'the account is closed' } as const;

/** A provider that answers so to each request for a refund; a function is what it does. */
function answers(answer: RefundAnswer | ((request: RefundRequest) => Promise<RefundAnswer>)): RefundRequest[] {
  const asked: RefundRequest[] = [];
  const refund = async (request: RefundRequest) => {
    asked.push(request);
    return typeof answer === 'function' ? answer(request) : answer;
  };
  Object.assign(money.deps, { payments: { ...payments, refund } });
  return asked;
}

/** Money to a new resident's number, naira, that the estate sends back. Answers its reference. */
async function goingBack(naira: number): Promise<string> {
  const account = await estate.number(await estate.resident());
  await money.outside.browser('/sandbox/payments/transfers', { account, amount: naira });
  for (const { body, headers } of money.outside.webhooks.splice(0)) await money.server.webhook(body, headers);
  const { reference } = (await estate.arrivals()).at(-1) ?? { reference: '' };
  expect(await returnArrival(money.deps, estate.administrator, { id: reference })).toMatchObject({ status: 200 });
  return reference;
}

const rowFor = async (reference: string, role: 'netplus-admin' | 'service-admin') => {
  const decider = deciderOf({ id: HAND.id, role, estate: role === 'netplus-admin' ? null : estate.estate });
  if (decider === null) throw new Error('nobody decides');
  const list = await listArrivals(money.db, decider, { page: 1 });
  return list.status === 200 ? list.data.arrivals.find(({ id }) => id === reference) : undefined;
};
const casesOf = (reference: string) =>
  money.db
    .selectFrom('cases')
    .select(['kind', 'reason', 'order_id', 'closed_at'])
    .where('arrival_reference', '=', reference)
    .execute();
const take = (id: string) => takeArrivalOver(money.deps, HAND, { id });
const record = (id: string, reference = 'FT2611240001') =>
  recordArrivalPaid(money.deps, HAND, { id, reference, from: 'bank' });
const differences = async () => {
  const day = new Date(money.outside.time.now).toISOString().slice(0, 10);
  return (await reconcile(money.deps, { from: day, to: day }, new Set(['payments']))).findings;
};

test("a resident's transfer that does not go back is one case, which the platform takes over, pays by hand and records once", async () => {
  const asked = answers(REFUSED);
  const id = await goingBack(410);
  await money.pass(10);
  expect(asked.length).toBeGreaterThan(1);
  const reason = 'the refund refused: the account is closed';
  expect(await casesOf(id)).toEqual([{ kind: 'arrival', reason, order_id: null, closed_at: null }]);
  const stuck = { reason, since: expect.any(String), byHand: null };
  expect([await rowFor(id, 'netplus-admin'), await rowFor(id, 'service-admin')]).toEqual([
    expect.objectContaining({ id, state: 'returning', stuck }),
    expect.objectContaining({ id, state: 'returning', stuck }),
  ]);
  expect(await record(id)).toEqual({
    status: 400,
    data: { code: 'not-taken-over', message: ARRIVALS.byHand.notTaken },
  });
  expect([await take(id), await take(id)]).toMatchObject([{ status: 200 }, { status: 200 }]);
  // From now on the provider would take it, and is not asked.
  Object.assign(money.deps, { payments });
  money.outside.time.now += 60 * MINUTE_MS;
  await money.pass(3);
  expect(await rowFor(id, 'netplus-admin')).toMatchObject({
    state: 'returning',
    stuck: { byHand: expect.any(String) },
  });
  const held = [accounts.bank, accounts.unmatched, accounts.provider('sandbox')] as const;
  const before = await estate.stands(...held);
  const both = await Promise.all([record(id), record(id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await record(id, 'FT2611240002')).toMatchObject({ status: 400, data: { code: 'arrival-not-found' } });
  const after = await estate.stands(...held);
  expect(after.map((kobo, at) => kobo - (before[at] ?? 0))).toEqual([41_000, -41_000, 0]);
  expect(await casesOf(id)).toEqual([{ kind: 'arrival', reason, order_id: null, closed_at: expect.any(Date) }]);
  expect(await rowFor(id, 'netplus-admin')).toBeUndefined();
  expect(await rowFor(id, 'service-admin')).toMatchObject({ state: 'returned', stuck: null });
  const log = await money.db.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute();
  expect(log.slice(-2)).toEqual([
    { action: 'arrival-taken-over', subject: id },
    { action: 'arrival-paid-by-hand', subject: id },
  ]);
  expect(await differences()).toEqual([]);
});

test('what the provider may be sending is not paid by hand as well', async () => {
  answers({ kind: 'pending' });
  const id = await goingBack(420);
  expect(await take(id)).toMatchObject({ status: 400, data: { code: 'refund-under-way' } });
  await money.pass(2);
  expect(await casesOf(id)).toEqual([]);
  expect(await take(id)).toMatchObject({ status: 400, data: { code: 'refund-under-way' } });
  answers({ kind: 'unknown', reason: 'no answer' });
  money.outside.time.now += 16 * MINUTE_MS;
  await money.pass(2);
  expect(await casesOf(id)).toEqual([]);
  money.outside.time.now += 60 * MINUTE_MS;
  await money.pass(2);
  expect(await casesOf(id)).toMatchObject([
    { kind: 'arrival', reason: 'the refund unknown: no answer', closed_at: null },
  ]);
  expect(await take(id)).toMatchObject({ status: 400, data: { code: 'refund-under-way' } });
  Object.assign(money.deps, { payments });
  money.outside.time.now += 60 * MINUTE_MS;
  await money.pass(2);
  expect(await casesOf(id)).toMatchObject([{ closed_at: expect.any(Date) }]);
  expect(await rowFor(id, 'service-admin')).toMatchObject({ state: 'returned', stuck: null });
});

test('where the answer to a refund was lost it is found in the books of the provider, and is not asked for again', async () => {
  const asked = answers(async (request) => {
    await payments.refund(request);
    return { kind: 'unknown', reason: 'no answer' };
  });
  const id = await goingBack(430);
  await money.pass(1);
  money.outside.time.now += 5 * MINUTE_MS;
  await money.pass(2);
  expect([asked.length, (await rowFor(id, 'service-admin'))?.state]).toEqual([1, 'returned']);
  expect(await casesOf(id)).toEqual([]);
  const attempts = money.db.selectFrom('refund_attempts').select(['number', 'answer']);
  expect(await attempts.where('refund_key', '=', `arrival-${id}`).execute()).toEqual([
    { number: 1, answer: 'unknown: no answer' },
  ]);
});

test('the payer of an order is asked for an account where a transfer beside it does not go back, and it is paid by hand', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const asked = answers({ kind: 'needs-details', reason: 'refund 7' });
  const { merchantId } = payments;
  const late = {
    status: 'captured',
    orderId,
    amountKobo: 60_000,
    currency: 'NGN',
    merchantId,
    reference: 'LATE-1',
    feeKobo: 0,
  } as const;
  await bookFurther(money.deps, orderId, late);
  await money.pass(2);
  expect(asked.length).toBeGreaterThan(0);
  const open = money.db.selectFrom('cases').select(['kind', 'reason']).where('order_id', '=', orderId);
  expect(await open.where('closed_at', 'is', null).execute()).toEqual([
    {
      kind: 'paid-twice',
      reason: "paid again, and the refund waits for the payer's bank account: refund 7",
    },
  ]);
  const account = { orderId, bank: '058', accountNumber: '0123456789', name: 'Amaka Eze' } as const;
  expect(await giveRefundAccount(money.deps, { userId: RESIDENT.id }, account)).toMatchObject({ status: 200 });
  const paid = () =>
    payRefundByHand({ ...money.deps, refundLimit: null }, HAND, {
      topupRef: orderId,
      reference: 'FT9',
      from: 'provider',
    });
  expect([await paid(), await paid()]).toMatchObject([{ status: 200 }, { status: 200 }]);
  const row = money.db.selectFrom('further_payments').select(['returned_at', 'refund_reference']);
  expect(await row.where('reference', '=', 'LATE-1').executeTakeFirst()).toEqual({
    returned_at: expect.any(Date),
    refund_reference: 'FT9',
  });
  expect([await money.stateOf(orderId), await open.where('closed_at', 'is', null).execute()]).toEqual([
    'fulfilled',
    [],
  ]);
});

test('the data base takes no case of an order and of a transfer, and none of neither', async () => {
  const orderId = await money.order();
  const id = (await estate.arrivals())[0]?.reference ?? '';
  const arrival = { arrival_provider: 'sandbox', arrival_reference: id };
  const noted = { reason: 'wrong', opened_at: new Date(0) };
  const write = (of: object) =>
    money.db
      .insertInto('cases')
      .values({ ...noted, ...of })
      .execute();
  await expect(write({ ...arrival, order_id: orderId, kind: 'order' })).rejects.toThrow(/cases_subject/);
  await expect(write({ kind: 'order' })).rejects.toThrow(/cases_/);
  await expect(write({ ...arrival, kind: 'refund' })).rejects.toThrow(/cases_kind_check/);
  await expect(write({ order_id: orderId, kind: 'arrival' })).rejects.toThrow(/cases_kind_check/);
});
