import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { noBook } from '#src/server/http-client.ts';
import type { Payout } from '#src/server/payments/port.ts';
import { feeOf } from '#src/server/sandbox/payments/books.ts';
import { type Bookkeeper, openBooks, shown, TODAY } from './support/books.ts';

const DAY_MS = 86_400_000;
const NEXT = { from: '2026-11-22', to: '2026-11-22' };

let desk: Bookkeeper;
let delivered: string;
let returned: string;
let real: Bookkeeper['deps']['payments'];
beforeAll(async () => {
  desk = await openBooks();
  real = desk.deps.payments;
  delivered = await desk.paid();
  returned = await desk.paid('refused');
  await desk.pass(5);
  desk.outside.time.now += DAY_MS;
});
afterAll(() => desk.close());
beforeEach(async () => {
  Object.assign(desk.deps, { payments: real });
  await desk.db.deleteFrom('payout_lines').execute();
  await desk.db.deleteFrom('payouts').execute();
});

/** The provider pays out otherwise from now on. */
const payingOut = (change: (payout: Payout) => Payout) => {
  const settlements: typeof real.settlements = async function* (from, to) {
    for await (const page of real.settlements(from, to)) {
      yield page.kind === 'page' ? { ...page, records: page.records.map(change) } : page;
    }
  };
  Object.assign(desk.deps, { payments: { ...real, settlements } });
};

const ACCOUNTS = [accounts.provider('sandbox'), accounts.providerFees('sandbox'), accounts.bank] as const;

test('what the provider paid out is in the ledger once, however often it is read: nothing is left with it', async () => {
  const before = await balances(desk.db, ACCOUNTS);
  const fees = 2 * feeOf(505_000);
  expect(before).toEqual({ 'provider:sandbox': fees - 505_000, 'provider-fees:sandbox': -fees, bank: 0 });
  for (const _ of [1, 2]) expect(shown(await desk.compare(TODAY))).toEqual([]);
  expect(await balances(desk.db, ACCOUNTS)).toEqual({
    'provider:sandbox': 0,
    'provider-fees:sandbox': -fees,
    bank: fees - 505_000,
  });
  expect(await desk.db.selectFrom('payouts').select(['payout_id', 'bank_day', 'paid_kobo']).execute()).toEqual([
    { payout_id: 'SBP-2026-11-21', bank_day: '2026-11-22', paid_kobo: 505_000 - fees },
  ]);
});

test.each<[string, (payout: Payout) => Payout, unknown]>([
  [
    'a payment that is unknown here',
    (one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, reference: `X${line.reference}`.slice(0, 20) })) }),
    'paid-out-unknown-here',
  ],
  [
    'another amount',
    (one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, amountKobo: line.amountKobo + 100 })) }),
    'paid-out-amount-differs',
  ],
  ['another sum', (one) => ({ ...one, paidKobo: one.paidKobo - 1 }), 'payout-does-not-add-up'],
  ['that it failed', (one) => ({ ...one, status: 'failed', bankDay: null }), 'payout-failed'],
])('a payout that says %s is itemised', async (_, change, kind) => {
  payingOut((one) => ({ ...change(one), id: `${kind}`, status: kind === 'payout-failed' ? 'failed' : 'under-way' }));
  const found = shown(await desk.compare(NEXT));
  expect(found.map(([what]) => what)).toContain(kind);
  expect(found.every(([what]) => what === kind || what === 'payout-does-not-add-up')).toBe(true);
});

test('a payout of more payments than one statement can name is written down whole', async () => {
  const unknown = { kind: 'capture', orderId: null, amountKobo: 100, feeKobo: 1 } as const;
  payingOut((one) => {
    const more = Array.from({ length: 9_000 }, (_, at) => ({ ...unknown, reference: `elsewhere-${at}`, at: one.at }));
    return { ...one, id: 'long', status: 'under-way', lines: [...one.lines, ...more] };
  });
  await desk.compare(NEXT);
  const { lines } = await desk.db
    .selectFrom('payout_lines')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow();
  expect(Number(lines)).toBeGreaterThan(9_000);
});

