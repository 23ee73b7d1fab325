import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { openCase } from '#src/server/settlement/cases.ts';
import { type Desk, openDesk } from '../stuck-orders/support/stuck.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.mended();
  await desk.db.updateTable('orders').set({ state: 'abandoned', next_probe_at: null }).execute();
  await desk.db
    .updateTable('cases')
    .set({ closed_at: new Date(desk.outside.time.now) })
    .execute();
});

const MINUTE_MS = 60_000;

type Orders = Extract<CallAnswer<'stuckOrders'>, { status: 200 }>['data']['orders'];
const stuck = async (): Promise<Orders> => (await desk.asPlatform('stuckOrders', {})).body.orders as Orders;
const sums = async () => (await desk.asPlatform('operations', {})).body.stuck;
const ask = (orderId: string) => desk.asPlatform('askOrder', { orderId });

test('an order is stuck once it was paid five minutes ago, and not while it is on its way', async () => {
  const orderId = await desk.stuck('silent');
  expect(await stuck()).toEqual([]);
  expect(await sums()).toEqual({ orders: 0, paid: 0, goingBack: 0, since: null });
  desk.outside.time.now += 5 * MINUTE_MS;
  const { captured_at: paidAt } = await desk.db
    .selectFrom('orders')
    .select('captured_at')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const since = paidAt?.toISOString();
  expect(await stuck()).toMatchObject([
    {
      orderId,
      ...{ kind: 'power', state: 'pending', estate: 'Palm Court', phone: null, total: 5_050, since },
      ...{ why: 'vendor-silent', vendor: 'sandbox', sends: 1, lastAnswer: 'no answer', nextAt: expect.any(String) },
    },
  ]);
  expect(await sums()).toEqual({ orders: 1, paid: 5_050, goingBack: 0, since });
});

test('what a person has to look at is stuck at once, and so is money that is on its way back', async () => {
  const orderId = await desk.paid();
  await openCase(desk.db, orderId, 'the amount paid is not the price', new Date(desk.outside.time.now));
  expect(await stuck()).toMatchObject([
    { orderId, why: 'not-sent', sends: 0, inCase: 'the amount paid is not the price' },
  ]);
  await desk.db.updateTable('orders').set({ state: 'refund_due' }).where('order_id', '=', orderId).execute();
  expect(await stuck()).toMatchObject([{ orderId, why: 'going-back' }]);
  expect(await sums()).toMatchObject({ orders: 1, paid: 5_050, goingBack: 1 });
});

test('of an order that nobody is known to have paid no money is counted', async () => {
  const orderId = await desk.unpaid();
  await openCase(desk.db, orderId, 'its provider cannot be asked', new Date(desk.outside.time.now), 'unheard');
  expect(await stuck()).toMatchObject([{ orderId, why: 'not-known-paid' }]);
  expect(await sums()).toMatchObject({ orders: 1, paid: 0 });
});

test('the oldest stands first', async () => {
  const first = await desk.stuck('silent');
  desk.outside.time.now += MINUTE_MS;
  const second = await desk.stuck('silent');
  desk.outside.time.now += 6 * MINUTE_MS;
  expect((await stuck()).map(({ orderId }) => orderId)).toEqual([first, second]);
});

test('asking brings the token that the vendor has, and writes down who asked', async () => {
  const orderId = await desk.stuck('answer lost');
  const { status, body } = await ask(orderId);
  expect([status, body]).toEqual([200, { state: 'fulfilled', reason: null, topupToken: await desk.vended(orderId) }]);
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 1, executions: 1 });
  expect(await desk.lastDeed()).toMatchObject({ action: 'order-asked', subject: orderId });
});

test('asking sends nothing: neither what was never sent, nor what the vendor has twice said it does not know', async () => {
  const unsent = await desk.paid();
  expect((await ask(unsent)).body).toMatchObject({ topupToken: null, reason: PLATFORM_SENTENCES.stillAsked });
  expect(await desk.vendsOf(unsent)).toEqual({ sends: 0, executions: 0 });
  await desk.work();

  const lost = await desk.stuck('send lost');
  for (const _ of [1, 2, 3]) {
    desk.outside.time.now += 10_000;
    expect((await ask(lost)).body).toMatchObject({ topupToken: null, reason: PLATFORM_SENTENCES.stillAsked });
  }
  expect(await desk.vendsOf(lost)).toEqual({ sends: 0, executions: 0 });
  // The server itself sends it, in its own time.
  await desk.pass(10);
  expect(await desk.vendsOf(lost)).toEqual({ sends: 1, executions: 1 });
  expect(await desk.stateOf(lost)).toBe('fulfilled');
});

test('an order that is not there is said to be none', async () => {
  expect(await ask('POWER-NOTTHEREATALL000')).toMatchObject({ status: 400, body: { code: 'order-not-found' } });
});
