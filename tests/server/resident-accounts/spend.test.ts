import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setBalance } from '#src/server/administration/set-balance.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import type { Person } from '#src/server/person.ts';
import { spendCredit } from '#src/server/resident-accounts/spend.ts';
import type { MoneyDeps } from '#src/server/settlement/money.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { residentsOf } from './support.ts';

let money: TestMoney;
const estate = residentsOf(() => money);
beforeAll(async () => {
  money = await openTestMoney();
  await estate.office();
});
afterAll(() => money.close());
beforeEach(() => estate.rule('oldest-debt-first'));

/** A resident with so much credit, naira. */
const withCredit = async (naira: number) => {
  const ada = await estate.resident();
  const account = await estate.number(ada);
  await money.outside.browser('/sandbox/payments/transfers', { account, amount: naira });
  for (const { body, headers } of money.outside.webhooks.splice(0)) await money.server.webhook(body, headers);
  return ada;
};
const stands = (ada: Person & { meterNumber: string }, due: 'fine' | 'dev-levy' | 'service-charge') =>
  estate.stands(accounts.meter(ada.meterNumber, due), accounts.credit(ada.id));
const ordersOf = (ada: Person) =>
  money.db
    .selectFrom('orders')
    .select(['kind', 'state', 'total_kobo as kobo'])
    .where('user_id', '=', ada.id)
    .orderBy('kind')
    .execute();
const notes = () => money.db.selectFrom('credit_looks').select('meter_number').execute();

test('a fine that an administrator sets later is paid from the credit that stands', async () => {
  const ada = await withCredit(2000);
  expect(await stands(ada, 'fine')).toEqual([0, 200_000]);
  const wish = { meter_number: ada.meterNumber, amount: 700, servicePayment: 'fine', reason: '' } as const;
  const set = await setBalance(money.deps, estate.estate, estate.administrator.id, wish);
  expect(set).toMatchObject({ status: 200 });
  expect(await arrears(money.db, ada.meterNumber)).toMatchObject({ fineKobo: 70_000, blocked: true });
  await money.pass(3);
  expect(await stands(ada, 'fine')).toEqual([0, 130_000]);
  expect(await arrears(money.db, ada.meterNumber)).toMatchObject({ fineKobo: 0, blocked: false });
  expect(await ordersOf(ada)).toEqual([{ kind: 'fine', state: 'fulfilled', kobo: 70_000 }]);
  expect(await notes()).toEqual([]);
});

test('of two servers that look at once one spends, and what is left of a debt waits for more', async () => {
  const ada = await withCredit(500);
  await estate.charge(ada.meterNumber, 'dev-levy', 80_000, 0);
  await Promise.all([spendCredit(money.deps), spendCredit(money.deps), spendCredit(money.deps)]);
  await money.pass(3);
  expect(await stands(ada, 'dev-levy')).toEqual([-30_000, 0]);
  expect(await ordersOf(ada)).toEqual([{ kind: 'dev-levy', state: 'fulfilled', kobo: 50_000 }]);
});

test('a server that dies while it spends has spent nothing, and the debt is paid once afterwards', async () => {
  const ada = await withCredit(1000);
  await estate.charge(ada.meterNumber, 'fine', 40_000, 0);
  const dying: MoneyDeps = {
    ...money.deps,
    crash: (point) => {
      if (point === 'C6') throw new Error('died');
    },
  };
  await spendCredit(dying);
  expect(await stands(ada, 'fine')).toEqual([-40_000, 100_000]);
  expect(await ordersOf(ada)).toEqual([]);
  money.outside.time.now += money.deps.pace.leaseMs;
  await sweep(money.deps);
  await money.pass(3);
  expect(await stands(ada, 'fine')).toEqual([0, 60_000]);
  expect(await ordersOf(ada)).toHaveLength(1);
});

test.each(['power-only', 'ask-me'])('where the rule is %s credit stays credit', async (rule) => {
  const ada = await withCredit(1000);
  await estate.rule(rule);
  await estate.charge(ada.meterNumber, 'fine', 40_000, 0);
  await money.pass(3);
  expect(await stands(ada, 'fine')).toEqual([-40_000, 100_000]);
  expect(await notes()).toEqual([]);
});

test('a debt whose payment is not sold just now is paid once it is sold again', async () => {
  const ada = await withCredit(1000);
  const paused = (kinds: string[]) => {
    const value = JSON.stringify(kinds);
    return money.db
      .insertInto('platform_settings')
      .values({ name: 'paused', value, set_by: estate.administrator.id, set_at: new Date(0) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  };
  await paused(['fine']);
  await estate.charge(ada.meterNumber, 'fine', 40_000, 0);
  await money.pass(3);
  expect(await stands(ada, 'fine')).toEqual([-40_000, 100_000]);
  await paused([]);
  money.outside.time.now += 16 * 60_000;
  await money.pass(3);
  expect(await stands(ada, 'fine')).toEqual([0, 60_000]);
});

test('a charge to a meter of nobody with credit is noted nowhere', async () => {
  const bola = await estate.resident();
  await estate.charge(bola.meterNumber, 'fine', 40_000, 0);
  expect(await notes()).toEqual([]);
});
