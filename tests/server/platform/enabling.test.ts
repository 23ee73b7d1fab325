import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveServices } from '#src/server/accounts/sign-up.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';
import { EXISTS, type ServiceDesk, serviceDesk } from './support/service-desk.ts';

let hq: Headquarters;
let desk: ServiceDesk;
let palm: number;
let cedar: number;
let name = '';
beforeAll(async () => {
  hq = await openHeadquarters();
  palm = await hq.estateId('Palm Court');
  cedar = await hq.estateId('Cedar View');
  desk = serviceDesk(hq);
});
afterAll(() => hq.close());
beforeEach(() => {
  name = desk.newName();
});

const create = (given: object = {}) => ({ service_name: name, amount: 2500, estate: palm, ...given });

test('a disabled service is offered and ordered no more; what was ordered is paid, and months are kept', async () => {
  const { id } = await hq.good('createService', create());
  const before = (await desk.open(id)).body;
  const kept = hq.key();
  const early = await desk.open(id, 'resident', kept);
  expect(await hq.good('disableService', { service_id: id })).toEqual({
    message: `${name} is not sold in Palm Court any more.`,
    id,
  });
  expect(await hq.offered('resident')).not.toContain(name);
  const late = await desk.open(id);
  expect([late.status, late.body.code, late.body.message]).toEqual([
    400,
    'service-disabled',
    `${name} cannot be bought here at the moment. Please try again later.`,
  ]);
  // The same wish under its key is the same order.
  expect((await desk.open(id, 'resident', kept)).body).toEqual(early.body);
  await hq.pay(before.orderId);
  await desk.report(before);
  await hq.settle();
  expect((await desk.report(before)).status).toBe(200);
  expect(await hq.lastDeed()).toMatchObject({ action: 'service-disabled', before: 'enabled', after: 'disabled' });
  const lines = await hq.lines();
  await hq.good('disableService', { service_id: id });
  expect(await hq.lines()).toBe(lines);
});

test('a disabled service is enabled again under its price, also for who came meanwhile', async () => {
  const { id } = await hq.good('createService', create());
  await hq.good('disableService', { service_id: id });
  const meanwhile = await hq.person('resident@palmcourt.example');
  await hq.db.deleteFrom('user_services').where('user_id', '=', meanwhile.id).execute();
  await hq.db.transaction().execute((trx) => giveServices(trx, meanwhile.id, palm));
  expect(await hq.refused('createService', create())).toEqual(EXISTS);
  expect(await hq.good('enableService', { service_id: id, estate: palm })).toEqual({
    message: `${name} is enabled for Palm Court.`,
    id,
  });
  expect(await hq.offered('resident')).toContain(name);
  expect((await desk.open(id)).status).toBe(200);
  expect(await hq.lastDeed()).toMatchObject({ action: 'service-enabled', before: 'disabled', after: 'enabled' });
  const lines = await hq.lines();
  await hq.good('enableService', { service_id: id, estate: palm });
  expect(await hq.lines()).toBe(lines);
});

test('a service of another estate is enabled by its name and price, once', { tags: ['F-025'] }, async () => {
  const { id } = await hq.good('createFee', { serviceName: name, amount: 750, estate: palm });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => hq.ask('enableService', { service_id: id, estate: cedar })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await desk.listed(name)).toMatchObject([
    { name, kind: 'fee', amount: 750, estate: { id: cedar }, enabled: true, residents: 10 },
    { name, kind: 'fee', amount: 750, estate: { id: palm } },
  ]);
  expect(await hq.offered('stranger')).toContain(name);
  const [copy] = await desk.listed(name);
  expect(copy?.id).not.toBe(id);
  expect((await desk.open(copy?.id, 'stranger')).status).toBe(200);
  // Nobody pays for a service of an estate where they do not live.
  expect((await desk.open(id, 'stranger')).body.code).toBe('service-not-yours');
  expect(await hq.refused('enableService', { service_id: id, estate: cedar })).toEqual(EXISTS);
  await hq.good('disableService', { service_id: copy?.id });
  expect((await hq.good('enableService', { service_id: id, estate: cedar })).id).toBe(copy?.id);
});

test('a service charge is held against nobody of an estate that has no such service', async () => {
  const { meter_number, id: user } = await hq.person('debtor@palmcourt.example');
  const token = await hq.sessions.begin(user, 'test');
  const buy = () => hq.call('openOrder', { key: hq.key(), type: 'power_vending', amount: 5000 }, token);
  const { id } = await hq.serviceOf('Palm Court', 'Service Charge');
  const renamed = hq.db.updateTable('services').where('id', '=', id);
  await renamed.set({ name: 'Something Else' }).execute();
  expect((await hq.call('servicePayments', { meter_number }, token)).body.data).toMatchObject({ serviceCharge: 0 });
  expect((await buy()).status).toBe(200);
  await renamed.set({ name: 'Service Charge' }).execute();
  expect((await buy()).body.code).toBe('arrears');
});

test('a service or an estate that there is not is none to enable or disable', async () => {
  const { id } = await hq.serviceOf('Palm Court', 'Security');
  const none = [400, 'service-not-found', 'There is no such service.'];
  expect(await hq.refused('enableService', { service_id: 999_999, estate: palm })).toEqual(none);
  expect(await hq.refused('disableService', { service_id: 999_999 })).toEqual(none);
  expect((await hq.refused('enableService', { service_id: id, estate: 999_999 }))[1]).toBe('estate-not-found');
});

test('a service charge that nobody can pay is asked of nobody, and is owed again when it is enabled', async () => {
  const { id } = await hq.serviceOf('Palm Court', 'Service Charge');
  const { meter_number, id: user } = await hq.person('debtor@palmcourt.example');
  const token = await hq.sessions.begin(user, 'test');
  const owed = async () => (await hq.call('servicePayments', { meter_number: meter_number ?? '' }, token)).body.data;
  const buy = () => hq.call('openOrder', { key: hq.key(), type: 'power_vending', amount: 5000 }, token);
  expect(await owed()).toMatchObject({ serviceCharge: -45_000, amount: 45_000 });
  expect((await buy()).body.code).toBe('arrears');
  await hq.good('disableService', { service_id: id });
  expect(await owed()).toMatchObject({ serviceCharge: 0, amount: 0 });
  expect((await buy()).status).toBe(200);
  await hq.good('enableService', { service_id: id, estate: palm });
  expect(await owed()).toMatchObject({ serviceCharge: -45_000, amount: 45_000 });
  expect((await buy()).body.code).toBe('arrears');
});
