import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import { drive } from '#src/server/order-worker/drive.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { type Desk, openDesk, report } from './support/stuck.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.mended());

test('a retry of what was vended, and never heard of, brings the token and sends nothing', async () => {
  const orderId = await desk.stuck('answer lost');
  expect(await desk.stateOf(orderId)).toBe('pending');
  const { status, body } = await desk.retry(orderId);
  expect([status, body]).toEqual([
    200,
    { state: 'fulfilled', reason: null, topupToken: expect.stringMatching(/^\d{20}$/) },
  ]);
  expect(body.topupToken).toBe(await desk.vended(orderId));
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 1, executions: 1 });
});

test('a top-up that has its token answers with it, however often it is retried, and vends nothing', {
  tags: ['F-044'],
}, async () => {
  const orderId = await desk.paid();
  await desk.work();
  const token = await desk.vended(orderId);
  const answers = await Promise.all([1, 2, 3].map(() => desk.retry(orderId)));
  expect(answers.map(({ body }) => body)).toEqual(
    Array(3).fill({ state: 'fulfilled', reason: null, topupToken: token }),
  );
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 1, executions: 1 });
});

test("a retry asks first, and sends again only when the vendor has said 'unknown reference' twice, 5 seconds apart", {
  tags: ['F-045'],
}, async () => {
  const orderId = await desk.stuck('send lost');
  expect((await desk.retry(orderId)).body).toEqual({
    state: 'pending',
    reason: PLATFORM_SENTENCES.stillAsked,
    topupToken: null,
  });
  desk.outside.time.now += 3_000;
  await desk.retry(orderId);
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 0, executions: 0 });
  desk.outside.time.now += 3_000;
  const { body } = await desk.retry(orderId);
  expect(body).toMatchObject({ state: 'fulfilled', topupToken: await desk.vended(orderId) });
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 1, executions: 1 });
});

test('while the vendor says nothing a retry says so, and whoever asks again within a second does not ask it again', async () => {
  const orderId = await desk.stuck('silent');
  desk.asked.length = 0;
  for (let at = 0; at < 5; at += 1) {
    expect((await desk.retry(orderId)).body).toEqual({
      state: 'pending',
      reason: PLATFORM_SENTENCES.stillAsked,
      topupToken: null,
    });
  }
  expect(desk.asked).toEqual([orderId]);
  desk.outside.time.now += 1_500;
  await desk.retry(orderId);
  expect(desk.asked).toEqual([orderId, orderId]);
});

test('a retry of what the vendor refuses pays the money back, and says that it is', async () => {
  const orderId = await desk.stuck('answer lost', 'refused');
  const { body } = await desk.retry(orderId);
  expect(body).toEqual({ state: 'refunded', reason: PLATFORM_SENTENCES.refundAlready, topupToken: null });
  expect(await desk.providerOf(orderId)).toEqual({ status: 'refunded', refunded_kobo: 505_000 });
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 1, executions: 0 });
});

test('an order that was paid, which nobody ever looked at, is delivered by a retry', async () => {
  const orderId = await desk.paid();
  expect((await desk.retry(orderId)).body).toMatchObject({
    state: 'fulfilled',
    topupToken: await desk.vended(orderId),
  });
});

test('an order is found by any of its references, for its own buyer alone, and one that is not there is not', async () => {
  const orderId = await desk.stuck('answer lost');
  const { reference } = await desk.db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const owner = await desk.person('resident@palmcourt.example');
  const other = await desk.person('debtor@palmcourt.example');
  const ask = (topupRef: string, userId: string) => desk.ask('retryTopup', { topupRef, userId });
  expect(await ask(reference, other.id)).toMatchObject({ status: 400, body: { code: 'order-not-found' } });
  expect(await ask('POWER-NOTTHEREATALL000', '')).toMatchObject({ status: 400, body: { code: 'order-not-found' } });
  expect(await desk.stateOf(orderId)).toBe('pending');
  const found = [await ask(orderId.toLowerCase(), ''), await ask(orderId, owner.id), await ask(reference, owner.id)];
  const token = await desk.vended(orderId);
  expect(found.map(({ body }) => body.topupToken)).toEqual([token, token, token]);
});

test('an order that nobody paid is asked about at the payment provider, and nothing is sent for it', async () => {
  const { body } = await desk.asBuyer('openOrder', { key: desk.key(), type: 'power_vending', amount: 5000 });
  const orderId = String(body.orderId);
  expect((await desk.retry(orderId)).body).toEqual({
    state: 'opened',
    reason: STUCK_ORDER_SENTENCES.nothingCaptured,
    topupToken: null,
  });
  // The silent card: captured, and nobody was told.
  await desk.outside.browser(`/sandbox/payments/${orderId}`, { card: '4000000000000119' });
  expect((await desk.retry(orderId)).body).toMatchObject({
    state: 'fulfilled',
    topupToken: await desk.vended(orderId),
  });
});

test('who retried stands in the log, with the order and how it stood', async () => {
  const orderId = await desk.stuck('answer lost');
  await desk.retry(orderId);
  expect(await desk.lastDeed()).toMatchObject({ action: 'topup-retried', subject: orderId, before: 'pending' });
});

test('a storm of retries, reports, nudges and sweeps over stuck orders vends each of them once', async () => {
  const ways = ['answer lost', 'send lost', 'silent'] as const;
  const orders: string[] = [];
  for (const how of [...ways, ...ways, ...ways]) orders.push(await desk.stuck(how));
  orders.push(await desk.paid(), await desk.paid('late'), await desk.paid('lost'), await desk.paid('refused'));
  desk.mended();
  const tabs = await desk.colleagues(6);
  const wrong: unknown[] = [];
  for (let round = 0; round < 12; round += 1) {
    const presses = orders.flatMap((topupRef) =>
      tabs.map(async (token) => {
        const { status, body } = await desk.call('retryTopup', { topupRef }, token);
        if (status !== 200) wrong.push([topupRef, status, body]);
      }),
    );
    const reports = orders.map((orderId) => desk.asBuyer('topupPower', report(orderId)));
    const nudges = orders.map((orderId) => drive(desk.deps, orderId));
    const sweeps = Array.from({ length: 4 }, () => sweep(desk.deps));
    await Promise.all([...presses, ...reports, ...nudges, ...sweeps, desk.server.background()]);
    desk.outside.time.now += 2_500;
  }
  expect(wrong).toEqual([]);
  const ends = await Promise.all(
    orders.map(async (orderId) => {
      const { executions } = await desk.vendsOf(orderId);
      const state = await desk.stateOf(orderId);
      return [state, executions, (await desk.providerOf(orderId)).status];
    }),
  );
  const delivered = ['fulfilled', 1, 'captured'];
  expect(ends).toEqual([...Array(12).fill(delivered), ['refunded', 0, 'refunded']]);
}, 120_000);
