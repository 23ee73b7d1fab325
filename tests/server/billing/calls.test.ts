import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const meterOf = async (email: string) =>
  (await portal.db.selectFrom('users').select('meter_number').where('email', '=', email).executeTakeFirstOrThrow())
    .meter_number ?? '';
const ask = async (name: 'servicePayments' | 'devLevyMeter', who: string, whose: string) =>
  portal.call(name, { meter_number: await meterOf(whose) }, await portal.signIn(who));

test('a resident sees what the own meter owes, in naira', { tags: ['A-018', 'A-021'] }, async () => {
  const { status, body } = await ask('servicePayments', 'debtor@palmcourt.example', 'debtor@palmcourt.example');
  expect([status, body]).toEqual([
    200,
    {
      data: {
        amount: 45_000,
        serviceCharge: -45_000,
        devLevy: 0,
        fine: 0,
        paid: 120_000,
        duration: 0,
        payBy: { serviceCharge: null, devLevy: null, fine: null },
      },
      debts: ['2026-08-01', '2026-09-01', '2026-10-01'].map((since) => ({
        ...{ due: 'service-charge', since, amount: 15_000, name: null, month: null, service: null },
      })),
    },
  ]);
});

test('a fine that is owed is above zero', async () => {
  const { body } = await ask('servicePayments', 'fined@palmcourt.example', 'fined@palmcourt.example');
  expect(body).toMatchObject({ data: { amount: 10_000, fine: 10_000 } });
});

test('an owner sees the levy of the own house', { tags: ['A-022'] }, async () => {
  const { status, body } = await ask('devLevyMeter', 'owner@palmcourt.example', 'owner@palmcourt.example');
  expect([status, body]).toEqual([200, { data: { devLevy: -35_000 } }]);
});

test('a meter for which nothing was ever set has no summary', { tags: ['A-019'] }, async () => {
  const estate = await portal.db
    .selectFrom('estates')
    .select('id')
    .where('name', '=', 'Palm Court')
    .executeTakeFirstOrThrow();
  const meter = { meter_number: '45000000001', estate_id: estate.id, landlord_name: 'x', house_address: 'x' };
  await portal.db.insertInto('meters').values(meter).execute();
  const token = await portal.signIn('admin@palmcourt.example');
  const { status, body } = await portal.call('servicePayments', { meter_number: meter.meter_number }, token);
  expect([status, body]).toEqual([200, { data: null, debts: [] }]);
});

test('an estate administrator sees every meter of the own estate and none of another', async () => {
  expect((await ask('servicePayments', 'admin@palmcourt.example', 'debtor@palmcourt.example')).status).toBe(200);
  expect((await ask('servicePayments', 'admin@palmcourt.example', 'resident@cedarview.example')).status).toBe(404);
});

test('somebody else’s meter is not found, as one that does not exist', async () => {
  const foreign = await ask('servicePayments', 'resident@palmcourt.example', 'debtor@palmcourt.example');
  const token = await portal.signIn('resident@palmcourt.example');
  const unknown = await portal.call('servicePayments', { meter_number: '45999999999' }, token);
  const without = ({ requestId: _, ...rest }: Record<string, unknown>) => rest;
  expect(foreign.status).toBe(404);
  expect(without(foreign.body)).toEqual(without(unknown.body));
  expect((await ask('devLevyMeter', 'resident@palmcourt.example', 'debtor@palmcourt.example')).status).toBe(404);
});
