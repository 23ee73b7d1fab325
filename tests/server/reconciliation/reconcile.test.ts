import papaparse from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { DIFFERENCE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import { type Bookkeeper, openBooks, shown, TODAY } from './support/books.ts';

const NONE = { count: 0, value: 0 };

let desk: Bookkeeper;
beforeAll(async () => {
  desk = await openBooks();
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.mended();
  await desk.putRight();
});

test('after the demonstration is seeded nothing of it is compared, and that is said: its past went through no books', async () => {
  const { payments, kobo } = await desk.db
    .selectFrom('payments')
    .select(({ fn }) => [fn.countAll<number>().as('payments'), fn.sum<number>('amount_kobo').as('kobo')])
    .where('recorded_at', '>=', new Date('2026-08-21T23:00:00Z'))
    .executeTakeFirstOrThrow();
  const { deliveries } = await desk.db
    .selectFrom('tokens')
    .select(({ fn }) => fn.countAll<number>().as('deliveries'))
    .where('delivered_at', '>=', new Date('2026-08-21T23:00:00Z'))
    .where('token', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(Number(payments)).toBeGreaterThan(100);
  const compared = await desk.compare({ from: '2026-08-22', to: '2026-11-21' });
  expect(compared.notCompared).toMatchObject({
    payments: { count: Number(payments), value: Number(kobo) / 100 },
    deliveries: { count: Number(deliveries) },
    underWay: 0,
    books: [],
  });
  expect({ ...compared, notCompared: null }).toEqual({
    notCompared: null,
    orders: NONE,
    provider: NONE,
    vendor: NONE,
    delivered: NONE,
    ledger: NONE,
    refunds: NONE,
    differences: [],
    total: 0,
    page: 1,
    checkedAt: desk.clock().toISOString(),
    last: null,
  });
});

test('purchases, levies and refunds stand in all books alike, and what a retry or a mark has ended does too', async () => {
  await desk.paid();
  await desk.paid('late');
  await desk.paid('lost');
  await desk.paid('refused');
  await desk.paidLevy();
  await desk.pass(30);
  const marked = await desk.paid();
  await desk.mark(marked);
  const retried = await desk.stuck('answer lost');
  await desk.retry(retried);
  expect(await desk.compare()).toMatchObject({
    // Six of 5,050 and a levy of 1,050; the vendor is sent what is left without the fee, and a levy not at all.
    orders: { count: 7, value: 31_350 },
    provider: { count: 7, value: 31_350 },
    ledger: { count: 7, value: 31_350 },
    vendor: { count: 4, value: 20_000 },
    delivered: { count: 4, value: 20_000 },
    refunds: { count: 2, value: 10_100 },
    differences: [],
    total: 0,
  });
});

test('what estates post by themselves, balances and files, is in none of the books that are compared', async () => {
  const { meter_number } = await desk.person('yusuf.garba@palmcourt.example');
  const files = new Blob([`meterNumber,amount\n${meter_number},60000`], { type: 'text/csv' });
  const paid = new Blob([`meterNumber,servicePayment,amount,paidAt\n${meter_number},servicecharge,5000,2026-01-31`]);
  const before = await desk.compare();
  await desk.good('updateServicePayments', { meter_number, amount: -5_000, servicePayment: 'servicecharge' }, 'palm');
  await desk.good('uploadDevLevy', { property_id: await desk.estateId('Palm Court'), dataset: files }, 'palm');
  await desk.good('uploadServicePayments', { dataset: paid }, 'palm');
  expect(await desk.compare()).toEqual(before);
});

test('what is under way is no difference: a capture, a vend and a refund that we have not heard of yet', async () => {
  const untold = await desk.paidSilently();
  desk.outside.time.now += 1_000;
  const unheard = await desk.stuck('answer lost');
  const now = await desk.compare();
  expect([shown(now), now.notCompared.underWay]).toEqual([[], 2]);
  // A quarter of an hour later it should have been heard of.
  desk.outside.time.now += 16 * 60_000;
  expect(shown(await desk.compare())).toEqual([
    ['captured-unknown-here', untold, 5050],
    ['vended-there-only', unheard, 5000],
  ]);
  await desk.pass(20);
  await desk.retry(untold);
  await desk.retry(unheard);
  expect(shown(await desk.compare())).toEqual([]);
});

test('books that cannot be read to their end are said to be unread, never to agree', async () => {
  const { payments, vending } = desk.deps;
  const unread = async function* () {
    yield { kind: 'unread', reason: 'no answer' } as const;
  };
  const said = { status: 503, body: { code: 'books-unread', message: PLATFORM_SENTENCES.booksUnread } };
  for (const deps of [{ payments: { ...payments, records: unread } }, { vending: { ...vending, records: unread } }]) {
    Object.assign(desk.deps, deps);
    expect(await desk.asPlatform('reconciliation', TODAY)).toEqual(said);
    expect(await desk.asPlatform('exportReconciliation', TODAY)).toEqual(said);
    Object.assign(desk.deps, { payments, vending });
  }
  // The sandboxes themselves, when the line to them breaks.
  desk.outside.faults.chance = 1;
  expect(await desk.asPlatform('reconciliation', TODAY)).toEqual(said);
  desk.outside.faults.chance = 0;
});

test('differences come ten a page, and all of them in a file that is safe to open', async () => {
  desk.outside.time.now = Date.parse('2026-12-20T10:00:00Z');
  const day = { from: '2026-12-20', to: '2026-12-20' };
  for (let at = 0; at < 12; at += 1) await desk.put('captured-unknown-here');
  const [first, second] = [await desk.compare(day), await desk.compare({ ...day, page: 2 })];
  expect([first.total, first.differences.length, second.differences.length]).toEqual([12, 10, 2]);
  const { name, text } = await desk.fileOf(day);
  expect(name).toBe('reconciliation_2026-12-20_2026-12-20.csv');
  const { data } = papaparse.parse<Record<string, string>>(text.replace('\ufeff', ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(12);
  expect(data[0]).toEqual({
    Date: '20 Dec 2026, 11:00',
    'Transaction ID': first.differences[0]?.orderId,
    Difference: DIFFERENCE_WORDS['captured-unknown-here'],
    Here: 'No such order',
    There: `₦5,050 captured on 20 Dec 2026, 11:00, reference SBX-${first.differences[0]?.orderId}`,
    Amount: '5050.00',
  });
  expect((await desk.fileOf({ from: '2026-01-01', to: '2026-01-01' })).text).toBe(
    '\ufeffDate,Transaction ID,Difference,Here,There,Amount\r\n',
  );
});

test("what a payer's bank took back stands in both books", async () => {
  const orderId = await desk.paid();
  await desk.pass(2);
  const dayOf = (ms: number) => new Date(desk.outside.time.now + ms).toISOString().slice(0, 10);
  const days = { from: dayOf(-86_400_000), to: dayOf(86_400_000) };
  const before = await desk.compare(days);
  const bank = (body: object) => desk.outside.browser(`/sandbox/payments/${orderId}/dispute`, body);
  await bank({});
  const { body, headers } = desk.outside.webhooks.at(-1) ?? { body: '', headers: {} };
  expect(await desk.server.webhook(body, headers)).toBe(200);
  await bank({ decided: 'lost' });
  desk.outside.time.now += 16 * 60_000;
  await desk.pass(2);
  expect(shown(await desk.compare(days))).toEqual(shown(before));
});

test('what was paid twice stands in both books, before it is back and after', async () => {
  const orderId = await desk.paid();
  await desk.pass(2);
  const dayOf = (ms: number) => new Date(desk.outside.time.now + ms).toISOString().slice(0, 10);
  const days = { from: dayOf(-86_400_000), to: dayOf(86_400_000) };
  const before = await desk.compare(days);
  await desk.outside.browser(`/sandbox/payments/${orderId}/again`, {});
  desk.outside.time.now += 11 * 60_000;
  await desk.pass(1);
  expect(shown(await desk.compare(days))).toEqual(shown(before));
  await desk.pass(2);
  const after = await desk.compare(days);
  expect(shown(after)).toEqual(shown(before));
  expect([after.provider.count - before.provider.count, after.refunds.count - before.refunds.count]).toEqual([1, 1]);
});
