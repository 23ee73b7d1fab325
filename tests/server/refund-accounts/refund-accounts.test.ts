import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { drive } from '#src/server/order-worker/drive.ts';
import type { PayerHolder, RefundAnswer, RefundRequest } from '#src/server/payments/port.ts';
import { payRefundByHand, readRefundAccount } from '#src/server/refund-accounts/by-hand.ts';
import { giveRefundAccount, refundAccountName, waitingRefunds } from '#src/server/refund-accounts/own.ts';
import { RESIDENT } from '../../faults/support/fixtures.ts';
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

const ME = { userId: RESIDENT.id };
const NUMBER = '0123456789';
const WAITS = { kind: 'needs-details', reason: 'refund 7' } as const;

/** A provider that answers so, once for each request; `holder`: it sends to accounts, and says whose they are. */
function provider(answers: readonly RefundAnswer[], holder: PayerHolder | null = null): readonly RefundRequest[] {
  const asked: RefundRequest[] = [];
  const refund = async (request: RefundRequest) => {
    asked.push(request);
    return answers[Math.min(asked.length, answers.length) - 1] ?? WAITS;
  };
  const holders = holder === null ? undefined : { holderOf: async () => holder };
  Object.assign(money.deps, { payments: { ...payments, refund, holders } });
  return asked;
}

/** A paid order that the vendor refuses, and whose refund needs an account. */
async function waiting(): Promise<string> {
  const orderId = await money.order('refused');
  await money.pay(orderId);
  await money.report(orderId);
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('refund_due');
  return orderId;
}
const give = (orderId: string, accountNumber = NUMBER, asker = ME) =>
  giveRefundAccount(money.deps, asker, { orderId, bank: '058', accountNumber, name: 'Amaka Eze' });
const ownWaiting = async (orderId: string) => {
  const answer = await waitingRefunds(money.db, { ...ME, orders: [] });
  return answer.status === 200 ? answer.data.refunds.find((one) => one.orderId === orderId) : undefined;
};
const mails = async (orderId: string) =>
  (await money.db.selectFrom('mail_outbox').select('subject').where('subject', 'like', `%${orderId}%`).execute()).map(
    ({ subject }) => subject,
  );
const admin = { id: RESIDENT.id };

test('who is to get money back is asked for an account once, gives it, and the provider sends it there once', async () => {
  const asked = provider([WAITS, WAITS, { kind: 'pending' }, { kind: 'accepted', refundReference: 'RF-9' }], {
    kind: 'named',
    name: 'EZE AMAKA',
  });
  const orderId = await waiting();
  await drive(money.deps, orderId);
  expect(await mails(orderId)).toEqual([`Where shall your refund go? Order ${orderId}`]);
  expect(await ownWaiting(orderId)).toEqual({ orderId, kind: 'power', amount: 5050, given: null, sent: false });
  expect(await refundAccountName(money.deps, ME, { orderId, bank: '058', accountNumber: NUMBER })).toMatchObject({
    status: 200,
    data: { name: 'EZE AMAKA', amount: 5050 },
  });
  expect(await give(orderId)).toMatchObject({ status: 200, data: { ending: '6789', name: 'EZE AMAKA' } });
  await money.pass(1);
  const account = { bank: '058', accountNumber: NUMBER, name: 'EZE AMAKA' };
  expect(asked.map((one) => one.account)).toEqual([undefined, undefined, { ...account, nth: 1 }]);
  expect(await give(orderId, '1111111111')).toMatchObject({ status: 400, data: { code: 'account-sent' } });
  expect(
    await payRefundByHand({ ...money.deps, refundLimit: null }, admin, {
      topupRef: orderId,
      reference: 'FT1',
      from: 'bank',
    }),
  ).toMatchObject({
    status: 400,
    data: { code: 'refund-under-way' },
  });
  money.outside.time.now += 15 * 60_000;
  await money.pass(1);
  expect([await money.stateOf(orderId), asked.length]).toEqual(['refunded', 4]);
  expect(await ownWaiting(orderId)).toBeUndefined();
  const rows = await money.db
    .selectFrom('refund_attempts')
    .select(['number', 'account'])
    .where('refund_key', '=', `refund-${orderId}`)
    .orderBy('number')
    .execute();
  expect(rows.map((row) => row.account)).toEqual([null, null, 1, 1]);
});

