import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asked } from '#src/server/http/handlers.ts';
import { openLog } from '#src/server/http/log.ts';
import { orderHandlers } from '#src/server/orders/handlers.ts';
import type { Person } from '#src/server/person.ts';
import { openPriceLists } from '#src/server/price-lists/price-lists.ts';
import { orderChanges } from '#src/server/settlement/changes.ts';
import { STRANGER } from '../../faults/support/fixtures.ts';
import { HOUSES } from '../../faults/support/houses.ts';
import { newDevice } from '../../support/server/device.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { wishFor } from '../../support/server/wishes.ts';

const log = openLog('silent');
const MOST = 100;

let money: TestMoney;
let calls: ReturnType<typeof orderHandlers>;
beforeAll(async () => {
  money = await openTestMoney();
  // Answers are held as they are in use; the clock of the test stands still, so nothing but a change or an end lets one go.
  const pace = { ...money.deps.pace, watchMs: 20_000, holdMs: 9_000 };
  calls = orderHandlers({ ...money.deps, pace, changes: orderChanges() }, openPriceLists());
});
afterAll(() => money.close());

/** A call as one person makes it. */
function by<I>(person: Person, input: I, signal = new AbortController().signal) {
  return { person, input, signal, address: '203.0.113.7', device: newDevice(), requestId: 'test', log };
}
const power = (key: string) => ({ key, type: 'power_vending', amount: 5000 }) as const;
const levy = (key: string) => ({ key, screen: 'pay-services', serviceId: 'dev-levy', amount: 500 }) as const;

describe('a person who opens order after order', () => {
  test('is told to wait, whatever it is for, and can still ask for an order that is there', async () => {
    const resident = money.resident();
    const payer = { ...resident, meterNumber: HOUSES['dev-levy'] };
    for (let at = 0; at < MOST / 2; at += 1) {
      expect(await calls.openOrder(by(resident, power(`many-power-${at}`)))).toMatchObject({ status: 200 });
      expect(await calls.openDues(by(payer, levy(`many-levies-${at}`)))).toMatchObject({ status: 200 });
    }
    const wait = { status: 429, data: { code: 'too-many-tries', retryAfter: expect.any(Number) } };
    expect(await calls.openOrder(by(resident, power('one-too-many-1')))).toMatchObject(wait);
    expect(await calls.openDues(by(payer, levy('one-too-many-2')))).toMatchObject(wait);
    expect(await calls.openBill(by(resident, wishFor('airtime', 'one-too-many-3')))).toMatchObject(wait);
    expect(await calls.openOrder(by(resident, power('many-power-0')))).toMatchObject({ status: 200 });
    expect(await calls.openDues(by(payer, levy('many-levies-0')))).toMatchObject({ status: 200 });
  });

  test('waits as long to open a card window anew: its order is asked about as often as a new one', async () => {
    const resident = money.resident();
    const wait = { status: 429, data: { code: 'too-many-tries' } };
    money.outside.time.now += 16 * 60_000;
    expect(await calls.openOrder(by(resident, power('many-power-0')))).toMatchObject(wait);
    expect(await calls.openDues(by(resident, levy('many-levies-0')))).toMatchObject(wait);
  });

  test('is not asked about a forgotten order over and over, because it is watched', async () => {
    const resident = money.resident();
    const { order_id: orderId } = await money.db
      .updateTable('orders')
      .set({ state: 'abandoned', next_probe_at: null })
      .where('idempotency_key', '=', 'many-power-0')
      .returning('order_id')
      .executeTakeFirstOrThrow();
    expect(await calls.orderStatus(by(resident, { orderId }))).toMatchObject({ data: { state: 'abandoned' } });
    const row = money.db.selectFrom('orders').select('next_probe_at').where('order_id', '=', orderId);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ next_probe_at: null });
  });

  test('keeps nobody else waiting', async () => {
    const neighbour = { ...money.resident(), ...STRANGER };
    expect(await calls.openBill(by(neighbour, wishFor('airtime', 'neighbour-001')))).toMatchObject({ status: 200 });
  });
});

describe('answers that are held', () => {
  const HELD = 12;
  let orderId: string;
  beforeAll(async () => {
    orderId = await money.order();
  });
  const watch = (signal: AbortSignal): Promise<object> =>
    calls.orderStatus(by(money.resident(), { orderId, wait: 'opened' }, signal) satisfies Asked<'orderStatus'>);
  const report = (signal: AbortSignal): Promise<object> =>
    calls.topupPower(
      by(
        money.resident(),
        { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount: 5050 } as const,
        signal,
      ),
    );

  test.each([
    ['a question about its state', watch, { status: 200, data: { state: 'opened' } }],
    ["a report of the widget's word", report, { status: 202, data: { state: 'opened' } }],
  ])('of one person are so many at most: one more ends the oldest, %s, with what there is', async (_, ask, ended) => {
    const leaving = new AbortController();
    const oldest = ask(leaving.signal);
    const others = Array.from({ length: HELD - 1 }, () => watch(leaving.signal));
    let answered = 0;
    for (const one of others) void one.then(() => (answered += 1));
    const newest = watch(leaving.signal);
    void newest.then(() => (answered += 1));
    expect(await oldest).toMatchObject(ended);
    expect(answered).toBe(0);
    leaving.abort();
    await Promise.all([...others, newest]);
  });

  test('end nothing that somebody else waits for', async () => {
    const leaving = new AbortController();
    const visitors = await calls.openBill({ ...by(money.resident(), wishFor('airtime', 'held-bill-1')), person: null });
    if (visitors.status !== 200) throw new Error(JSON.stringify(visitors));
    const asked = { orderId: visitors.data.orderId, key: 'held-bill-1', wait: 'opened' } as const;
    let answered = false;
    const visitor = calls.billStatus({ ...by(money.resident(), asked, leaving.signal), person: null });
    void visitor.then(() => (answered = true));
    const own = Array.from({ length: HELD + 1 }, () => watch(leaving.signal));
    await Promise.race(own);
    expect(answered).toBe(false);
    leaving.abort();
    await Promise.all([visitor, ...own]);
  });
});
