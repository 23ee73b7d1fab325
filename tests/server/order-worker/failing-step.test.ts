import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TRANSACTION_SENTENCES } from '#catalogues/sentences/flows.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { type Desk, openDesk } from '../stuck-orders/support/stuck.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.mended();
  working();
});

/** From now on every step that speaks to the vendor throws, as an adapter with a fault does; answers when it was called. */
function throwing(message = 'the vendor speaks another language'): number[] {
  const { deps } = desk.server;
  const called: number[] = [];
  const broken = async () => {
    called.push(deps.clock().getTime());
    throw new Error(message);
  };
  Object.assign(deps, { vending: { ...deps.vending, vend: broken, query: broken } });
  return called;
}

/** The payment provider's adapter throws when it is asked; `working` ends it. */
let working: () => void = () => undefined;
function providerThrowing(): void {
  const { deps } = desk.server;
  const { payments } = deps;
  const verify = async () => {
    throw new Error('no such field: amount');
  };
  Object.assign(deps, { payments: { ...payments, verify } });
  working = () => void Object.assign(deps, { payments });
}

/** Every change of an order is written, and what follows it throws; `working` ends it. */
function failingAfterwards(): void {
  const { deps } = desk.server;
  const { changes } = deps;
  const changed = () => {
    throw new Error('nobody could be told');
  };
  Object.assign(deps, { changes: { ...changes, changed } });
  working = () => void Object.assign(deps, { changes });
}

const TICK_MS = 10_000;

/** Let time pass, from one look that is due to the next and ten seconds at least. */
async function letPass(minutes: number): Promise<void> {
  const { outside, server, db } = desk;
  const end = outside.time.now + minutes * MINUTE_MS;
  while (outside.time.now < end) {
    const { next } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.min('next_probe_at').as('next'))
      .executeTakeFirstOrThrow();
    const wait = next === null ? end : next.getTime() - server.deps.clock().getTime();
    outside.time.now = Math.min(end, outside.time.now + Math.max(TICK_MS, wait));
    await sweep(server.deps);
    await server.background();
  }
}

const rowOf = (orderId: string) =>
  desk.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const caseOf = (orderId: string) =>
  desk.db.selectFrom('cases').selectAll().where('order_id', '=', orderId).where('kind', '=', 'step').execute();

test('a step that keeps failing is tried again after waits that grow to a quarter of an hour and no further', async () => {
  const orderId = await desk.paid();
  const called = throwing();
  await letPass(180);
  const waits = called.slice(1).map((at, n) => at - (called[n] ?? 0));
  expect(called.length).toBeGreaterThan(15);
  expect(called.length).toBeLessThan(45);
  expect(Math.max(...waits)).toBeLessThanOrEqual(QUARTER_MS + MINUTE_MS);
  expect(Math.max(...waits)).toBeGreaterThan(5 * MINUTE_MS);
  expect((await rowOf(orderId)).failed_steps).toBe(called.length);
  desk.mended();
  await letPass(20);
  expect(await rowOf(orderId)).toMatchObject({ state: 'fulfilled', failed_steps: 0 });
});

test('orders that fail at the same moment are not all tried again at the same moment', async () => {
  const ids = [];
  for (let at = 0; at < 6; at += 1) ids.push(await desk.paid());
  throwing();
  await letPass(8);
  const looks = await Promise.all(ids.map(async (id) => (await rowOf(id)).next_probe_at?.getTime()));
  expect(new Set(looks).size).toBe(ids.length);
  desk.mended();
  await letPass(20);
});

