import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { hashPassword } from '#src/server/accounts/passwords.ts';
import { systemRandom } from '#src/server/random.ts';
import { METERS, RESIDENT } from '../../../faults/support/fixtures.ts';
import { openTestStorefront, type TestStorefront } from '../../../support/server/storefront.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
  const password_hash = await hashPassword(DEMO_PASSWORD, systemRandom);
  const set = { meter_number: METERS.plain, password_hash };
  await store.db.updateTable('users').set(set).where('id', '=', RESIDENT.id).execute();
});
afterAll(() => store.close());

test('power that was paid for before the meter changed goes to the meter it was bought for', async () => {
  const before = await store.signedIn();
  const wish = { key: 'an-order-under-way', type: 'power_vending', amount: 5000 };
  const { status, body } = await store.ask('openOrder', wish, before);
  expect(status).toBe(200);
  const orderId = String(body.orderId);
  await store.pay(orderId);
  expect((await store.ask('updateMeter', { meter_number: METERS.late, password: DEMO_PASSWORD }, before)).status).toBe(
    200,
  );

  const word = { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount: 5050 };
  expect((await store.ask('topupPower', word, before)).status).toBe(401);
  const after = await store.signedIn();
  await store.ask('topupPower', word, after);
  await store.server.background();
  await store.pass(1);
  expect(await store.ask('topupPower', word, after)).toMatchObject({ status: 200 });
  const vends = await store.db
    .selectFrom('sandbox_vends')
    .select(['account', 'executions'])
    .where('reference', '=', orderId)
    .execute();
  expect(vends).toEqual([{ account: METERS.plain, executions: 1 }]);

  const next = await store.ask('openOrder', { ...wish, key: 'an-order-afterwards' }, after);
  const order = await store.db
    .selectFrom('orders')
    .select('destination_account')
    .where('order_id', '=', String(next.body.orderId))
    .executeTakeFirst();
  expect(order?.destination_account).toBe(METERS.late);
});
