import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DueKind } from '#catalogues/orders.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import type { CallTaken } from '#src/server/http/handlers.ts';
import { openDues } from '#src/server/orders/dues.ts';
import { chargeHouses, HOUSES, SERVICES } from '../../../faults/support/houses.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';

type Wish = Omit<CallTaken<'openDues'>, 'key' | 'screen'>;

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());
beforeEach(async () => {
  await chargeHouses(money.db, { userId: money.resident().id, occupied: true }, money.outside.clock());
});

let keys = 0;

/** An order whose card window is open. */
async function opened(kind: DueKind, wish: Wish): Promise<string> {
  const payer = { ...money.resident(), meterNumber: HOUSES[kind] };
  const answer = await openDues(money.deps, payer, { key: `meanwhile-${++keys}`, screen: 'pay-services', ...wish });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data.orderId;
}

/** Pay in the card window, and let the server find out by itself. */
async function settled(orderId: string): Promise<string> {
  await money.pay(orderId);
  await money.pass(20);
  return money.stateOf(orderId);
}

/** An administrator adds this to what a meter is fined, kobo. */
async function fined(kobo: number): Promise<void> {
  const entries = [
    { account: accounts.meter(HOUSES.fine, 'fine'), kobo: -kobo },
    { account: 'estate:fine', kobo },
  ];
  await money.db
    .transaction()
    .execute((trx) => post(trx, { kind: 'dues', narration: 'fine', at: money.outside.clock(), entries }));
}

const balance = async (account: string) => (await balances(money.db, [account]))[account] ?? 0;
const fine = async () => (await arrears(money.db, HOUSES.fine)).fineKobo;

test('a fine that is lowered while its card window is open goes back to the card, and what is left of it is owed', async () => {
  const order = await opened('fine', { serviceId: 'fine' });
  const owed = await fine();
  await fined(-400_000);
  expect(await settled(order)).toBe('refunded');
  expect(await fine()).toBe(owed - 400_000);
});

test('a fine that is raised meanwhile is credited with what was paid, and the rest of it is owed', async () => {
  const order = await opened('fine', { serviceId: 'fine' });
  await fined(250_000);
  expect(await settled(order)).toBe('fulfilled');
  expect(await fine()).toBe(250_000);
});

test('one that was forgiven altogether is not credited', async () => {
  const order = await opened('fine', { serviceId: 'fine' });
  await fined(-(await fine()));
  expect(await settled(order)).toBe('refunded');
  expect(await fine()).toBe(0);
});

test('a service is paid at the price of its order, whatever becomes of price and apartment before the card', async () => {
  const account = accounts.service(HOUSES.service, SERVICES.security.id);
  const before = await balance(account);
  const order = await opened('service', { serviceId: String(SERVICES.security.id), months: 2 });
  await money.db
    .updateTable('services')
    .set({ monthly_kobo: 900_000 })
    .where('id', '=', SERVICES.security.id)
    .execute();
  await money.db.updateTable('users').set({ status: 'unoccupied' }).where('id', '=', money.resident().id).execute();
  expect(await settled(order)).toBe('fulfilled');
  expect((await balance(account)) - before).toBe(2 * SERVICES.security.monthly_kobo);
  expect(await balance(accounts.reduction(account))).toBe(0);
});

test('an order that is open while its payer moves to another meter credits the meter it was made for', async () => {
  const account = accounts.meter(HOUSES['dev-levy'], 'dev-levy');
  const before = await balance(account);
  const order = await opened('dev-levy', { serviceId: 'dev-levy', amount: 700 });
  await money.db
    .updateTable('users')
    .set({ meter_number: HOUSES.fine })
    .where('id', '=', money.resident().id)
    .execute();
  expect(await settled(order)).toBe('fulfilled');
  expect((await balance(account)) - before).toBe(70_000);
});

test('of two card windows for one fine that are paid at once, one is credited and the other goes back', async () => {
  const owed = await fine();
  const orders = [await opened('fine', { serviceId: 'fine' }), await opened('fine', { serviceId: 'fine' })];
  await Promise.all(orders.map((order) => money.pay(order)));
  await money.pass(20);
  const states = await Promise.all(orders.map((order) => money.stateOf(order)));
  expect(states.toSorted()).toEqual(['fulfilled', 'refunded']);
  expect(owed).toBeGreaterThan(0);
  expect(await fine()).toBe(0);
});
