import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import type { RefundAnswer, RefundRequest } from '#src/server/payments/port.ts';
import { standingOf } from '#src/server/purchase-lookup/check-purchase.ts';
import { pendingTopups } from '#src/server/stuck-orders/pending.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

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

const again = async (orderId: string, amountKobo?: number): Promise<void> => {
  const answer = await money.outside.browser(`/sandbox/payments/${orderId}/again`, {
    ...(amountKobo && { amountKobo }),
  });
  expect(answer.status).toBe(200);
};
/** What the provider has sent last. */
const tell = async (): Promise<number> => {
  const { body, headers } = money.outside.webhooks.at(-1) ?? { body: '', headers: {} };
  return money.server.webhook(body, headers);
};
const bought = async (): Promise<string> => {
  const orderId = await money.order();
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(2);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  return orderId;
};
const furtherOf = (orderId: string) =>
  money.db
    .selectFrom('further_payments')
    .select(['amount_kobo', 'returned_at'])
    .where('order_id', '=', orderId)
    .orderBy('recorded_at')
    .execute();
const backAtProvider = async (orderId: string) =>
  (await money.db.selectFrom('sandbox_captures').select('refunded_kobo').where('order_id', '=', orderId).execute()).map(
    ({ refunded_kobo }) => refunded_kobo,
  );
const saysOf = async (orderId: string) => {
  const order = await money.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (await standingOf(money.deps, order)).says;
};
const caseOf = (orderId: string) =>
  money.db
    .selectFrom('cases')
    .select(['reason', 'closed_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'paid-twice')
    .executeTakeFirst();

/** A provider that answers the request for a refund so, once for each. */
function answering(...answers: readonly RefundAnswer[]): readonly RefundRequest[] {
  const asked: RefundRequest[] = [];
  const refund = async (request: RefundRequest) => {
    asked.push(request);
    return answers[asked.length - 1] ?? payments.refund(request);
  };
  Object.assign(money.deps, { payments: { ...payments, refund } });
  return asked;
}

test('an order that was paid twice is delivered once, and the second payment goes back by itself', async () => {
  const orderId = await bought();
  await again(orderId);
  expect(await tell()).toBe(200);
  expect(await saysOf(orderId)).toContain('You paid twice; the second ₦5,050 is going back.');
  await money.pass(2);
  expect(await money.sendsOf(orderId)).toBe(1);
  expect(await backAtProvider(orderId)).toEqual([505_000]);
  expect(await furtherOf(orderId)).toEqual([{ amount_kobo: 505_000, returned_at: expect.any(Date) }]);
  expect(await saysOf(orderId)).toContain('You paid twice; the second ₦5,050 was returned to you.');
  expect(await balances(money.db, [accounts.paidTwice(orderId), accounts.payer(orderId)])).toEqual({
    [accounts.paidTwice(orderId)]: 0,
    [accounts.payer(orderId)]: 0,
  });
  const mails = await money.db.selectFrom('mail_outbox').select('subject').execute();
  expect(mails.map(({ subject }) => subject)).toContain(`You paid twice for order ${orderId}`);
  expect(await caseOf(orderId)).toBeUndefined();
});

test('an event that comes again, and a look besides, book it once', async () => {
  const orderId = await bought();
  await again(orderId);
  expect([await tell(), await tell()]).toEqual([200, 200]);
  money.outside.time.now += 11 * 60_000;
  await money.pass(2);
  expect(await furtherOf(orderId)).toHaveLength(1);
  expect(await backAtProvider(orderId)).toEqual([505_000]);
});

test('a second payment of which no event tells is found ten minutes after the first, and a day after it', async () => {
  const orderId = await bought();
  await again(orderId);
  await money.pass(5);
  expect(await furtherOf(orderId)).toEqual([]);
  money.outside.time.now += 11 * 60_000;
  await money.pass(2);
  expect(await furtherOf(orderId)).toHaveLength(1);
  await again(orderId);
  money.outside.time.now += 24 * 60 * 60_000;
  await money.pass(2);
  expect(await backAtProvider(orderId)).toEqual([505_000, 505_000]);
});

test('of several payments that are found at once the first of the right amount pays for the order', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await again(orderId, 505_000);
  await again(orderId, 10_000);
  // What was captured first is another amount.
  await money.db
    .updateTable('sandbox_payments')
    .set({ amount_kobo: 100_000 })
    .where('order_id', '=', orderId)
    .execute();
  await money.report(orderId);
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const returned = await furtherOf(orderId);
  expect(returned.map(({ amount_kobo }) => amount_kobo).toSorted((a, b) => a - b)).toEqual([10_000, 100_000]);
  expect(returned.every(({ returned_at }) => returned_at !== null)).toBe(true);
});

test.each([
  [{ kind: 'pending' }, 'paid again, and the refund is under way'],
  [{ kind: 'unknown', reason: 'no answer' }, 'paid again, and the refund unknown: no answer'],
  [{ kind: 'refused', reason: 'the bank sent it back' }, 'paid again, and the refund refused: the bank sent it back'],
] as const)('while it cannot be told it is a case, which outlives the delivery: %o', async (answer, reason) => {
  const orderId = await bought();
  const asked = answering(answer);
  await again(orderId);
  await tell();
  await money.pass(1);
  expect(await caseOf(orderId)).toEqual({ reason, closed_at: null });
  const listed = await pendingTopups(money.db, { page: 1, topupRef: orderId });
  expect(listed.data).toMatchObject({
    pendingTransactions: [{ id: orderId, state: 'fulfilled', inCase: { nextTryAt: expect.any(String) } }],
  });
  money.outside.time.now += 15 * 60_000;
  await money.pass(2);
  expect(asked).toHaveLength(2);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(await backAtProvider(orderId)).toEqual([505_000]);
  expect(await caseOf(orderId)).toMatchObject({ closed_at: expect.any(Date) });
});

test('every request for it is written down before it is sent, and the provider is asked before it is repeated', async () => {
  const orderId = await bought();
  const steps: string[] = [];
  const rows = () =>
    money.db
      .selectFrom('refund_attempts')
      .select('number')
      .where('refund_key', 'like', `refund-${orderId}-%`)
      .execute();
  const port = {
    ...payments,
    refund: async (request: RefundRequest): Promise<RefundAnswer> => {
      steps.push(`sent with ${(await rows()).length} written`);
      await payments.refund(request);
      return { kind: 'unknown', reason: 'the answer was lost' };
    },
    verify: (question: Parameters<typeof payments.verify>[0]) => {
      steps.push('asked');
      return payments.verify(question);
    },
  };
  await again(orderId);
  await tell();
  Object.assign(money.deps, { payments: port });
  await money.pass(1);
  expect(steps).toEqual(['sent with 1 written']);
  await money.pass(10);
  expect(steps).toEqual(['sent with 1 written', 'asked']);
  expect(await furtherOf(orderId)).toEqual([{ amount_kobo: 505_000, returned_at: expect.any(Date) }]);
});
