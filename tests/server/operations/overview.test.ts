import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MINUTES_SHOWN } from '#catalogues/operations.ts';
import { heardPayments, heardVendor } from '#src/server/boot/heard-ports.ts';
import { heardBook, keepHeard, keepingHeard } from '#src/server/metrics/heard.ts';
import { presence } from '#src/server/metrics/presence.ts';
import { noteRestore } from '#src/server/restored/restores.ts';
import { VERSION } from '#src/server/version.ts';
import { type Desk, openDesk } from '../stuck-orders/support/stuck.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const MINUTE_MS = 60_000;
const clock = () => new Date(desk.outside.time.now);

type Overview = Extract<CallAnswer<'operations'>, { status: 200 }>['data'];
const overview = async () => (await desk.asPlatform('operations', {})).body as unknown as Overview;
const strip = async (line: string, provider: string) =>
  (await overview()).providers.find((one) => one.line === line && one.provider === provider);

test('only whoever runs the platform sees how it goes', async () => {
  for (const name of ['operations', 'stuckOrders'] as const) {
    expect(await desk.asBuyer(name, {})).toMatchObject({ status: 403 });
  }
});

test('what two servers hear of a provider is told minute by minute, with its median and its failures', async () => {
  const servers = [heardBook(clock), heardBook(clock)] as const;
  const note = (at: number, ms: number, failed = false) =>
    servers[at]?.note({ line: 'power', provider: 'buypower', failed, ms });
  note(0, 1_000);
  note(1, 1_000);
  note(1, 9_000);
  desk.outside.time.now += MINUTE_MS;
  note(0, 30_000, true);
  note(1, 4_000);
  for (const book of servers) await keepHeard(desk.db, book);
  // The same minute again adds to what stands there.
  note(0, 4_000);
  await keepHeard(desk.db, servers[0]);
  const told = await strip('power', 'buypower');
  expect(told?.minutes).toHaveLength(MINUTES_SHOWN);
  expect(told?.minutes.slice(-2)).toEqual([
    { answered: 3, failed: 0 },
    { answered: 2, failed: 1 },
  ]);
  expect([told?.medianMs, told?.lastAt]).toEqual([3_852, clock().toISOString()]);
});

test('what is older than half an hour is not shown, but that it was', async () => {
  const book = heardBook(clock);
  book.note({ line: 'cable-internet', provider: 'vtpass', failed: false, ms: 700 });
  const then = clock().toISOString();
  await keepHeard(desk.db, book);
  desk.outside.time.now += 31 * MINUTE_MS;
  expect(await strip('cable-internet', 'vtpass')).toMatchObject({ medianMs: null, lastAt: then });
  expect((await strip('cable-internet', 'vtpass'))?.minutes.every(({ answered }) => answered === 0)).toBe(true);
});

test('after some hours it is forgotten', async () => {
  const book = heardBook(clock);
  book.note({ line: 'mail', provider: 'smtp', failed: false, ms: 100 });
  await keepHeard(desk.db, book);
  desk.outside.time.now += 6 * 60 * MINUTE_MS + MINUTE_MS;
  // Stopping keeps the rest, and forgets what is old.
  await keepingHeard({ db: desk.db, clock, book, failed: (cause) => expect.unreachable(String(cause)) })();
  expect(await desk.db.selectFrom('provider_answers').selectAll().where('line', '=', 'mail').execute()).toEqual([]);
});

test('a port that is listened to answers as it did, and what it answers is noted where it belongs', async () => {
  const book = heardBook(clock);
  const payments = heardPayments(desk.deps.payments, book);
  const vendor = heardVendor(desk.sandbox, book);
  const orderId = await desk.unpaid();
  expect(await payments.verify({ orderId, reference: null })).toMatchObject({ status: 'open' });
  expect(await vendor.findMeter('45701120409', null)).toMatchObject({ kind: 'found' });
  expect(await vendor.query('NOBODY-KNOWS-IT', 'airtime')).toMatchObject({ kind: 'not-found' });
  const dead = heardVendor({ ...desk.sandbox, query: () => Promise.reject(new Error('cut')) }, book);
  await expect(dead.query('X', 'cable')).rejects.toThrow('cut');
  const noted = book.take().map(({ line, provider, failed, count }) => [line, provider, failed, count]);
  expect(noted.sort()).toEqual([
    ['airtime-data', 'sandbox', false, 1],
    ['cable-internet', 'sandbox', true, 1],
    ['payments', 'sandbox', false, 1],
    ['power', 'sandbox', false, 1],
  ]);
});

test('each server is told with its version, and whether it is ready, about to stop, or was not heard of', async () => {
  const { db, deps } = desk;
  const own = presence({ db, clock, random: deps.random }, 'lagos-1');
  const other = presence({ db, clock, random: deps.random }, 'lagos-2');
  const lost = presence({ db, clock, random: deps.random }, 'lagos-3');
  await lost.write();
  await db.updateTable('servers').set({ version: '0.0.1' }).where('name', '=', 'lagos-3').execute();
  desk.outside.time.now += 31_000;
  await own.write();
  await other.leave();
  expect((await overview()).servers).toMatchObject([
    { name: 'lagos-1', version: VERSION, state: 'ready', old: false, seenAt: clock().toISOString() },
    { name: 'lagos-2', version: VERSION, state: 'stopping', old: false },
    { name: 'lagos-3', version: '0.0.1', state: 'silent', old: true },
  ]);
  await other.end();
  expect((await overview()).servers.map(({ name }) => name)).toEqual(['lagos-1', 'lagos-3']);
});

