import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noBook } from '#src/server/http-client.ts';
import { lastReconciled } from '#src/server/reconciliation/last.ts';
import { dueDays, reconcileNight } from '#src/server/reconciliation/night.ts';
import { type Bookkeeper, openBooks } from './support/books.ts';

const DAY = '2026-11-21';
const HOUR_MS = 3_600_000;
/** Half past one in Lagos, the night after. */
const NIGHT = Date.parse('2026-11-22T00:30:00Z');

let desk: Bookkeeper;
let delivered: string;
let real: Pick<Bookkeeper['deps'], 'payments' | 'vending'>;
beforeAll(async () => {
  desk = await openBooks();
  real = { payments: desk.deps.payments, vending: desk.deps.vending };
  delivered = await desk.paid();
  await desk.pass(5);
});
afterAll(() => desk.close());
beforeEach(async () => {
  Object.assign(desk.deps, real);
  desk.outside.time.now = NIGHT;
  await desk.putRight();
  await desk.db.deleteFrom('cases').where('kind', '=', 'difference').execute();
  for (const table of ['reconciled_nights', 'reconciled_books', 'reconciled_differences'] as const)
    await desk.db.deleteFrom(table).execute();
});

const night = (day = DAY) => reconcileNight({ ...desk.deps, config: { publicUrl: 'https://portal.example' } }, day);
const books = () =>
  desk.db.selectFrom('reconciled_books').select(['book', 'state', 'differences']).orderBy('book').execute();
const mails = () => desk.db.selectFrom('mail_outbox').selectAll().where('subject', 'like', 'The books of %').execute();

test('a night whose books agree is written down with its time, and nobody is mailed', async () => {
  const before = (await mails()).length;
  await night();
  expect(await books()).toEqual(
    ['payments', 'payouts', 'vends'].map((book) => ({ book, state: 'agrees', differences: 0 })),
  );
  expect(await lastReconciled(desk.db)).toEqual({
    day: DAY,
    at: new Date(NIGHT).toISOString(),
    differences: 0,
    notRead: [],
  });
  expect((await mails()).length).toBe(before);
  expect(await dueDays(desk.db, desk.clock())).toEqual([]);
});

test('a difference is itemised and mailed once to each platform administrator, masked, however often the night is run', async () => {
  await desk.put('vended-twice', delivered);
  const before = (await mails()).length;
  const { admins } = await desk.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('admins'))
    .where('role', '=', 'netplus-admin')
    .executeTakeFirstOrThrow();
  await Promise.all([night(), night()]);
  await night();
  const told = (await mails()).slice(before);
  expect(told).toHaveLength(Number(admins));
  expect(told[0]?.text).toContain('Vended twice: ₦5,000');
  expect(told[0]?.text).toContain(`https://portal.example/reconciliation?from=${DAY}&to=${DAY}`);
  expect(told[0]?.text).not.toContain(delivered);
  expect(await desk.db.selectFrom('reconciled_differences').select(['kind', 'about']).execute()).toEqual([
    { kind: 'vended-twice', about: delivered },
  ]);
  expect(await books()).toContainEqual({ book: 'vends', state: 'differs', differences: 1 });
});

test('a book that is silent is read by a later round, what was compared stays, and after half a day it is said not to be read', async () => {
  const silent = async function* () {
    yield { kind: 'unread', reason: 'no answer' } as const;
  };
  Object.assign(desk.deps, { vending: { ...real.vending, records: silent } });
  await night();
  expect((await books()).map(({ book }) => book)).toEqual(['payments']);
  expect(await dueDays(desk.db, desk.clock())).toEqual([DAY]);
  // What was compared before is not compared again, whatever became of it.
  await desk.put('not-captured-there', delivered);
  Object.assign(desk.deps, real);
  await night();
  expect((await books()).map(({ state }) => state)).toEqual(['agrees', 'agrees', 'agrees']);

  desk.outside.time.now = NIGHT + 24 * HOUR_MS;
  Object.assign(desk.deps, { vending: { ...real.vending, records: silent } });
  await night('2026-11-22');
  expect((await lastReconciled(desk.db))?.day).toBe(DAY);
  desk.outside.time.now += 12 * HOUR_MS;
  const before = (await mails()).length;
  await Promise.all([night('2026-11-22'), night('2026-11-22')]);
  const told = (await mails()).slice(before);
  expect(new Set(told.map(({ to_address }) => to_address)).size).toBe(told.length);
  expect(told[0]?.text).toContain('The book of vends of 22 Nov 2026 could not be read (no answer)');
  expect(await lastReconciled(desk.db)).toMatchObject({ day: '2026-11-22', notRead: ['vends'] });
});

test('a vendor that keeps no list of sales is said not to be read, at once', async () => {
  Object.assign(desk.deps, { vending: { ...real.vending, records: () => noBook('no list') } });
  await night();
  expect(await lastReconciled(desk.db)).toMatchObject({ day: DAY, notRead: ['vends'], differences: 0 });
});

test('days are due half an hour after midnight in Lagos, those that were missed first, a week of them at most', async () => {
  expect(await dueDays(desk.db, new Date('2026-11-21T23:20:00Z'))).toEqual(['2026-11-20']);
  expect(await dueDays(desk.db, new Date('2026-11-21T23:31:00Z'))).toEqual([DAY]);
  await night();
  expect(await dueDays(desk.db, new Date('2026-11-24T10:00:00Z'))).toEqual(['2026-11-22', '2026-11-23']);
  expect(await dueDays(desk.db, new Date('2026-12-24T10:00:00Z'))).toHaveLength(7);
  // One that failed is due though the next one was compared.
  await night('2026-11-23');
  expect(await dueDays(desk.db, new Date('2026-11-24T10:00:00Z'))).toEqual(['2026-11-22']);
});

test('a payout that is long under way is read again until it is paid', async () => {
  const asked: string[] = [];
  const settlements: typeof real.payments.settlements = (from, to) => {
    asked.push(from.toISOString());
    return real.payments.settlements(from, to);
  };
  Object.assign(desk.deps, { payments: { ...real.payments, settlements } });
  const made = new Date(NIGHT - 20 * 24 * HOUR_MS);
  const figures = { amount_kobo: 0, fee_kobo: 0, deducted_kobo: 0, paid_kobo: 0, bank_day: null, posted_at: null };
  const named = { provider: 'sandbox', payout_id: 'slow', status: 'under-way', made_at: made, read_at: made } as const;
  await desk.db
    .insertInto('payouts')
    .values({ ...named, ...figures })
    .execute();
  await night();
  await desk.db.deleteFrom('payouts').where('payout_id', '=', 'slow').execute();
  expect(Date.parse(asked.toSorted()[0] ?? '')).toBeLessThanOrEqual(made.getTime());
});
