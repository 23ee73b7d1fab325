import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { hashPassword } from '#src/server/accounts/passwords.ts';
import { systemRandom } from '#src/server/random.ts';
import { METERS, RESIDENT } from '../../faults/support/fixtures.ts';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';

let store: TestStorefront;
let token: string;
beforeAll(async () => {
  store = await openTestStorefront();
  const password_hash = await hashPassword(DEMO_PASSWORD, systemRandom);
  const set = { meter_number: METERS.plain, password_hash };
  await store.db.updateTable('users').set(set).where('id', '=', RESIDENT.id).execute();
  token = await store.signedIn();
  const added = await store.ask('addMeter', { meter_number: METERS.late, password: DEMO_PASSWORD }, token);
  expect(added.status).toBe(200);
});
afterAll(() => store.close());

const wish = { type: 'power_vending', amount: 5000 } as const;

test('power is bought for the meter that was read back, whichever is in use by then', async () => {
  expect((await store.ask('chooseMeter', { meter_number: METERS.late }, token)).status).toBe(200);
  const { status, body } = await store.ask(
    'openOrder',
    { ...wish, key: 'read-back-before', meter_number: METERS.plain },
    token,
  );
  expect([status, body.meterNumber]).toEqual([200, METERS.plain]);
  const orderId = String(body.orderId);
  await store.pay(orderId);
  const word = { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount: 5050 };
  await store.ask('topupPower', word, token);
  await store.server.background();
  await store.pass(1);
  expect(await store.ask('topupPower', word, token)).toMatchObject({ status: 200 });
  const vends = await store.db
    .selectFrom('sandbox_vends')
    .select(['account', 'executions'])
    .where('reference', '=', orderId)
    .execute();
  expect(vends).toEqual([{ account: METERS.plain, executions: 1 }]);
});

test('nothing is bought for a meter that is none of the buyer’s, or is given up since it was read back', async () => {
  const open = async (key: string, meter_number: string) =>
    (await store.ask('openOrder', { ...wish, key, meter_number }, token)).body;
  expect(await open('of-somebody-else', METERS.lost)).toMatchObject({
    code: 'meter-changed',
    message: SENTENCES.houseLeft,
  });
  expect((await store.ask('giveUpMeter', { meter_number: METERS.plain }, token)).status).toBe(200);
  expect((await open('given-up-since', METERS.plain)).code).toBe('meter-changed');
  const credit = await store.ask('payFromCredit', { ...wish, key: 'from-credit', meter_number: METERS.plain }, token);
  expect(credit.body.code).toBe('meter-changed');
});
