import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceCost } from '#src/server/orders/price-due.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount } from '../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

test('a service is priced by how the meter stands that it is paid for, whichever is put in use meanwhile', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  const { id, meter_number, estate_id } = await ownAccount(portal, email).row();
  const home = String(meter_number);
  const shop = String((await ownAccount(portal, 'debtor@palmcourt.example').row()).meter_number);
  const charge = portal.db
    .selectFrom('user_services')
    .innerJoin('services', 'services.id', 'service_id')
    .select('services.id')
    .where('user_id', '=', id)
    .where('name', '=', 'Service Charge');
  const serviceId = String((await charge.executeTakeFirstOrThrow()).id);
  const stands = { status: 'unoccupied', is_verified: true, link_awaited: false, name: null } as const;
  const since = { added_at: portal.time.now, ended_at: null, ended_as: null };
  await portal.db
    .insertInto('held_meters')
    .values({ ...stands, ...since, user_id: id, meter_number: shop, estate_id: Number(estate_id) })
    .execute();
  const wish = { key: 'any-key-1', screen: 'pay-services', serviceId, months: 2 } as const;
  const deps = { db: portal.db, clock: () => portal.time.now };
  const cost = (meterNumber: string) => serviceCost(deps, { id, meterNumber }, wish, 5_000);
  const whole = { serviceId: Number(serviceId), months: 2, amountKobo: 3_000_000 };
  expect(await cost(home)).toEqual(whole);
  const foreign = String((await ownAccount(portal, 'resident@palmcourt.example').row()).meter_number);
  expect(await cost(foreign)).toMatchObject({ code: 'service-not-yours' });
  // Between the session's look at the account and the price.
  const token = await portal.signIn(email);
  expect((await portal.call('chooseMeter', { meter_number: shop }, token)).status).toBe(200);
  expect(await cost(home)).toEqual(whole);
  expect(await cost(shop)).toEqual({ ...whole, amountKobo: 1_497_500, reductionKobo: 1_502_500 });
});
