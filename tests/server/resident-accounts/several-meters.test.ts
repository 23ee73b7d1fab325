import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseMeter } from '#src/server/accounts/held-meters/change.ts';
import { accounts } from '#src/server/billing/chart.ts';
import type { Person } from '#src/server/person.ts';
import { listArrivals, matchArrival } from '#src/server/resident-accounts/decide.ts';
import { spendCredit } from '#src/server/resident-accounts/spend.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { residentsOf } from './support.ts';

const ELSEWHERE = 977;

let money: TestMoney;
const estate = residentsOf(() => money);
beforeAll(async () => {
  money = await openTestMoney();
  await estate.office();
  const { id: _, ...like } = await money.db
    .selectFrom('estates')
    .selectAll()
    .where('id', '=', estate.estate.id)
    .executeTakeFirstOrThrow();
  await money.db
    .insertInto('estates')
    .values({ ...like, id: ELSEWHERE, name: 'Quiet Mews' } as never)
    .execute();
});
afterAll(() => money.close());
beforeEach(() => estate.rule('oldest-debt-first'));

const send = async (account: string, amount: number) => {
  await money.outside.browser('/sandbox/payments/transfers', { account, amount });
  for (const { body, headers } of money.outside.webhooks.splice(0)) await money.server.webhook(body, headers);
};

/** Somebody who holds a shop in another estate beside their home. */
async function withShop() {
  const ada = await estate.resident();
  const shop = `${ada.meterNumber.slice(0, 6)}8${ada.meterNumber.slice(7)}`;
  await money.db
    .insertInto('meters')
    .values({ meter_number: shop, estate_id: ELSEWHERE, landlord_name: 'Ada Obi', house_address: 'Shop 9' })
    .execute();
  await money.db
    .insertInto('held_meters')
    .values({
      ...{ user_id: ada.id, meter_number: shop, estate_id: ELSEWHERE, name: null, status: 'occupied' },
      ...{ is_verified: true, link_awaited: false, added_at: new Date(0), ended_at: null, ended_as: null },
    })
    .execute();
  return { ada, shop };
}
async function use(person: Person, meter_number: string) {
  const sessions = { renew: async () => 'renewed' } as never;
  const choose = chooseMeter({ db: money.db, clock: money.deps.clock, sessions });
  expect(await choose({ input: { meter_number }, person } as never)).toMatchObject({ status: 200 });
}

test('money to the number of an estate where somebody holds a meter is theirs, whichever they use', async () => {
  const { ada, shop } = await withShop();
  const number = await estate.number(ada);
  await estate.charge(ada.meterNumber, 'fine', 30_000, 1);
  await money.pass(1);
  await use(ada, shop);
  await send(number, 500);
  await money.pass(2);
  const stands = () => estate.stands(accounts.credit(ada.id), accounts.meter(ada.meterNumber, 'fine'));
  // It pays for the meter in use, which owes nothing.
  expect(await stands()).toEqual([50_000, -30_000]);
  await use(ada, ada.meterNumber);
  await money.pass(3);
  expect(await stands()).toEqual([20_000, 0]);
});

test('what a meter was charged while another was in use is paid once it is in use', async () => {
  const { ada, shop } = await withShop();
  await send(await estate.number(ada), 1000);
  await use(ada, shop);
  await estate.charge(ada.meterNumber, 'fine', 40_000, 0);
  await spendCredit(money.deps);
  await use(ada, ada.meterNumber);
  await money.pass(3);
  expect(await estate.stands(accounts.credit(ada.id), accounts.meter(ada.meterNumber, 'fine'))).toEqual([60_000, 0]);
});

test('of several who hold a meter a transfer is matched to whom it came for, and no meter elsewhere is told', async () => {
  const { ada, shop } = await withShop();
  const bola = await estate.resident();
  await money.db.updateTable('users').set({ meter_number: ada.meterNumber }).where('id', '=', bola.id).execute();
  const number = await estate.number(ada);
  await use(ada, shop);
  await estate.rule('ask-me');
  await send(number, 333);
  const list = await listArrivals(money.db, estate.administrator, { page: 1 });
  if (list.status !== 200) throw new Error('no list');
  const came = list.data.arrivals.find(({ amount }) => amount === 333);
  expect(came).toMatchObject({ state: 'waiting', reason: 'ask-me', meterNumber: ada.meterNumber });
  const matched = { id: came?.id ?? '', meter_number: ada.meterNumber };
  expect(await matchArrival(money.deps, estate.administrator, matched)).toMatchObject({ status: 200 });
  expect(await estate.stands(accounts.credit(ada.id), accounts.credit(bola.id))).toEqual([33_300, 0]);
});
