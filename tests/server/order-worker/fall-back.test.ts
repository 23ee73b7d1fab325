// @module-tag long
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { openOrder } from '#src/server/orders/power.ts';
import type { CrashPoint } from '#src/server/settlement/money.ts';
import { ADMINISTRATOR } from '../../faults/support/fixtures.ts';
import { boot, Crash } from '../../faults/support/server-process.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { rememberingVendor, type Verdict } from '../../support/server/remembering-vendor.ts';
import { holding } from '../../support/server/settings.ts';

let money: TestMoney;
let sandbox: TestMoney['deps']['vending'];
beforeAll(async () => {
  money = await openTestMoney();
  sandbox = money.deps.vending;
});
afterAll(() => money.close());

/** What the two vendors do with what they are sent. */
const does: { first: Verdict; second: Verdict } = { first: 'refused', second: 'delivered' };
let first: ReturnType<typeof rememberingVendor>;
let second: typeof first;
beforeEach(() => {
  Object.assign(does, { first: 'refused', second: 'delivered' });
  first = rememberingVendor('first', sandbox, () => does.first);
  second = rememberingVendor('second', sandbox, () => does.second);
  Object.assign(money.deps, { vending: first.port, otherVendors: [second.port] });
});

const paid = async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  return orderId;
};
const attemptsOf = (orderId: string) =>
  money.db
    .selectFrom('vend_attempts')
    .select(['number', 'vendor', 'vendor_reference', 'refusal'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
const walletsOf = (orderId: string) =>
  money.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['account', 'amount_kobo'])
    .where('order_id', '=', orderId)
    .where('account', 'like', 'vendor:%')
    .execute();

test('what one vendor refuses for certain the next one sells, under a reference and in a row of its own', async () => {
  const orderId = await paid();
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect(await attemptsOf(orderId)).toEqual([
    { number: 1, vendor: 'first', vendor_reference: `first-${orderId}`, refusal: 'first says no' },
    { number: 2, vendor: 'second', vendor_reference: `second-${orderId}`, refusal: null },
  ]);
  expect([first.sends.length, second.sends.length, second.questions]).toEqual([1, 1, []]);
  expect(await walletsOf(orderId)).toEqual([{ account: 'vendor:second', amount_kobo: 500_000 }]);
  const token = money.db.selectFrom('tokens').select('vendor').where('order_id', '=', orderId);
  expect(await token.execute()).toEqual([{ vendor: 'second' }]);
});

test('what one vendor does not say is asked of that one, and sent to no other', async () => {
  does.first = 'unheard';
  const orderId = await paid();
  await money.pass(10);
  expect([await money.stateOf(orderId), first.vended(), second.sends, second.questions]).toEqual([
    'fulfilled',
    [`first-${orderId}`],
    [],
    [],
  ]);
});

test('each vendor is sent it once, and when all have refused the money goes back', async () => {
  does.second = 'refused';
  const orderId = await paid();
  await money.pass(5);
  expect(await money.stateOf(orderId)).toBe('refunded');
  expect([first.sends.length, second.sends.length]).toEqual([1, 1]);
  const refund = money.db.selectFrom('refunds').select('reason').where('order_id', '=', orderId);
  expect(await refund.execute()).toEqual([{ reason: 'second says no' }]);
});

test('an order that is marked for refund goes back when its vendor refuses, and is sent to no other', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  const refused = { kind: 'refused', reason: 'no' } as const;
  Object.assign(money.deps, {
    vending: { ...first.port, vend: async () => UNKNOWN, query: async () => UNKNOWN },
  });
  await money.report(orderId);
  await money.server.background();
  await money.db
    .insertInto('refund_marks')
    .values({ order_id: orderId, reason: 'Asked for it', marked_by: ADMINISTRATOR.id, marked_at: money.deps.clock() })
    .execute();
  Object.assign(money.deps, { vending: { ...first.port, query: async () => refused } });
  await money.pass(30);
  expect([await money.stateOf(orderId), second.sends.length]).toEqual(['refunded', 0]);
});
const UNKNOWN = { kind: 'unknown', reason: 'no answer' } as const;

test.each(['C9', 'C10', 'C11', 'C12', 'C20', 'C6', 'C13'] satisfies CrashPoint[])(
  'killed at %s again and again between the two, it is vended once, by the second',
  async (at) => {
    const orderId = await money.order();
    await money.pay(orderId);
    // Only what was not heard is asked about.
    if (at === 'C12') does.first = 'refused unheard';
    let deaths = 0;
    for (let life = 1; life <= 4; life += 1) {
      const server = await boot(money.outside, []);
      Object.assign(server.deps, { vending: first.port, otherVendors: [second.port] });
      server.doom({ at, times: life });
      for (let passed = 0; passed < 40 && !server.isDead(); passed += 1) {
        money.outside.time.now += 1_000;
        await sweep(server.deps).catch(died);
        await server.background();
      }
      if (server.isDead()) deaths += 1;
      // A process that is gone keeps no lease for longer than one lasts.
      money.outside.time.now += 60_000;
    }
    await money.pass(180);
    expect(deaths).toBeGreaterThan(0);
    expect(await money.stateOf(orderId)).toBe('fulfilled');
    expect([first.vended(), second.vended()]).toEqual([[], [`second-${orderId}`]]);
    expect(await walletsOf(orderId)).toEqual([{ account: 'vendor:second', amount_kobo: 500_000 }]);
  },
);
const died = (error: unknown) => {
  if (!(error instanceof Crash)) throw error;
};

test('a data base that was put back forgets who sold: of an order that is old the others are asked before it is sent', async () => {
  const orderId = await money.order();
  await money.pay(orderId);
  // As if it had been sold by the second, before the data base was put back.
  await second.port.vend({ reference: `second-${orderId}` } as never);
  money.outside.time.now += 11 * 60_000;
  does.first = 'delivered';
  await money.report(orderId);
  await money.pass(3);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect([first.sends, second.vended()]).toEqual([[], [`second-${orderId}`]]);
  expect(await attemptsOf(orderId)).toMatchObject([{ number: 1, vendor: 'second' }]);
});

test('the vendors of a product are those that are set for it, in their order; the one that would sell is asked about the meter', async () => {
  Object.assign(does, { first: 'delivered' });
  // Names are those of real vendors in the catalogue; here they stand for the two of this test.
  Object.assign(money.deps, {
    vending: { ...first.port, name: 'vtpass' },
    otherVendors: [{ ...second.port, name: 'baxi' }],
  });
  await holding(money.db, 'vendors', 'power', 'baxi,vtpass');
  const orderId = await paid();
  await money.pass(2);
  expect([await money.stateOf(orderId), first.sends.length, second.sends.length]).toEqual(['fulfilled', 0, 1]);
  // One that sells nothing of it is passed over.
  Object.assign(money.deps, { otherVendors: [{ ...second.port, name: 'baxi', sells: () => false }] });
  const other = await paid();
  expect([await money.stateOf(other), first.sends.length]).toEqual(['fulfilled', 1]);
  // Where nobody that is set sells it, nothing is sold.
  await holding(money.db, 'vendors', 'power', 'buypower');
  const wish = { key: 'nobody-sells-it', type: 'power_vending', amount: 5_000 } as const;
  expect(await openOrder(money.deps, money.resident(), wish)).toMatchObject({
    status: 503,
    data: { code: 'not-sold' },
  });
  await holding(money.db, 'vendors', 'power', null);
});