test('the queue tells what is due, in hand and backing off', async () => {
  const before = (await overview()).queue;
  const paid = await desk.paid();
  const held = await desk.paid();
  const later = await desk.paid();
  const set = (orderId: string, change: object) =>
    desk.db.updateTable('orders').set(change).where('order_id', '=', orderId).execute();
  await set(paid, { next_probe_at: new Date(desk.outside.time.now - 5_000) });
  await set(held, { claimed_until: new Date(desk.outside.time.now + 10_000), claimed_by: 'somebody' });
  await set(later, { next_probe_at: new Date(desk.outside.time.now + 60_000) });
  const { queue } = await overview();
  expect([queue.dueNow, queue.inHand, queue.backingOff].map((now, at) => now - Number(figures(before)[at]))).toEqual([
    1, 1, 1,
  ]);
  expect(queue.oldestWaitsS).toBeGreaterThanOrEqual(5);
});

const figures = ({ dueNow, inHand, backingOff }: Overview['queue']) => [dueNow, inHand, backingOff];

test('the last comparison of the books is told with what was paid on its day', async () => {
  expect((await overview()).reconciled).toBeNull();
  await desk.paid();
  const day = new Date(desk.outside.time.now + 3_600_000).toISOString().slice(0, 10);
  const at = clock();
  await desk.db.insertInto('reconciled_nights').values({ day, done_at: at, mailed: 0 }).execute();
  await desk.db
    .insertInto('reconciled_books')
    .values({ day, book: 'payments', state: 'differs', differences: 2, reason: null, at })
    .execute();
  const { reconciled } = await overview();
  expect(reconciled).toMatchObject({ day, at: at.toISOString(), differences: 2, notRead: [] });
  expect(reconciled?.payments).toBeGreaterThanOrEqual(1);
  expect(reconciled?.paid).toBe(5_050 * Number(reconciled?.payments));
});

test('after a restore what was paid since is told by what became of it, and forgotten a week after it has ended', async () => {
  expect((await overview()).restored).toBeNull();
  const [takenAt, at] = [new Date(desk.outside.time.now - 3_600_000), clock()];
  await noteRestore(desk.db, takenAt, at);
  const empty = { payments: 0, paid: 0, asking: 0, person: 0, delivered: 0, back: 0 };
  const put = { takenAt: takenAt.toISOString(), at: at.toISOString() };
  expect((await overview()).restored).toEqual({ ...put, ...empty, readAt: null, unread: null });
  await desk.db.updateTable('restores').set({ read_at: at }).execute();
  const payment = { provider: 'paystack', captured_at: takenAt, found_at: at, reason: 'nobody can say' };
  const states = ['asking', 'person', 'delivered', 'back', 'back'] as const;
  await desk.db
    .insertInto('forgotten_payments')
    .values(
      states.map((state, one) => ({
        ...{ ...payment, state, order_id: `POWER-0000000${one}`, reference: `r-${one}`, amount_kobo: 505_000 },
        next_look_at: state === 'asking' ? at : null,
      })),
    )
    .execute();
  const found = { payments: 5, paid: 25_250, asking: 1, person: 1, delivered: 1, back: 2 };
  expect((await overview()).restored).toEqual({ ...put, ...found, readAt: at.toISOString(), unread: null });
  desk.outside.time.now += 8 * 24 * 60 * MINUTE_MS;
  expect((await overview()).restored).toMatchObject({ person: 1 });
  await desk.db.updateTable('forgotten_payments').set({ state: 'back', next_look_at: null }).execute();
  expect((await overview()).restored).toBeNull();
  desk.outside.time.now -= 8 * 24 * 60 * MINUTE_MS;
  expect((await overview()).restored).toMatchObject({ back: 5 });
  // Of a later restore none of them is told, and it is told until its book was read.
  desk.outside.time.now += 9 * 24 * 60 * MINUTE_MS;
  await noteRestore(desk.db, clock(), clock());
  desk.outside.time.now += 8 * 24 * 60 * MINUTE_MS;
  expect((await overview()).restored).toMatchObject({ ...empty, readAt: null });
  await desk.db.updateTable('restores').set({ read_at: clock(), unread: 'no answer' }).execute();
  expect((await overview()).restored).toMatchObject({ ...empty, unread: 'no answer' });
  await desk.db.updateTable('restores').set({ unread: null }).execute();
  expect((await overview()).restored).toBeNull();
  desk.outside.time.now -= 17 * 24 * 60 * MINUTE_MS;
  await desk.db.deleteFrom('forgotten_payments').execute();
  await desk.db.deleteFrom('restores').execute();
});
