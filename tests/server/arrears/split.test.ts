import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { billingHandlers } from '#src/server/billing/handlers.ts';
import { post } from '#src/server/billing/ledger.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { payFromCredit } from '#src/server/orders/from-credit.ts';
import { openOrder } from '#src/server/orders/power.ts';
import type { Person } from '#src/server/person.ts';
import type { MoneyDeps } from '#src/server/settlement/money.ts';
import { METERS } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { residentsOf } from '../resident-accounts/support.ts';
import { estateBooks } from './support/estate.ts';

/* A part of each top-up goes to the debt (decision 208): what is charged, delivered, paid and given back, to the kobo. */
const PALM = 901;
const HOUR_MS = 3_600_000;
const FEE_KOBO = 5_000;

type Resident = Person & { readonly meterNumber: string };

let money: TestMoney;
let books: ReturnType<typeof estateBooks>;
const estate = residentsOf(() => money);
beforeAll(async () => {
  money = await openTestMoney();
  books = estateBooks(money.db, money.outside.clock);
  await estate.office();
});
afterAll(() => money.close());
beforeEach(async () => {
  await books.rule(PALM, { debtShare: 20, block: [] });
  await estate.rule('power-only');
  await money.db.deleteFrom('arrears_exceptions').execute();
  await money.db.deleteFrom('small_topups').execute();
  money.outside.time.now += 2 * HOUR_MS;
});

