import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase } from '#src/server/settlement/cases.ts';
import { type KnownPayment, settleNow } from '#src/server/settlement/settle.ts';
import { NO_PARTICULARS } from '#src/server/vending/port.ts';
import { eventually } from '../../support/eventually.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

const paid = (orderId: string, reference: string, amountKobo = 505_000) =>
  ({
    ...{ status: 'captured', reference, amountKobo, feeKobo: 1_500, currency: 'NGN', orderId },
    merchantId: money.deps.payments.merchantId,
  }) as const satisfies KnownPayment;

const rowOf = (orderId: string) =>
  money.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

const linesOf = (orderId: string, kind: string) =>
  money.db
    .selectFrom('ledger_entries as line')
    .innerJoin('ledger_transactions as posting', 'posting.id', 'line.transaction_id')
    .select(['line.account', 'line.amount_kobo as kobo'])
    .where('posting.order_id', '=', orderId)
    .where('posting.kind', '=', kind)
    .orderBy('line.id')
    .execute();

const casesOf = (orderId: string) =>
  money.db.selectFrom('cases').select(['kind', 'reason', 'closed_at']).where('order_id', '=', orderId).execute();

test('of many that report the same capture one writes it, whole', async () => {
  const orderId = await money.order();
  const fact = { type: 'CAPTURE', payment: paid(orderId, 'T-1') } as const;
  const settled = await Promise.all(Array.from({ length: 16 }, () => settleNow(money.deps, orderId, fact)));
  expect(settled.map(({ changed }) => changed).toSorted()).toEqual([...Array<boolean>(15).fill(false), true]);
  expect(new Set(settled.map(({ order }) => order.state))).toEqual(new Set(['captured']));
  expect(await rowOf(orderId)).toMatchObject({
    ...{ state: 'captured', attempts: 0, claimed_by: null, claimed_until: null },
    ...{ captured_at: money.deps.clock(), next_probe_at: money.deps.clock() },
  });
  expect(await linesOf(orderId, 'captured')).toEqual([
    { account: 'provider:sandbox', kobo: -503_500 },
    { account: 'provider-fees:sandbox', kobo: -1_500 },
    { account: `customer:${orderId}`, kobo: 505_000 },
  ]);
  const looks = money.db.selectFrom('second_looks').select('order_id').where('order_id', '=', orderId);
  expect(await looks.execute()).toHaveLength(1);
});

test('a payment that has paid another order pays no second one, which is a case, and nothing else is written', async () => {
  const [first, second] = [await money.order(), await money.order()];
  await settleNow(money.deps, first, { type: 'CAPTURE', payment: paid(first, 'T-2') });
  const { changed, order } = await settleNow(money.deps, second, { type: 'CAPTURE', payment: paid(second, 'T-2') });
  expect({ changed, state: order.state }).toEqual({ changed: false, state: 'opened' });
  expect(await linesOf(second, 'captured')).toEqual([]);
  expect(await casesOf(second)).toEqual([
    { kind: 'order', reason: 'payment reference has paid another order', closed_at: null },
  ]);
});

test('a capture of what is not open to be paid changes nothing and is no case', async () => {
  const orderId = await money.order();
  await money.db.updateTable('orders').set({ state: 'quoted' }).where('order_id', '=', orderId).execute();
  const fact = { type: 'CAPTURE', payment: paid(orderId, 'T-3') } as const;
  expect(await settleNow(money.deps, orderId, fact)).toMatchObject({ changed: false, order: { state: 'quoted' } });
  expect([await linesOf(orderId, 'captured'), await casesOf(orderId)]).toEqual([[], []]);
});

test('another sum than the price is kept whole, is owed back, and is a case', async () => {
  const orderId = await money.order();
  await settleNow(money.deps, orderId, { type: 'MISCAPTURE', payment: paid(orderId, 'T-4', 100_000) });
  expect(await rowOf(orderId)).toMatchObject({ state: 'refund_due' });
  const refund = money.db.selectFrom('refunds').select('amount_kobo').where('order_id', '=', orderId);
  expect(await refund.execute()).toEqual([{ amount_kobo: 100_000 }]);
  expect(await casesOf(orderId)).toMatchObject([{ kind: 'order', closed_at: null }]);
});