test('the administrator sees it on the list, with why, since when, and when it was and is tried', async () => {
  const orderId = await desk.paid();
  throwing();
  await letPass(6);
  const { next_probe_at: next, failed_steps: times } = await rowOf(orderId);
  const [noted] = await caseOf(orderId);
  const [listed] = await desk.pending();
  expect(listed).toMatchObject({
    id: orderId,
    power_message: `For somebody to look at: delivering it failed ${times} times, and is tried again: the vendor speaks another language.`,
    nextLookAt: next?.toISOString(),
    inCase: {
      reason: `delivering it failed ${times} times, and is tried again: the vendor speaks another language`,
      openedAt: noted?.opened_at.toISOString(),
      lastTryAt: noted?.last_probe?.toISOString(),
      nextTryAt: next?.toISOString(),
    },
  });
  expect(await desk.good('retryTopup', { topupRef: orderId })).toMatchObject({
    state: 'fulfilling',
    reason: `For somebody to look at: delivering it failed ${times + 1} times, and is tried again: the vendor speaks another language.`,
  });
  desk.mended();
  await letPass(20);
});

test('the case closes by itself once the step succeeds', async () => {
  const orderId = await desk.paid();
  throwing();
  await letPass(6);
  expect(await caseOf(orderId)).toMatchObject([{ closed_at: null }]);
  desk.mended();
  await letPass(20);
  expect(await caseOf(orderId)).toMatchObject([{ closed_at: expect.any(Date), next_probe: null }]);
  expect(await desk.pending()).toEqual([]);
});

test('a step that fails once or twice is no case', async () => {
  const orderId = await desk.paid();
  const called = throwing();
  while (called.length < 2) await desk.pass(1);
  desk.mended();
  await letPass(3);
  expect(await caseOf(orderId)).toEqual([]);
  expect((await rowOf(orderId)).state).toBe('fulfilled');
});

test('a step that fails after it has brought the order to its end leaves no case that nobody can close', async () => {
  const orderId = await desk.paid();
  const called = throwing();
  while (called.length < 2) await desk.pass(1);
  desk.mended();
  failingAfterwards();
  await letPass(20);
  expect((await rowOf(orderId)).state).toBe('fulfilled');
  working();
  await letPass(20);
  expect(await desk.pending()).toEqual([]);
});

test('a case for another reason stays open when a step works again', async () => {
  const orderId = await desk.stuck('silent');
  await desk.pass(80);
  throwing();
  await letPass(30);
  expect(await desk.pending()).toMatchObject([
    { inCase: { reason: expect.stringMatching(/^the vendor says unknown; delivering it failed \d+ times/) } },
  ]);
  desk.mended();
  desk.failing('silent');
  await letPass(20);
  expect(await desk.pending()).toMatchObject([{ inCase: { reason: 'the vendor says unknown' } }]);
  desk.mended();
  await letPass(5);
  expect((await rowOf(orderId)).state).toBe('fulfilled');
  expect(await desk.pending()).toEqual([]);
});

test('what cannot be asked about its payment is seen, and is not said to be paid', async () => {
  const orderId = await desk.unpaid();
  providerThrowing();
  await letPass(6);
  expect(await desk.pending()).toMatchObject([
    {
      id: orderId,
      state: 'opened',
      transactionStatus: 'Not known to be paid',
      inCase: { reason: expect.stringMatching(/^asking about its payment failed \d+ times/) },
    },
  ]);
  expect(await desk.good('platformDashboard')).toMatchObject({ pendingTopups: 1 });
  // Nor is its buyer told that something was paid that does not match.
  const { body } = await desk.asBuyer('transactionsHistory', {});
  expect(JSON.stringify(body)).toContain(orderId);
  expect(JSON.stringify(body)).not.toContain(TRANSACTION_SENTENCES.disputed);
  working();
  await letPass(20);
  expect(await desk.pending()).toEqual([]);
  expect(await desk.good('platformDashboard')).toMatchObject({ pendingTopups: 0 });
});

test('a number as long as a token, a meter or a card in what a step failed with is not shown', async () => {
  const orderId = await desk.paid();
  throwing('refused 60473918225077641183 for 45701120409\nand 4242 4242 4242 4242');
  await letPass(6);
  expect(await desk.pending()).toMatchObject([
    { inCase: { reason: expect.stringContaining('refused ****1183 for ****0409 and ****4242') } },
  ]);
  desk.mended();
  await letPass(20);
  expect((await rowOf(orderId)).state).toBe('fulfilled');
});
