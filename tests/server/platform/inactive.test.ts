import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
let palm: number;
beforeAll(async () => {
  hq = await openHeadquarters();
  palm = await hq.estateId('Palm Court');
});
afterAll(() => hq.close());
beforeEach(() => set(true));

const set = (active: boolean) => hq.good('setEstateActive', { property_id: palm, active });
const power = (key = hq.key()) => hq.ask('openOrder', { key, type: 'power_vending', amount: 5000 }, 'resident');
const levy = (who: 'resident' | 'owner', screen: string) =>
  hq.ask('openDues', { key: hq.key(), screen, serviceId: 'dev-levy', amount: 1000 }, who);
const INACTIVE = {
  status: 403,
  body: { code: 'estate-inactive', message: 'Your estate cannot pay here at the moment.' },
};

test('nobody of a deactivated estate can pay, in the session that they have, and can when it is active again', async () => {
  await set(false);
  expect(await power()).toEqual(INACTIVE);
  expect(await levy('resident', 'pay-services')).toEqual(INACTIVE);
  expect(await levy('owner', 'pay-dev-levy')).toEqual(INACTIVE);
  const elsewhere = { key: hq.key(), type: 'power_vending', amount: 5000 };
  expect((await hq.ask('openOrder', elsewhere, 'stranger')).status).toBe(200);
  await set(true);
  expect((await power()).status).toBe(200);
  expect((await levy('resident', 'pay-services')).status).toBe(200);
  expect((await levy('owner', 'pay-dev-levy')).status).toBe(200);
});

test('administrators and residents of a deactivated estate still read', async () => {
  await set(false);
  for (const name of ['estateUsers', 'estateTransactions', 'auditLog', 'adminRequests', 'estateDashboard'] as const) {
    expect([name, (await hq.ask(name, {}, 'palm')).status]).toEqual([name, 200]);
  }
  for (const name of ['profile', 'userServices', 'residentDashboard'] as const) {
    expect([name, (await hq.ask(name, {}, 'resident')).status]).toEqual([name, 200]);
  }
});

test('a payment that was under way when the estate was deactivated brings its token', async () => {
  const key = hq.key();
  const { body: order } = await power(key);
  await hq.pay(order.orderId);
  await set(false);
  const report = () =>
    hq.ask(
      'topupPower',
      { transfer_reference: { status: 'CAPTURED', orderId: order.orderId }, type: 'power_vending', amount: 5050 },
      'resident',
    );
  await report();
  await hq.settle();
  expect(await report()).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^\d{20}$/) } });
  // The same wish is still the same order: nothing new is bought.
  expect((await power(key)).body).toEqual(order);
  expect(await power()).toEqual(INACTIVE);
});

test('nobody signs up for a meter of a deactivated estate, and its name is not offered', async () => {
  await set(false);
  const { meter_number } = await hq.person('resident@palmcourt.example');
  expect(await hq.good('verifyMeter', { meter_number }, null)).toMatchObject({ notFound: true });
  expect(await hq.rowsOf('properties', 'properties')).toMatchObject([{ name: 'Cedar View' }]);
});