test('of many that have a token one writes it, with its sale and one receipt, and gives the order back', async () => {
  const orderId = await money.order();
  await settleNow(money.deps, orderId, { type: 'CAPTURE', payment: paid(orderId, 'T-5') });
  await settleNow(money.deps, orderId, { type: 'FULFIL' });
  const claimed = { claimed_by: money.deps.random.uuid(), claimed_until: money.deps.clock() };
  await money.db.updateTable('orders').set(claimed).where('order_id', '=', orderId).execute();
  const order = await rowOf(orderId);
  const delivered = { kind: 'delivered', ...NO_PARTICULARS, token: '12345678901234567890', units: '23.87' } as const;
  const settled = await Promise.all(
    Array.from({ length: 8 }, () => settleNow(money.deps, orderId, { type: 'DELIVER', delivered, order })),
  );
  expect(settled.filter(({ changed }) => changed)).toHaveLength(1);
  expect(await rowOf(orderId)).toMatchObject({
    ...{ state: 'fulfilled', next_probe_at: null, claimed_by: null, claimed_until: null },
  });
  expect(await linesOf(orderId, 'delivered')).toEqual([
    { account: `customer:${orderId}`, kobo: -505_000 },
    { account: 'sales:power', kobo: 500_000 },
    { account: 'fees', kobo: 5_000 },
    { account: 'cost:power', kobo: -500_000 },
    { account: 'vendor:sandbox', kobo: 500_000 },
  ]);
  const mails = money.db
    .selectFrom('mail_outbox')
    .select(['attachments', 'receipt_of'])
    .where('receipt_of', '=', orderId);
  expect(await mails.execute()).toEqual([{ attachments: '[]', receipt_of: orderId }]);
});

const DELIVERED = { kind: 'delivered', ...NO_PARTICULARS, token: '12345678901234567890', units: '23.87' } as const;

/** An order that is being delivered. */
async function fulfilling(reference: string) {
  const orderId = await money.order();
  await settleNow(money.deps, orderId, { type: 'CAPTURE', payment: paid(orderId, reference) });
  await settleNow(money.deps, orderId, { type: 'FULFIL' });
  return { orderId, order: await rowOf(orderId) };
}

test('what is delivered closes the cases that end with the order, and no other', async () => {
  const { orderId, order } = await fulfilling('T-6');
  for (const kind of ['order', 'step', 'chargeback'] as const)
    await openCase(money.db, orderId, 'look', money.deps.clock(), kind);
  await settleNow(money.deps, orderId, { type: 'DELIVER', delivered: DELIVERED, order });
  const at = money.deps.clock();
  expect((await casesOf(orderId)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'chargeback', reason: 'look', closed_at: null },
    { kind: 'order', reason: 'look', closed_at: at },
    { kind: 'step', reason: 'look', closed_at: at },
  ]);
});

// One connection makes nobody wait: only on a server does a statement see what stood there before it waited.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a case that was opened while a delivery waited for the order is closed by it',
  async () => {
    const { orderId, order } = await fulfilling('T-7');
    const opened = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const other = money.db.transaction().execute(async (trx) => {
      await trx.selectFrom('orders').select('state').where('order_id', '=', orderId).forUpdate().execute();
      await openCase(trx, orderId, 'the vendor says unknown', money.deps.clock());
      opened.resolve();
      await goOn.promise;
    });
    await opened.promise;
    const delivery = settleNow(money.deps, orderId, { type: 'DELIVER', delivered: DELIVERED, order });
    await eventually(async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(money.db);
      return (rows[0]?.n ?? 0) > 0 || undefined;
    });
    goOn.resolve();
    await other;
    expect(await delivery).toMatchObject({ changed: true, order: { state: 'fulfilled' } });
    expect(await casesOf(orderId)).toEqual([
      { kind: 'order', reason: 'the vendor says unknown', closed_at: money.deps.clock() },
    ]);
  },
);
