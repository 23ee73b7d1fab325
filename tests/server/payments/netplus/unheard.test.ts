import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookedUp } from '#src/server/commands/payment.ts';
import { topupPower } from '#src/server/orders/power.ts';
import { standingOf } from '#src/server/purchase-lookup/check-purchase.ts';
import { handOut } from '#src/server/settlement/look-for.ts';
import { pendingTopups } from '#src/server/stuck-orders/pending.ts';
import { retryTopup } from '#src/server/stuck-orders/retry.ts';
import { RESIDENT } from '../../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';
import { EXPIRY, frameOfFile, portTo } from './support.ts';

const frame = frameOfFile();
let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
beforeEach(() => {
  Object.assign(money.deps, { payments: portTo(frame.standIn()), crash: () => undefined });
});
afterAll(() => money.close());

const rowOf = (orderId: string) =>
  money.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const casesOf = async (orderId: string) =>
  (
    await money.db
      .selectFrom('cases')
      .select('kind')
      .where('order_id', '=', orderId)
      .where('closed_at', 'is', null)
      .execute()
  ).map(({ kind }) => kind);
const capturesOf = async (orderId: string) =>
  (await money.db.selectFrom('payments').select('reference').where('order_id', '=', orderId).execute()).map(
    ({ reference }) => reference,
  );
const minutes = async (count: number) => {
  money.outside.time.now += count * 60_000;
  await money.pass(2);
};
const report = async (orderId: string, status: 'CLOSED' | 'CAPTURED') => {
  const left = new AbortController();
  left.abort();
  return topupPower(money.deps, RESIDENT, { transfer_reference: { status, orderId }, amount: 5050 }, left.signal);
};
const look = (orderId: string, found: string | null) => lookedUp(money.db, money.outside.clock(), orderId, found);

test('a browser that died after the charge: the order is never called unpaid, and waits on the list for a person', async () => {
  const orderId = await money.order();
  await frame.pay(orderId);
  await minutes(29);
  expect([await money.stateOf(orderId), await casesOf(orderId)]).toEqual(['opened', []]);
  await minutes(2);
  for (const later of [16, 60, 26 * 60]) {
    expect([await money.stateOf(orderId), await casesOf(orderId)]).toEqual(['opened', ['unheard']]);
    await minutes(later);
  }
  expect((await rowOf(orderId)).next_probe_at).not.toBeNull();
  const { data } = await pendingTopups(money.db, { page: 1, topupRef: orderId });
  expect(data).toMatchObject({
    pendingTransactions: [
      {
        id: orderId,
        transactionStatus: 'Not known to be paid',
        inCase: { reason: expect.stringContaining('dashboard') },
      },
    ],
  });
  const signal = new AbortController().signal;
  const retried = await retryTopup(money.deps, RESIDENT, { topupRef: orderId }, signal);
  expect(retried.data).toMatchObject({ state: 'opened', reason: expect.stringContaining('dashboard') });
});

test('the person is told that nobody knows, and never that nothing was charged', async () => {
  const orderId = await money.order();
  await frame.pay(orderId);
  const closed = await report(orderId, 'CLOSED');
  expect(closed).toMatchObject({ status: 400, data: { code: 'not-paid' } });
  await minutes(31);
  const { says } = await standingOf({ db: money.db, clock: money.outside.clock }, await rowOf(orderId));
  for (const said of [JSON.stringify(closed.data), says]) {
    expect(said).not.toMatch(/[Nn]othing was (charged|taken)|No payment/);
    expect(said).toMatch(/bank show/);
  }
  expect(says).toContain('Somebody on our team is looking at it too.');
});

test('the number that a person found in the dashboard has it captured and delivered, once', async () => {
  const orderId = await money.order();
  const id = await frame.pay(orderId);
  await minutes(31);
  await look(orderId, id);
  await money.pass(4);
  expect([await money.stateOf(orderId), await capturesOf(orderId), await casesOf(orderId)]).toEqual([
    'fulfilled',
    [id],
    [],
  ]);
  expect(await money.sendsOf(orderId)).toBe(1);
  await expect(look(orderId, null)).rejects.toThrow('is paid');
});

test('a number of another order, or of a card that was declined, delivers nothing, and the case stays', async () => {
  const [orderId, other] = [await money.order(), await money.order()];
  const theirs = await frame.pay(other);
  await minutes(31);
  await look(orderId, theirs);
  await minutes(1);
  expect([await money.stateOf(orderId), await casesOf(orderId)]).toEqual(['opened', ['unheard']]);
  await look(orderId, await frame.pay(orderId, EXPIRY.declined));
  await minutes(1);
  expect([await money.stateOf(orderId), await money.sendsOf(orderId)]).toEqual(['failed', 0]);
  for (const wrong of ['', 'x y', '../x']) await expect(look(orderId, wrong)).rejects.toThrow('no number');
  await expect(look('POWER-NOBODY', null)).rejects.toThrow('no order');
});

test('no payment in the dashboard: it is given up, and its window, handed out again, begins anew', async () => {
  const orderId = await money.order();
  await minutes(31);
  await look(orderId, null);
  await minutes(1);
  expect([await money.stateOf(orderId), await casesOf(orderId)]).toEqual(['abandoned', []]);
  await minutes(20);
  expect([await money.stateOf(orderId), await casesOf(orderId)]).toEqual(['abandoned', []]);
  await handOut(money.deps, orderId);
  const id = await frame.pay(orderId);
  await minutes(31);
  expect([await money.stateOf(orderId), await casesOf(orderId)]).toEqual(['opened', ['unheard']]);
  await look(orderId, id);
  await money.pass(4);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('where the account is asked by the order, a browser that died costs nothing, and who did not pay is given up', async () => {
  await frame.control('PUT', '/faults', { special: { 'order-ids': true } });
  Object.assign(money.deps, { payments: portTo(frame.standIn(), {}, true) });
  const [paid, unpaid] = [await money.order(), await money.order()];
  const id = await frame.pay(paid);
  await money.pass(15);
  expect([await money.stateOf(paid), await capturesOf(paid), await money.sendsOf(paid)]).toEqual([
    'fulfilled',
    [id],
    1,
  ]);
  await minutes(31);
  expect([await money.stateOf(unpaid), await casesOf(unpaid)]).toEqual(['abandoned', []]);
});

test.each(['C4', 'C5', 'C6', 'C7', 'C8'])(
  'killed at %s on the way, it is delivered once all the same',
  async (point) => {
    const orderId = await money.order();
    const id = await frame.pay(orderId);
    let killed = 0;
    const crash = (at: string) => {
      if (at !== point || killed > 0) return;
      killed += 1;
      throw new Error('killed');
    };
    await minutes(31);
    await look(orderId, id);
    Object.assign(money.deps, { crash });
    await money.pass(2);
    expect(killed).toBe(1);
    Object.assign(money.deps, { crash: () => undefined });
    await minutes(5);
    expect([await money.stateOf(orderId), await capturesOf(orderId), await casesOf(orderId)]).toEqual([
      'fulfilled',
      [id],
      [],
    ]);
    expect(await money.sendsOf(orderId)).toBe(1);
  },
);
