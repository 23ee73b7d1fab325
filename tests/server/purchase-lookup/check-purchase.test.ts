import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { type Desk, openDesk } from '../stuck-orders/support/stuck.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.mended());

const check = (orderId: string, buyer: Parameters<Desk['asBuyer']>[2] = 'plain') =>
  desk.asBuyer('checkPurchase', { orderId }, buyer);

test('a delivered order shows its token again, and nothing is asked or vended for it', async () => {
  const orderId = await desk.paid();
  await desk.work();
  desk.asked.length = 0;
  const { status, body } = await check(orderId);
  const order = await desk.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect([status, body]).toEqual([
    200,
    {
      orderId,
      kind: 'power',
      state: 'fulfilled',
      amount: 5050,
      destination: order.destination_account,
      token: await desk.vended(orderId),
      units: '27.78',
      disputed: false,
      createdAt: order.created_at.toISOString(),
      capturedAt: order.captured_at?.toISOString(),
      nextLookAt: null,
      says: LOOKUP_SENTENCES.delivered.token,
    },
  ]);
  expect(desk.asked).toEqual([]);
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 1, executions: 1 });
});

test('a pending order is looked at there and then, and what was vended already is not vended again', async () => {
  const orderId = await desk.stuck('answer lost');
  expect(await desk.stateOf(orderId)).toBe('pending');
  const { body } = await check(orderId);
  expect(body).toMatchObject({ state: 'fulfilled', token: await desk.vended(orderId) });
  expect(body.token).toMatch(/^\d{20}$/);
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 1, executions: 1 });
});

test('while the vendor says nothing, the person is told when it is asked again, and not to pay again', async () => {
  const orderId = await desk.stuck('silent');
  const { body } = await check(orderId);
  expect(body).toMatchObject({ state: 'pending', token: null, nextLookAt: expect.any(String) });
  expect(body.says).toBe(
    `${LOOKUP_SENTENCES.unknown} ${LOOKUP_SENTENCES.asksAgain(formatWhen(String(body.nextLookAt)))}`,
  );
  desk.asked.length = 0;
  await Promise.all([1, 2, 3].map(() => check(orderId)));
  expect(desk.asked).toEqual([]);
});

test('an order that the vendor refuses is paid back by the look, and the person is told how much', async () => {
  const orderId = await desk.stuck('answer lost', 'refused');
  const { body } = await check(orderId, 'refused');
  expect(body).toMatchObject({ state: 'refunded', token: null, says: LOOKUP_SENTENCES.returned('₦5,050') });
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 1, executions: 0 });
});

test('an order that nobody paid is asked about at the provider; a debit that nobody was told of is found', async () => {
  const { body } = await desk.asBuyer('openOrder', { key: desk.key(), type: 'power_vending', amount: 5000 });
  const orderId = String(body.orderId);
  expect((await check(orderId)).body).toMatchObject({
    state: 'opened',
    token: null,
    says: `${LOOKUP_SENTENCES.unpaid} ${LOOKUP_SENTENCES.debited}`,
  });
  // The silent card: captured, and nobody was told.
  await desk.outside.browser(`/sandbox/payments/${orderId}`, { card: '4000000000000119' });
  expect((await check(orderId)).body).toMatchObject({ state: 'fulfilled', token: await desk.vended(orderId) });
});

test('a levy says that the meter was credited', async () => {
  const orderId = await desk.paidLevy();
  const { body } = await check(orderId);
  expect(body).toMatchObject({ kind: 'dev-levy', state: 'fulfilled', token: null, units: null });
  expect(body.says).toBe(LOOKUP_SENTENCES.delivered.credited(String(body.destination)));
});

test('a case that is open is spoken of without its reason', async () => {
  const orderId = await desk.stuck('silent');
  const reason = 'the vendor answers nonsense';
  await desk.db.insertInto('cases').values({ order_id: orderId, reason, opened_at: new Date() }).execute();
  const { body } = await check(orderId);
  expect(body.says).toContain(LOOKUP_SENTENCES.forAPerson);
  expect(body.says).not.toContain(reason);
});

test('an order of somebody else is none, for every role', async () => {
  const orderId = await desk.paid('late');
  const refusal = [400, 'order-not-found', 'There is no such order.'];
  for (const who of ['resident', 'palm', 'cedar', 'platform', 'owner'] as const) {
    expect([who, await desk.refused('checkPurchase', { orderId }, who)]).toEqual([who, refusal]);
    expect(await desk.refused('checkPurchase', { orderId: 'POWER-0000000000000000' }, who)).toEqual(refusal);
  }
});

test('a storm of looks over stuck orders vends each of them once', async () => {
  const orders: string[] = [];
  for (const how of ['answer lost', 'send lost', 'silent', 'answer lost', 'send lost'] as const)
    orders.push(await desk.stuck(how));
  desk.mended();
  for (let round = 0; round < 8; round += 1) {
    const looks = orders.flatMap((orderId) => [1, 2, 3].map(() => check(orderId)));
    const retries = orders.map((orderId) => desk.retry(orderId));
    const answers = await Promise.all([...looks, desk.server.background()]);
    await Promise.all(retries);
    expect(answers.slice(0, -1).every((answer) => (answer as { status: number }).status === 200)).toBe(true);
    desk.outside.time.now += 2_500;
  }
  for (const orderId of orders) {
    expect([orderId, await desk.stateOf(orderId)]).toEqual([orderId, 'fulfilled']);
    expect(await desk.vendsOf(orderId)).toMatchObject({ executions: 1 });
  }
});
