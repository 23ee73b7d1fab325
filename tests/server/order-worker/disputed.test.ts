import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TRANSACTION_SENTENCES } from '#catalogues/sentences/flows.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import { platformDashboard } from '#src/server/dashboards/platform.ts';
import { transactionsPage } from '#src/server/histories/history-page.ts';
import { SIGNATURE_HEADER, signWebhook } from '#src/server/payments/providers/sandbox-signature.ts';
import { checkPurchase } from '#src/server/purchase-lookup/check-purchase.ts';
import { refundTopup } from '#src/server/stuck-orders/mark-refund.ts';
import { pendingTopups } from '#src/server/stuck-orders/pending.ts';
import { retryTopup } from '#src/server/stuck-orders/retry.ts';
import { ADMINISTRATOR } from '../../faults/support/fixtures.ts';
import { WEBHOOK_SECRET } from '../../faults/support/world.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SILENT_CARD = '4000000000000119';
const DECLINED_CARD = '4000000000000002';

let money: TestMoney;
let verify: TestMoney['deps']['payments']['verify'];
beforeAll(async () => {
  money = await openTestMoney();
  ({ verify } = money.deps.payments);
});
afterEach(() => told(verify));
afterAll(() => money.close());

/** What the provider's books say from now on. */
function told(asked: typeof verify): void {
  Object.assign(money.deps, { payments: { ...money.deps.payments, verify: asked } });
}

const { signal } = new AbortController();
const CAUSES = ['paid to another merchant', 'payment reference has paid another order'] as const;

/** An order that was paid, and not as it says. */
async function disputed(cause: (typeof CAUSES)[number], orderId: string): Promise<string> {
  const other = await money.order();
  await money.pay(other);
  await money.report(other);
  const { reference } = await money.db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', other)
    .executeTakeFirstOrThrow();
  await money.pay(orderId, SILENT_CARD);
  const wrong = cause === 'paid to another merchant' ? { merchantId: 'other' } : { reference };
  told(async (asked) => {
    const report = await verify(asked);
    return asked.orderId === orderId && report.status === 'captured' ? { ...report, ...wrong } : report;
  });
  return orderId;
}

