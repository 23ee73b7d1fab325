import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOut } from '#src/server/administration/moving-out/move-out.ts';
import { openOrder } from '#src/server/orders/power.ts';
import { myTokens } from '#src/server/receipts/my-tokens.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

test('a token that is paid for and not there yet comes to who paid, who has moved out meanwhile', async () => {
  const { id, meterNumber, estate } = money.resident('late');
  if (estate === null || meterNumber === null) throw new Error('The resident has no meter.');
  await money.db
    .updateTable('users')
    .set({ meter_number: meterNumber, estate_id: estate.id, is_verified: true })
    .where('id', '=', id)
    .execute();
  // That they came the data base has written by its own clock, which is not the one of this test.
  await money.db.deleteFrom('meter_moves').where('user_id', '=', id).execute();
  const orderId = await money.order('late');
  await money.pay(orderId);
  await money.report(orderId);
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('pending');

  const { db, mail } = money.deps;
  const config = { publicUrl: 'https://wattchat.example', supportEmail: 'help@wattchat.example' };
  const deps = { db, clock: money.outside.clock, mail, config };
  const day = money.outside.clock().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const wanted = { meter_number: meterNumber, people: [id], day, debt: 'stays' as const, owed: 0 };
  expect(await moveOut(deps, { estate, id }, wanted)).toMatchObject({ status: 200 });

  await money.pass(7);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect(await money.sendsOf(orderId)).toBe(1);
  const person = { ...money.resident('late'), meterNumber: null, estate: null };
  const told = await myTokens(money.db, { userId: id, orders: [] });
  expect(told.data).toMatchObject({ deliveries: [{ orderId, meterNumber }] });
  // The next one is refused in words, and nothing is charged.
  const wish = { key: 'after-moving', type: 'power_vending', amount: 5_000 } as const;
  expect(await openOrder(money.deps, person, wish)).toMatchObject({ status: 400, data: { code: 'no-meter' } });
});