let keys = 0;
const wish = (debt?: number, amount = 5_000, key = `split-of-test-${++keys}`) => ({
  ...{ key, type: 'power_vending' as const, amount },
  ...(debt !== undefined && { debt }),
});
/** A resident who owes so much service charge, kobo. */
const owing = async (kobo: number): Promise<Resident> => {
  const ada = await estate.resident();
  await estate.charge(ada.meterNumber, 'service-charge', kobo, 30);
  return ada;
};
const opened = async (ada: Person, debt: number, amount?: number) => {
  const answer = await openOrder(money.deps, ada, wish(debt, amount));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const bought = async (ada: Person, debt: number) => {
  const { orderId } = await opened(ada, debt);
  await money.pay(orderId);
  return orderId;
};
const stands = (ada: Resident, due: 'fine' | 'dev-levy' | 'service-charge' = 'service-charge') =>
  estate.stands(accounts.meter(ada.meterNumber, due), accounts.credit(ada.id));
/** Money that came by transfer, kobo. */
const credited = (ada: Resident, kobo: number) =>
  money.db.transaction().execute((trx) =>
    post(trx, {
      ...{ kind: 'arrival-matched', narration: 'Credit', at: money.outside.clock() },
      entries: [
        { account: accounts.unmatched, kobo: -kobo },
        { account: accounts.credit(ada.id), kobo },
      ],
    }),
  );
const ordersOf = (ada: Person) =>
  money.db
    .selectFrom('orders')
    .select(['kind', 'state', 'amount_kobo as amount', 'debt_kobo as debt', 'total_kobo as total'])
    .where('user_id', '=', ada.id)
    .orderBy('total_kobo', 'desc')
    .execute();
const told = async (ada: Resident) => {
  const { servicePayments } = billingHandlers({ db: money.db, clock: money.outside.clock });
  const asked = { input: { meter_number: ada.meterNumber }, person: ada };
  return (await servicePayments(asked as Parameters<typeof servicePayments>[0])).data as { split?: object };
};

test('the part is told before it is paid, and only what was shown is charged', async () => {
  const ada = await owing(300_000);
  await estate.charge(ada.meterNumber, 'fine', 50_050, 3);
  expect((await told(ada)).split).toEqual({
    ...{ share: 20, owed: 3_500.5 },
    debts: [
      { due: 'service-charge', amount: 3_000, name: null },
      { due: 'fine', amount: 500.5, name: null },
    ],
  });
  const moved = { status: 409, data: { code: 'split-moved', message: SPLIT.moved } };
  // A face that knows of none, and one that was shown another part.
  expect(await openOrder(money.deps, ada, wish())).toEqual(moved);
  expect(await openOrder(money.deps, ada, wish(999))).toEqual(moved);
  expect(await ordersOf(ada)).toEqual([]);
  expect(await opened(ada, 1_000)).toMatchObject({ amount: 4_000, debt: 1_000, fee: 50, total: 5_050 });
  // As much as is owed, in whole naira, and no more.
  expect(await opened(ada, 3_500, 30_000)).toMatchObject({ amount: 26_500, debt: 3_500, total: 30_050 });
});

test('the same key answers the same order, and another part under it is refused', async () => {
  const ada = await owing(300_000);
  const one = wish(1_000);
  const answer = await openOrder(money.deps, ada, one);
  expect(answer).toMatchObject({ status: 200, data: { debt: 1_000 } });
  await estate.charge(ada.meterNumber, 'service-charge', -300_000, 0);
  expect(await openOrder(money.deps, ada, one)).toEqual(answer);
  expect(await openOrder(money.deps, ada, { ...one, debt: 500 })).toMatchObject({ status: 422 });
  expect(await ordersOf(ada)).toHaveLength(1);
});

test('whoever owes nothing is told and charged nothing of it, and so is everybody where nothing is ruled', async () => {
  const ada = await estate.resident();
  expect((await told(ada)).split).toBeUndefined();
  const paid = await opened(ada, 0);
  expect(paid).toMatchObject({ amount: 5_000, total: 5_050 });
  expect(paid).not.toHaveProperty('debt');
  expect(await openOrder(money.deps, ada, wish(1))).toMatchObject({ status: 409 });
  await estate.charge(ada.meterNumber, 'service-charge', 300_000, 1);
  await books.rule(PALM, { block: [] });
  expect((await told(ada)).split).toBeUndefined();
  expect(await opened(ada, 0)).toMatchObject({ amount: 5_000, total: 5_050 });
});

test('a top-up is delivered for the power, and its part pays the oldest debt at once', async () => {
  const ada = await owing(60_000);
  await estate.charge(ada.meterNumber, 'fine', 90_000, 3);
  const [fees = 0, sales = 0] = await estate.stands(accounts.fees, accounts.sales('power'));
  const orderId = await bought(ada, 1_000);
  await money.pass(10);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect(await stands(ada)).toEqual([0, 0]);
  expect(await stands(ada, 'fine')).toEqual([-50_000, 0]);
  expect(await ordersOf(ada)).toEqual([
    { kind: 'power', state: 'fulfilled', amount: 400_000, debt: 100_000, total: 505_000 },
    { kind: 'service', state: 'fulfilled', amount: 60_000, debt: 0, total: 60_000 },
    { kind: 'fine', state: 'fulfilled', amount: 40_000, debt: 0, total: 40_000 },
  ]);
  expect(await estate.stands(accounts.fees, accounts.sales('power'), accounts.payer(orderId))).toEqual([
    ...[fees + FEE_KOBO, sales + 400_000, 0],
  ]);
  const vend = await money.db.selectFrom('sandbox_vends').selectAll().where('reference', '=', orderId).execute();
  expect(vend).toMatchObject([{ amount_kobo: 400_000, executions: 1 }]);
});

test('credit that stood before stays, whatever else is owed', async () => {
  const ada = await owing(300_000);
  await credited(ada, 70_000);
  await bought(ada, 1_000);
  await money.pass(10);
  expect(await stands(ada)).toEqual([-200_000, 70_000]);
});

test('what was paid otherwise before the delivery leaves the part as credit, and pays what else is owed', async () => {
  const [ada, ben] = [await owing(300_000), await owing(300_000)];
  await estate.charge(ben.meterNumber, 'dev-levy', 40_000, 1);
  for (const person of [ada, ben]) {
    await bought(person, 1_000);
    await estate.charge(person.meterNumber, 'service-charge', -300_000, 0);
  }
  await money.pass(10);
  expect(await stands(ada)).toEqual([0, 100_000]);
  expect(await stands(ben, 'dev-levy')).toEqual([0, 60_000]);
  // Where the estate pays the oldest debt first it pays what is charged next.
  await estate.rule('oldest-debt-first');
  await estate.charge(ada.meterNumber, 'service-charge', 250_000, 0);
  await money.pass(10);
  expect(await stands(ada)).toEqual([-150_000, 0]);
});

test('two top-ups of one debt pay it once, and what is too much stays as credit', async () => {
  const ada = await owing(100_000);
  await Promise.all([bought(ada, 1_000), bought(ada, 1_000)]);
  await money.pass(10);
  expect(await stands(ada)).toEqual([0, 100_000]);
  expect((await ordersOf(ada)).map(({ kind, state }) => [kind, state])).toEqual([
    ...[
      ['power', 'fulfilled'],
      ['power', 'fulfilled'],
      ['service', 'fulfilled'],
    ],
  ]);
});

test('what the vendor refuses goes back whole, and pays no debt', async () => {
  const ada = await owing(300_000);
  await money.db.updateTable('users').set({ meter_number: METERS.refused }).where('id', '=', ada.id).execute();
  const there = { ...ada, meterNumber: METERS.refused };
  await estate.charge(METERS.refused, 'service-charge', 300_000, 3);
  const orderId = await bought(there, 1_000);
  await money.pass(30);
  expect(await money.stateOf(orderId)).toBe('refunded');
  expect(await stands(there)).toEqual([-300_000, 0]);
  const refunds = await money.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
  expect(refunds).toMatchObject([{ amount_kobo: 505_000 }]);
  expect(await ordersOf(there)).toHaveLength(1);
  expect(await estate.stands(accounts.payer(orderId))).toEqual([0]);
});

test('whoever is stopped buys their little without it, and so do an exception, credit and who may see no figures', async () => {
  const ada = await owing(300_000);
  await books.rule(PALM, { debtShare: 20, alwaysKobo: 100_000 });
  expect((await told(ada)).split).toBeUndefined();
  expect(await opened(ada, 0, 1_000)).toMatchObject({ amount: 1_000 });
  await books.except(PALM, ada.meterNumber, '2099-01-01');
  expect((await told(ada)).split).toBeUndefined();
  expect(await opened(ada, 0)).toMatchObject({ amount: 5_000 });
  await money.db.deleteFrom('arrears_exceptions').execute();
  await books.rule(PALM, { debtShare: 20, block: [] });
  const waiting = { ...ada, awaits: 'verification' } as const;
  expect(await openOrder(money.deps, waiting, wish())).toMatchObject({ status: 200, data: { amount: 5_000 } });
  await estate.charge(ada.meterNumber, 'dev-levy', 1, 1);
  await credited(ada, 500_000);
  expect(await payFromCredit(money.deps, ada, wish())).toMatchObject({ status: 200, data: { amount: 5_000 } });
});

test('a server that dies in the middle has delivered and paid nothing, and both are done once afterwards', async () => {
  const ada = await owing(300_000);
  const orderId = await bought(ada, 1_000);
  // The delivery is the first fact of that transaction, and the due that it pays the second.
  let facts = 0;
  const dying: MoneyDeps = {
    ...money.deps,
    crash: (point) => {
      if (point === 'C6' && ++facts === 3) throw new Error('died');
    },
  };
  for (let at = 0; at < 5; at += 1) {
    money.outside.time.now += 1_000;
    await sweep(dying);
    await money.server.background();
  }
  expect(facts).toBeGreaterThanOrEqual(3);
  await money.pass(60);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect(await stands(ada)).toEqual([-200_000, 0]);
  expect(await ordersOf(ada)).toHaveLength(2);
  const vends = await money.db.selectFrom('sandbox_vends').selectAll().where('reference', '=', orderId).execute();
  expect(vends).toMatchObject([{ executions: 1 }]);
});
