import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { hashPassword } from '#src/server/accounts/passwords.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { systemRandom } from '#src/server/random.ts';
import { METERS, RESIDENT } from '../../faults/support/fixtures.ts';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';

let store: TestStorefront;
let token: string;
const { plain, late, lost } = METERS;
beforeAll(async () => {
  store = await openTestStorefront();
  const password_hash = await hashPassword(DEMO_PASSWORD, systemRandom);
  await store.db
    .updateTable('users')
    .set({ meter_number: plain, password_hash })
    .where('id', '=', RESIDENT.id)
    .execute();
  token = await store.signedIn();
  const entries = [
    { account: accounts.unmatched, kobo: -2_000_000 },
    { account: accounts.credit(RESIDENT.id), kobo: 2_000_000 },
  ];
  await store.db
    .transaction()
    .execute((trx) =>
      post(trx, { kind: 'arrival-matched', narration: 'Credit', at: new Date('2026-01-01T00:00:00Z'), entries }),
    );
});
afterAll(() => store.close());

const wish = (key: string, more: object = {}) => ({ key, type: 'power_vending', amount: 2000, ...more });
const ask = async (name: 'openOrder' | 'payFromCredit', input: object) => {
  const { status, body } = await store.ask(name, input, token);
  return { status, meter: body.meterNumber, code: body.code, message: body.message, orderId: body.orderId };
};
const vends = (orderId: unknown) =>
  store.db
    .selectFrom('sandbox_vends')
    .select(['account', 'executions'])
    .where('reference', '=', String(orderId))
    .execute();
const credit = async () => (await balances(store.db, [accounts.credit(RESIDENT.id)]))[accounts.credit(RESIDENT.id)];

test('an older page that names no meter buys for the only one, and for none where there are several', async () => {
  expect(await ask('payFromCredit', wish('the-only-meter'))).toMatchObject({ status: 200, meter: plain });
  const added = await store.ask('addMeter', { meter_number: late, password: DEMO_PASSWORD }, token);
  expect(added.status).toBe(200);
  expect((await store.ask('chooseMeter', { meter_number: late }, token)).status).toBe(200);
  const before = await credit();
  const refused = { status: 409, code: 'meter-not-named', message: SAID.notNamed };
  expect(await ask('payFromCredit', wish('older-by-credit'))).toMatchObject(refused);
  expect(await ask('openOrder', wish('older-by-card'))).toMatchObject(refused);
  expect(await credit()).toBe(before);
  // What it bought before it finds again.
  expect(await ask('payFromCredit', wish('the-only-meter'))).toMatchObject({ status: 200, meter: plain });
});

test('credit buys for the meter that was read back, whichever is in use by then, and once', async () => {
  const before = Number(await credit());
  const named = wish('read-back-first', { meter_number: plain });
  const bought = await ask('payFromCredit', named);
  expect([bought.status, bought.meter, await credit()]).toEqual([200, plain, before - 200_000]);
  await store.server.background();
  await store.pass(3);
  expect(await vends(bought.orderId)).toEqual([{ account: plain, executions: 1 }]);
  expect(await ask('payFromCredit', named)).toEqual(bought);
});

test('power is bought by card for the meter that was read back, whichever is in use by then, and once', async () => {
  const { orderId, ...opened } = await ask(
    'openOrder',
    wish('read-back-by-card', { amount: 5000, meter_number: plain }),
  );
  expect(opened).toMatchObject({ status: 200, meter: plain });
  await store.pay(String(orderId));
  const word = { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount: 5050 };
  await store.ask('topupPower', word, token);
  await store.server.background();
  await store.pass(1);
  expect(await store.ask('topupPower', word, token)).toMatchObject({ status: 200 });
  expect(await vends(orderId)).toEqual([{ account: plain, executions: 1 }]);
});

test('nothing is bought for a meter that is none of the buyer’s', async () => {
  const left = { status: 400, code: 'meter-changed', message: SENTENCES.houseLeft };
  for (const name of ['payFromCredit', 'openOrder'] as const)
    expect(await ask(name, wish(`of-somebody-else-${name}`, { meter_number: lost }))).toMatchObject(left);
});

test('a key that bought for one meter buys for no other', async () => {
  for (const name of ['payFromCredit', 'openOrder'] as const) {
    const key = `one-meter-${name}`;
    const first = await ask(name, wish(key, { meter_number: plain }));
    expect(first).toMatchObject({ status: 200, meter: plain });
    const before = await credit();
    expect(await ask(name, wish(key, { meter_number: late }))).toMatchObject({ status: 422, code: 'key-reused' });
    expect(await ask(name, wish(key, { meter_number: plain }))).toEqual(first);
    expect(await credit()).toBe(before);
  }
});

test('what was bought from credit is found again by its key after the meter was given up', async () => {
  const named = wish('given-up-since', { meter_number: plain });
  const bought = await ask('payFromCredit', named);
  expect((await store.ask('giveUpMeter', { meter_number: plain }, token)).status).toBe(200);
  expect(await ask('payFromCredit', named)).toEqual(bought);
  expect(await ask('payFromCredit', wish('not-mine-now', { meter_number: plain }))).toMatchObject({
    code: 'meter-changed',
  });
});

test('a card window that is open is handed out again by its key after the meter was given up, and no other', async () => {
  const again = await store.ask('addMeter', { meter_number: plain, password: DEMO_PASSWORD }, token);
  expect(again.status).toBe(200);
  const named = wish('window-open', { meter_number: plain });
  const opened = await ask('openOrder', named);
  expect(opened).toMatchObject({ status: 200, meter: plain });
  expect((await store.ask('giveUpMeter', { meter_number: plain }, token)).status).toBe(200);
  expect(await ask('openOrder', named)).toEqual(opened);
  const left = { status: 400, code: 'meter-changed', message: SENTENCES.houseLeft };
  expect(await ask('openOrder', wish('window-new', { meter_number: plain }))).toMatchObject(left);
});