test('the number of an account stands nowhere in the clear, and a stranger gives none', async () => {
  provider([WAITS]);
  const orderId = await waiting();
  const stranger = { userId: '00000000-0000-4000-8000-000000000000' };
  expect(await give(orderId, NUMBER, stranger)).toMatchObject({ data: { code: 'no-refund-waiting' } });
  expect(await give(orderId)).toMatchObject({ status: 200 });
  for (const table of ['refund_accounts', 'audit', 'refund_attempts', 'cases', 'mail_outbox'] as const) {
    const rows = await money.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(NUMBER);
  }
  expect(JSON.stringify(money.outside.log)).not.toContain(NUMBER);
});

test('where nobody sends it by itself it may be changed until somebody has seen it, and is paid by hand once', async () => {
  provider([WAITS]);
  const orderId = await waiting();
  await give(orderId, '1111111111');
  expect(await give(orderId)).toMatchObject({ status: 200 });
  expect(await readRefundAccount({ ...money.deps, refundLimit: null }, admin, { topupRef: orderId })).toEqual({
    status: 200,
    data: { orderId, amount: 5050, bank: 'Guaranty Trust Bank', accountNumber: NUMBER, name: 'Amaka Eze', told: false },
  });
  expect(await give(orderId, '1111111111')).toMatchObject({ data: { code: 'account-sent' } });
  const held = [accounts.bank, accounts.payer(orderId), accounts.provider('sandbox')] as const;
  const before = await balances(money.db, held);
  const record = () =>
    payRefundByHand({ ...money.deps, refundLimit: null }, admin, {
      topupRef: orderId,
      reference: 'FT26112300',
      from: 'bank',
    });
  const both = await Promise.all([record(), record()]);
  expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
  expect(await record()).toMatchObject({ status: 200, data: { orderId } });
  expect(await money.stateOf(orderId)).toBe('refunded');
  const after = await balances(money.db, held);
  expect(held.map((name) => (after[name] ?? 0) - (before[name] ?? 0))).toEqual([505_000, -505_000, 0]);
  expect(
    (
      await payRefundByHand({ ...money.deps, refundLimit: null }, admin, {
        topupRef: orderId,
        reference: 'FT2',
        from: 'bank',
      })
    ).status,
  ).toBe(400);
});

test('an account that was shown to who pays by hand is not sent to the provider as well', async () => {
  const asked = provider([WAITS], { kind: 'named', name: 'EZE AMAKA' });
  const orderId = await waiting();
  const looked = () => asked.filter((one) => one.orderId === orderId);
  const sent = () => looked().filter(({ account }) => account !== undefined).length;
  await give(orderId);
  await money.pass(1);
  const [before, looks] = [sent(), looked().length];
  expect(before).toBeGreaterThan(0);
  expect(await readRefundAccount({ ...money.deps, refundLimit: null }, admin, { topupRef: orderId })).toMatchObject({
    status: 200,
  });
  money.outside.time.now += 60 * 60_000;
  await money.pass(1);
  expect([sent(), looked().length > looks]).toEqual([before, true]);
});

test('an account that is not taken is asked for anew, and one that the bank does not know is not kept', async () => {
  const asked = provider([WAITS, { kind: 'refused', reason: 'no such account' }, { kind: 'pending' }], {
    kind: 'unknown',
    reason: 'no answer',
  });
  const orderId = await waiting();
  await give(orderId, '1111111111');
  await money.pass(1);
  expect(await mails(orderId)).toHaveLength(2);
  expect(await ownWaiting(orderId)).toMatchObject({ given: null, sent: false });
  expect(await give(orderId)).toMatchObject({ status: 200 });
  await money.pass(1);
  expect(asked.map((one) => one.account?.accountNumber)).toEqual([undefined, '1111111111', NUMBER]);
  provider([WAITS], { kind: 'no-account' });
  const other = await waiting();
  expect(await give(other)).toMatchObject({ status: 400, data: { code: 'no-account' } });
});
