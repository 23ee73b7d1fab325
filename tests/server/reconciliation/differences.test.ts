import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { post } from '#src/server/billing/ledger.ts';
import type { SandboxDifference } from '#src/server/sandbox/differences.ts';
import { type Bookkeeper, openBooks, shown } from './support/books.ts';

let desk: Bookkeeper;
/** Orders that found an end of each kind. */
let delivered: string;
let returned: string;
beforeAll(async () => {
  desk = await openBooks();
  delivered = await desk.paid();
  returned = await desk.paid('refused');
  await desk.pass(5);
});
afterAll(() => desk.close());
beforeEach(() => desk.putRight());

test.each<[SandboxDifference, () => string | undefined, number]>([
  ['captured-unknown-here', () => undefined, 5050],
  ['not-captured-there', () => delivered, 5050],
  ['amount-differs', () => delivered, 100],
  ['refunded-there-only', () => delivered, 5050],
  ['refunded-here-only', () => returned, 5050],
  ['delivered-here-only', () => delivered, 5000],
  ['vended-there-only', () => undefined, 5000],
  ['vend-amount-differs', () => delivered, 100],
  ['vended-twice', () => delivered, 5000],
])('%s is found where it was put in, with what both books say, and nothing else is', async (kind, about, naira) => {
  const orderId = await desk.put(kind, about());
  const books = await desk.compare();
  expect(shown(books)).toEqual([[kind, orderId, naira]]);
  const [found] = books.differences;
  expect(found?.ours).not.toBe(found?.theirs);
  expect([found?.ours, found?.theirs].every((said) => said !== '')).toBe(true);
  await desk.putRight();
  expect(shown(await desk.compare())).toEqual([]);
});

test('a difference that is put in without an order is about the newest that can have it', async () => {
  desk.outside.time.now += 1_000;
  const newest = await desk.paid();
  await desk.work();
  desk.outside.time.now += 1_000;
  expect(await desk.put('vended-twice')).toBe(newest);
  expect((await desk.compare()).vendor.count).toBe((await desk.compare()).delivered.count + 1);
});

test('an order that was captured twice, once for nothing, is found', async () => {
  const other = await desk.paid();
  await desk.work();
  const { payments } = desk.deps;
  const records: typeof payments.records = async function* (from, to) {
    for await (const page of payments.records(from, to)) {
      if (page.kind === 'unread') yield page;
      else {
        const twice = page.records.filter(({ orderId }) => orderId === other);
        yield { ...page, records: [...page.records, ...twice.map((one) => ({ ...one, reference: 'SBX-AGAIN' }))] };
      }
    }
  };
  Object.assign(desk.deps, { payments: { ...payments, records } });
  const books = await desk.compare();
  Object.assign(desk.deps, { payments });
  expect(shown(books)).toEqual([['captured-unknown-here', other, 5050]]);
});

test('a line of theirs that cannot be read is told with why, nothing is concluded of its order, and the rest is compared', async () => {
  const { payments, vending } = desk.deps;
  const at = desk.clock();
  // The payment and the vend of one order are lines that cannot be read; another order differs.
  const other = await desk.paid();
  await desk.work();
  await desk.put('amount-differs', other);
  const [sent] = await desk.db
    .selectFrom('vend_attempts')
    .select('vendor_reference')
    .where('order_id', '=', delivered)
    .execute();
  const captures: typeof payments.records = async function* (from, to) {
    for await (const page of payments.records(from, to)) {
      if (page.kind === 'unread') yield page;
      else yield { ...page, records: page.records.filter(({ orderId }) => orderId !== delivered) };
    }
    yield { kind: 'page', records: [], unreadable: [{ about: delivered, at, reason: 'amount: custom' }] };
  };
  const reference = sent?.vendor_reference ?? '';
  const vends: typeof vending.records = async function* (from, to) {
    for await (const page of vending.records(from, to)) {
      if (page.kind === 'unread') yield page;
      else yield { ...page, records: page.records.filter((one) => one.reference !== reference) };
    }
    yield { kind: 'page', records: [], unreadable: [{ about: reference, at: null, reason: 'amount: no naira' }] };
  };
  const settlements: typeof payments.settlements = async function* () {
    yield { kind: 'page', records: [], unreadable: [{ about: 'PAYOUT-7', at, reason: 'net_amount: custom' }] };
  };
  Object.assign(desk.deps, {
    payments: { ...payments, records: captures, settlements },
    vending: { ...vending, records: vends },
  });
  const books = await desk.compare();
  Object.assign(desk.deps, { payments, vending });
  expect(shown(books).toSorted()).toEqual(
    [
      ['amount-differs', other, 100],
      ['capture-unreadable', delivered, 0],
      ['payout-unreadable', 'PAYOUT-7', 0],
      ['vend-unreadable', reference, 0],
    ].toSorted(),
  );
  expect(books.differences.find(({ kind }) => kind === 'capture-unreadable')).toMatchObject({
    ours: 'Not compared',
    theirs: 'amount: custom',
  });
});

test('a posting that no payment explains, and an order that the ledger holds something else for, are found', async () => {
  const at = desk.clock();
  const entries = [
    { account: 'provider:sandbox', kobo: -7_700 },
    { account: 'fees', kobo: 7_700 },
  ];
  const later = { from: '2026-11-22', to: '2026-11-22' };
  desk.outside.time.now = Date.parse('2026-11-22T10:00:00Z');
  await desk.db
    .transaction()
    .execute((trx) => post(trx, { kind: 'by hand', narration: 'Put right by hand', at: desk.clock(), entries }));
  const stray = await desk.compare(later);
  expect(shown(stray)).toEqual([['ledger-differs', expect.any(String), 77]]);
  expect(stray.differences[0]).toMatchObject({
    ours: 'No payment that it belongs to',
    theirs: "₦77 posted as 'Put right by hand'",
  });
  const orderId = await desk.paid();
  await desk.work();
  await desk.db
    .transaction()
    .execute((trx) => post(trx, { kind: 'by hand', orderId, narration: 'x', at: desk.clock(), entries }));
  expect(shown(await desk.compare(later))).toContainEqual(['ledger-differs', orderId, 77]);
  desk.outside.time.now = at.getTime() + 48 * 3_600_000;
});
