import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Bookkeeper, openBooks, shown } from './support/books.ts';

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

test('a day ends at midnight in Lagos, and a capture that is heard of on the next day is of the day on which it was', async () => {
  desk.outside.time.now = Date.parse('2026-12-01T22:30:00Z');
  const [before, after] = [await desk.opened(), await desk.opened()];
  // Two seconds before and after midnight in Lagos; both are heard of after it.
  desk.outside.time.now = Date.parse('2026-12-01T22:59:58Z');
  await desk.paySilently(before);
  desk.outside.time.now = Date.parse('2026-12-01T23:00:02Z');
  await desk.paySilently(after);
  await desk.pass(5);
  desk.outside.time.now += 3_600_000;
  const first = await desk.compare({ from: '2026-12-01', to: '2026-12-01' });
  const second = await desk.compare({ from: '2026-12-02', to: '2026-12-02' });
  expect([first.orders.count, first.provider.count, first.ledger.count, first.vendor.count, first.total]).toEqual([
    1, 1, 1, 0, 0,
  ]);
  expect([second.orders.count, second.provider.count, second.ledger.count, second.vendor.count, second.total]).toEqual([
    1, 1, 1, 2, 0,
  ]);
  await desk.put('not-captured-there', before);
  expect(shown(await desk.compare({ from: '2026-12-01', to: '2026-12-01' }))).toEqual([]);
  expect(shown(await desk.compare({ from: '2026-12-02', to: '2026-12-02' }))).toEqual([
    ['not-captured-there', before, 5050],
  ]);
});

test('a refund days after its purchase is of its own day, and is missed there when it did not happen', async () => {
  desk.outside.time.now = Date.parse('2026-12-05T10:00:00Z');
  const orderId = await desk.stuck('silent');
  desk.outside.time.now = Date.parse('2026-12-08T10:00:00Z');
  desk.mended();
  await desk.mark(orderId);
  desk.outside.time.now += 40_000;
  await desk.retry(orderId);
  expect(await desk.stateOf(orderId)).toBe('refunded');
  const day = { from: '2026-12-08', to: '2026-12-08' };
  expect(await desk.compare(day)).toMatchObject({ orders: NONE, refunds: { count: 1, value: 5050 }, total: 0 });
  await desk.put('refunded-here-only', orderId);
  expect(shown(await desk.compare(day))).toEqual([['refunded-here-only', orderId, 5050]]);
});

test('days that are too many, or the wrong way round, are refused, and days outside of any calendar too', async () => {
  const refused = async (input: object) => {
    const { status, body } = await desk.asPlatform('reconciliation', input);
    return [status, body.code, body.message];
  };
  expect(await refused({ from: '2026-08-20', to: '2026-11-21' })).toEqual([
    400,
    'too-many-days',
    'Please choose 92 days at most.',
  ]);
  expect(await refused({ from: '2026-11-22', to: '2026-11-21' })).toEqual([
    400,
    'days-wrong-way',
    'The first day is after the last one.',
  ]);
  expect((await refused({ from: '2026-02-30', to: '2026-03-01' }))[0]).toBe(400);
  expect((await desk.compare({ from: '0001-01-01', to: '0001-01-02' })).total).toBe(0);
  expect((await desk.compare({ from: '9999-12-30', to: '9999-12-31' })).total).toBe(0);
});
