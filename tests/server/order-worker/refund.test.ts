import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drive } from '#src/server/order-worker/drive.ts';
import { takeEvent } from '#src/server/order-worker/webhook.ts';
import type { RefundAnswer, RefundRequest } from '#src/server/payments/port.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

const QUARTER_MS = 15 * 60_000;

let money: TestMoney;
let payments: TestMoney['deps']['payments'];
beforeAll(async () => {
  money = await openTestMoney();
  ({ payments } = money.deps);
});
afterEach(() => {
  Object.assign(money.deps, { payments });
});
afterAll(() => money.close());

/** A provider that answers each request for a refund with the next of these, and what it was asked. */
function answering(...answers: readonly RefundAnswer[]): readonly RefundRequest[] {
  const asked: RefundRequest[] = [];
  const refund = async (request: RefundRequest) => {
    asked.push(request);
    return answers[asked.length - 1] ?? { kind: 'unknown', reason: 'no more answers' };
  };
  Object.assign(money.deps, { payments: { ...payments, refund } });
  return asked;
}

/** A paid order that the vendor refuses, at its first request for a refund. */
async function refused(): Promise<string> {
  const orderId = await money.order('refused');
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(3);
  return orderId;
}
const nextLook = async (orderId: string) =>
  (await money.db.selectFrom('orders').select('next_probe_at').where('order_id', '=', orderId).executeTakeFirst())
    ?.next_probe_at;
const caseOf = (orderId: string) =>
  money.db
    .selectFrom('cases')
    .select(['reason', 'closed_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .executeTakeFirst();

test('a refund that is under way is asked about at leisure, under its key, until it is done', async () => {
  const asked = answering({ kind: 'pending' }, { kind: 'pending' }, { kind: 'accepted', refundReference: 'RF-1' });
  const orderId = await refused();
  expect(asked).toMatchObject([{ orderId, amountKobo: 505_000, askedAt: null }]);
  // A round that found it due before somebody looked leaves it alone.
  expect(await drive(money.deps, orderId, true)).toBe(false);
  expect(asked).toHaveLength(1);
  const wait = ((await nextLook(orderId))?.getTime() ?? 0) - money.outside.time.now;
  expect(wait).toBeGreaterThan(QUARTER_MS - 5_000);
  for (const state of ['refund_due', 'refunded']) {
    money.outside.time.now += QUARTER_MS;
    await money.pass(1);
    expect(await money.stateOf(orderId)).toBe(state);
  }
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked.map(({ askedAt }) => askedAt === null)).toEqual([true, false, false]);
  expect(await caseOf(orderId)).toBeUndefined();
});

test.each([
  [
    { kind: 'needs-details', reason: 'the card is closed' },
    "refund waits for the payer's bank account: the card is closed",
  ],
  [{ kind: 'refused', reason: 'the bank sent it back' }, 'refund refused: the bank sent it back'],
] as const)('one that a person has to look at is a case, and ends with the refund: %o', async (answer, reason) => {
  const asked = answering(answer, { kind: 'accepted', refundReference: 'RF-2' });
  const orderId = await refused();
  expect(await caseOf(orderId)).toEqual({ reason, closed_at: null });
  expect(await drive(money.deps, orderId)).toBe(true);
  expect(asked).toHaveLength(2);
  expect(await money.stateOf(orderId)).toBe('refunded');
  expect(await caseOf(orderId)).toMatchObject({ closed_at: expect.any(Date) });
});

test('an event that comes while somebody looks is looked at once they are done', async () => {
  answering({ kind: 'pending' });
  const orderId = await refused();
  const asked: RefundRequest[] = [];
  const refund = async (request: RefundRequest): Promise<RefundAnswer> => {
    asked.push(request);
    if (asked.length > 1) return { kind: 'accepted', refundReference: 'RF-3' };
    expect(await takeEvent(money.deps, 'refund.processed', orderId)).toBe(true);
    return { kind: 'pending' };
  };
  Object.assign(money.deps, { payments: { ...payments, refund } });
  expect(await drive(money.deps, orderId)).toBe(true);
  await money.pass(1);
  expect([asked.length, await money.stateOf(orderId)]).toEqual([2, 'refunded']);
});

test('what the provider calls an order is kept with its window, and asked about by that name', async () => {
  const asked: unknown[] = [];
  Object.assign(money.deps, {
    payments: {
      ...payments,
      begin: async (order: Parameters<typeof payments.begin>[0]) => ({
        ...(await payments.begin(order)),
        reference: `${order.orderId}.2`,
      }),
      verify: async (question: Parameters<typeof payments.verify>[0]) => {
        asked.push(question);
        return payments.verify(question);
      },
    },
  });
  const orderId = await money.order();
  await money.report(orderId, 'CLOSED');
  expect(asked).toEqual([{ orderId, reference: `${orderId}.2` }]);
});

test('a request that nobody heard of is looked up with the provider first, and not made again where the money is back', async () => {
  const asked: RefundRequest[] = [];
  let isBack = false;
  const refund = async (request: RefundRequest): Promise<RefundAnswer> => {
    asked.push(request);
    isBack = true;
    return { kind: 'unknown', reason: 'the line was cut' };
  };
  const verify: typeof payments.verify = async (question) => {
    const report = await payments.verify(question);
    if (!isBack || report.status === 'unknown') return report;
    // One payment, and all of it went back.
    const { captures: _, ...rest } = report;
    return { ...rest, status: 'refunded' };
  };
  Object.assign(money.deps, { payments: { ...payments, refund, verify } });
  const orderId = await refused();
  expect(asked).toHaveLength(1);
  money.outside.time.now += QUARTER_MS;
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('refunded');
  expect(asked).toHaveLength(1);
});