test('the same payment in two payouts, and one that is in none a week later, are itemised', async () => {
  payingOut((one) => ({ ...one, id: 'again', at: new Date(one.at.getTime() + 1000), status: 'under-way' }));
  await desk.compare(NEXT);
  payingOut((one) => ({ ...one, id: 'first', status: 'under-way' }));
  expect(shown(await desk.compare(NEXT)).map(([kind, about]) => [kind, about])).toEqual(
    [delivered, returned].toSorted().map((orderId) => ['paid-out-twice', orderId]),
  );
  await desk.db.deleteFrom('payout_lines').execute();
  await desk.db.deleteFrom('payouts').execute();
  Object.assign(desk.deps, { payments: { ...real, settlements: async function* () {} } });
  expect(shown(await desk.compare(TODAY))).toEqual([]);
  desk.outside.time.now += 8 * DAY_MS;
  const late = shown(await desk.compare(TODAY));
  desk.outside.time.now -= 8 * DAY_MS;
  expect(late.map(([kind, about]) => [kind, about]).toSorted()).toEqual(
    [delivered, returned].map((orderId) => ['not-paid-out', orderId]).toSorted(),
  );
});

test('a provider that lists no payouts, and a vendor that lists no sales, are said not to be read; a silent one is no answer', async () => {
  const { vending } = desk.deps;
  Object.assign(desk.deps, {
    payments: { ...real, settlements: () => noBook('no list') },
    vending: { ...vending, records: () => noBook('no list') },
  });
  const { notCompared, vendor, differences, orders } = await desk.compare(TODAY);
  expect([notCompared.books, notCompared.deliveries, vendor.count, differences]).toEqual([
    ['vends', 'payouts'],
    { count: 1, value: 5000 },
    0,
    [],
  ]);
  expect(orders.count).toBe(2);
  Object.assign(desk.deps, { vending });
  const silent: typeof real.settlements = async function* () {
    yield { kind: 'unread', reason: 'no answer' };
  };
  Object.assign(desk.deps, { payments: { ...real, settlements: silent } });
  expect(await desk.asPlatform('reconciliation', TODAY)).toMatchObject({ status: 503 });
});

test('a fee that only the payout tells is posted on its order', async () => {
  const [orderId] = [await desk.paid()];
  await desk.pass(2);
  const { rows } = await sql<{ kobo: number }>`select -sum(amount_kobo)::bigint as kobo from ledger_entries
    join ledger_transactions on ledger_transactions.id = transaction_id
    where order_id = ${orderId} and account = ${accounts.providerFees('sandbox')}`.execute(desk.db);
  expect(rows).toEqual([{ kobo: feeOf(505_000) }]);
  desk.outside.time.now += DAY_MS;
  payingOut((one) => ({
    ...one,
    id: 'told later',
    feeKobo: one.feeKobo + 7,
    paidKobo: one.paidKobo - 7,
    lines: one.lines.map((line) => ({ ...line, feeKobo: line.orderId === orderId ? line.feeKobo + 7 : line.feeKobo })),
  }));
  const before = (await balances(desk.db, ACCOUNTS))['provider-fees:sandbox'];
  expect(shown(await desk.compare({ from: '2026-11-23', to: '2026-11-23' }))).toEqual([]);
  expect(await balances(desk.db, ACCOUNTS)).toMatchObject({ 'provider-fees:sandbox': Number(before) - 7 });
  const { rows: own } = await sql<{ kind: string }>`select kind from ledger_transactions
    where order_id = ${orderId} and kind like 'provider-fee %'`.execute(desk.db);
  expect(own).toHaveLength(1);
});

test('what was paid twice is paid out and taken off again, with its fee once', async () => {
  const orderId = await desk.paid();
  await desk.pass(2);
  await desk.outside.browser(`/sandbox/payments/${orderId}/again`, {});
  desk.outside.time.now += 11 * 60_000;
  await desk.pass(3);
  const fees = (await balances(desk.db, ACCOUNTS))['provider-fees:sandbox'];
  const day = new Date(desk.outside.time.now).toISOString().slice(0, 10);
  desk.outside.time.now += DAY_MS;
  expect(
    shown(await desk.compare({ from: day, to: new Date(desk.outside.time.now).toISOString().slice(0, 10) })),
  ).toEqual([]);
  expect(await balances(desk.db, ACCOUNTS)).toMatchObject({ 'provider-fees:sandbox': fees });
});