const caseOf = (orderId: string) =>
  money.db
    .selectFrom('cases')
    .select(['reason', 'next_probe', 'closed_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
const listed = async (orderId: string) => {
  const answer = await pendingTopups(money.db, { page: 1, topupRef: orderId });
  return answer.status === 200 ? answer.data.pendingTransactions : [];
};
const check = async (orderId: string) => {
  const answer = await checkPurchase(money.deps, { userId: money.resident().id }, orderId, signal);
  return answer.status === 200 ? answer.data : answer;
};

describe.each(CAUSES)('an order that was not paid as it says (%s)', (cause) => {
  test('is a case, and nobody is told that nothing was charged', async () => {
    const orderId = await disputed(cause, await money.order());
    for (const status of ['CAPTURED', 'FAILED', 'CLOSED'] as const) {
      expect(await money.report(orderId, status)).toMatchObject({
        status: 409,
        data: { code: 'outcome-unknown', state: 'opened' },
      });
    }
    expect(await money.sendsOf(orderId)).toBe(0);
    expect(await caseOf(orderId)).toMatchObject({ reason: cause, closed_at: null });
    expect(await check(orderId)).toMatchObject({
      state: 'opened',
      disputed: true,
      says: `${LOOKUP_SENTENCES.disputed} ${LOOKUP_SENTENCES.forAPerson}`,
    });
  });

  test('stands on the list of what is pending, with the reason, and is never given up nor forgotten', async () => {
    const orderId = await disputed(cause, await money.order());
    await money.report(orderId, 'CLOSED');
    for (const wait of [31 * MINUTE_MS, 25 * HOUR_MS, HOUR_MS]) {
      money.outside.time.now += wait;
      await money.pass(1);
      const next = new Date(money.outside.time.now + 15 * MINUTE_MS);
      expect(await caseOf(orderId)).toMatchObject({ next_probe: next, closed_at: null });
      expect(await money.stateOf(orderId)).toBe('opened');
    }
    expect(await listed(orderId)).toMatchObject([
      {
        id: orderId,
        state: 'opened',
        transactionStatus: STUCK_ORDER_SENTENCES.disputed,
        topupStatus: STUCK_ORDER_SENTENCES.sentNot,
        power_message: STUCK_ORDER_SENTENCES.forAPerson(cause),
        capturedAt: null,
      },
    ]);
  });

  test('is counted on the dashboard as it is on that list, and its owner does not read that a card is waited for', async () => {
    const orderId = await disputed(cause, await money.order());
    await money.report(orderId, 'CLOSED');
    const all = await pendingTopups(money.db, { page: 1 });
    const dashboard = await platformDashboard(money.deps);
    if (all.status !== 200 || dashboard.status !== 200) throw new Error('the dashboard is not there');
    const { pendingTopups: counted, pendingAges } = dashboard.data;
    const ages = pendingAges.reduce((sum, { topups }) => sum + topups, 0);
    expect([counted, ages]).toEqual([all.data.total, all.data.total]);
    const wanted = { whose: { userId: money.resident().id }, kinds: ['power'], status: undefined } as const;
    const paid = await transactionsPage(money.db, { ...wanted, newestFirst: true, days: {} }, 1);
    expect(paid.find(({ id }) => id === orderId)).toMatchObject({
      transactionStatus: 'pending',
      power_message: TRANSACTION_SENTENCES.disputed,
    });
  });

  test.each([
    ['declined a card before', 'failed', DECLINED_CARD],
    ['was given up', 'abandoned', null],
  ] as const)('waits for a person also where it %s', async (_, before, card) => {
    const orderId = await money.order();
    if (card !== null) await money.pay(orderId, card);
    money.outside.time.now += 31 * MINUTE_MS;
    await money.pass(1);
    expect(await money.stateOf(orderId)).toBe(before);
    await disputed(cause, orderId);
    expect(await money.report(orderId, 'CLOSED')).toMatchObject({ status: 409, data: { state: 'opened' } });
  });

  test('is no end for whoever runs the platform: what was paid is settled with the provider', async () => {
    const orderId = await disputed(cause, await money.order());
    const retried = await retryTopup(money.deps, ADMINISTRATOR, { topupRef: orderId }, signal);
    expect(retried).toMatchObject({ data: { state: 'opened', reason: STUCK_ORDER_SENTENCES.withTheProvider(cause) } });
    const marked = await refundTopup(money.deps, ADMINISTRATOR, { topupRef: orderId, reason: 'Asked for' }, signal);
    expect(marked).toMatchObject({ status: 400, data: { message: STUCK_ORDER_SENTENCES.withTheProvider(cause) } });
  });

  test('is none any more once the provider says that it gave the money back', async () => {
    const orderId = await disputed(cause, await money.order());
    await money.report(orderId, 'CLOSED');
    const report = await verify({ orderId, reference: null });
    told(async (asked) =>
      asked.orderId === orderId && report.status !== 'unknown' ? { ...report, status: 'refunded' } : verify(asked),
    );
    money.outside.time.now += 16 * MINUTE_MS;
    await money.pass(1);
    expect(await caseOf(orderId)).toMatchObject({ closed_at: expect.any(Date) });
    expect(await listed(orderId)).toEqual([]);
    expect(await money.report(orderId, 'CLOSED')).toMatchObject({ status: 400 });
  });

  test('is taken from a webhook once: the case stands in the data base', async () => {
    const orderId = await disputed(cause, await money.order());
    const body = JSON.stringify({ id: `event-of-${orderId}`, orderId });
    const at = money.outside.clock();
    const headers = { [SIGNATURE_HEADER]: signWebhook(WEBHOOK_SECRET, new TextEncoder().encode(body), at) };
    expect(await money.server.webhook(body, headers)).toBe(200);
    expect(await caseOf(orderId)).toMatchObject({ reason: cause, closed_at: null });
  });
});

test('while a case is open a provider that says otherwise for a moment is not believed to hold nothing', async () => {
  const orderId = await money.order();
  const before = await verify({ orderId, reference: null });
  await disputed('paid to another merchant', orderId);
  await money.report(orderId, 'CLOSED');
  told(async () => before);
  expect(await money.report(orderId, 'CLOSED')).toMatchObject({ status: 409, data: { code: 'outcome-unknown' } });
  expect(await caseOf(orderId)).toMatchObject({ closed_at: null });
});
