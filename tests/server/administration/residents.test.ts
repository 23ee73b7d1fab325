import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceCost } from '#src/server/orders/price-due.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from './support/estate-office.ts';

let portal: TestApp;
let office: Office;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
});
afterAll(() => portal.close());

const NOT_FOUND = { code: 'meter-not-found', message: expect.any(String) };

test('an apartment that is marked unoccupied is so for everybody on its meter, and whoever is signed in stays it', {
  tags: ['E-017'],
}, async () => {
  const { email, meter_number } = await office.person('resident@palmcourt.example');
  const owner = await office.person('owner@palmcourt.example');
  const house = portal.db.updateTable('users').where('id', '=', owner.id);
  await house.set({ meter_number, status: 'occupied' }).execute();
  const token = await portal.signIn(email);
  const { status, said } = await office.ask('updateStatus', { meter_number, status: 'unoccupied' });
  expect([status, said]).toEqual([
    200,
    { message: 'The apartment is unoccupied now.', meter_number, status: 'unoccupied' },
  ]);
  expect([(await office.person(email)).status, (await office.person(owner.email)).status]).toEqual([
    'unoccupied',
    'unoccupied',
  ]);
  expect((await portal.call('profile', {}, token)).body).toMatchObject({ user: { status: 'unoccupied' } });
  expect((await office.deeds())[0]).toMatchObject({
    actor: 'Ngozi Adeyemi',
    action: 'status-changed',
    subject: `Meter ${meter_number}`,
    before: 'occupied',
    after: 'unoccupied',
  });
  await house.set({ meter_number: owner.meter_number }).execute();
});

test('an unoccupied apartment pays half for services from then on, whatever the token of its resident says', async () => {
  const { id, meter_number } = await office.person('ebele.umeh@palmcourt.example');
  const services = portal.db.selectFrom('user_services').innerJoin('services', 'services.id', 'service_id');
  const charge = services.select('services.id').where('user_id', '=', id).where('name', '=', 'Service Charge');
  const serviceId = String((await charge.executeTakeFirstOrThrow()).id);
  const wish = { key: 'any-key-1', screen: 'pay-services', serviceId, months: 2 } as const;
  const payer = { id, meterNumber: String(meter_number) };
  const cost = () => serviceCost({ db: portal.db, clock: () => portal.time.now }, payer, wish, 5_000);
  expect(await cost()).toMatchObject({
    amountKobo: 3_000_000,
  });
  await office.ask('updateStatus', { meter_number, status: 'unoccupied' });
  expect(await cost()).toMatchObject({
    amountKobo: 1_497_500,
    reductionKobo: 1_502_500,
  });
  await office.ask('updateStatus', { meter_number, status: 'occupied' });
  expect(await cost()).toMatchObject({
    amountKobo: 3_000_000,
  });
});

test('marking an apartment as it is changes nothing and leaves no line', async () => {
  const meter_number = await office.meterOf('debtor@palmcourt.example');
  const before = await office.lines();
  expect((await office.ask('updateStatus', { meter_number, status: 'occupied' })).status).toBe(200);
  expect(await office.lines()).toBe(before);
});

test('a meter on which nobody has an account has nobody who could be there', async () => {
  const { estate_id } = await office.person('admin@palmcourt.example');
  const meter_number = '45000000028';
  const row = { meter_number, estate_id: estate_id ?? 0, landlord_name: 'x', house_address: 'x' };
  await portal.db.insertInto('meters').values(row).execute();
  const { status, said } = await office.ask('updateStatus', { meter_number, status: 'occupied' });
  expect([status, said]).toEqual([
    400,
    { code: 'nobody-on-meter', message: 'Nobody has an account on this meter yet.' },
  ]);
});

test('a meter of another estate is the same as one that does not exist, and stays as it is', async () => {
  const foreign = await office.person('resident@cedarview.example');
  const before = await office.lines();
  for (const meter_number of [foreign.meter_number, '45999999999']) {
    const { status, said } = await office.ask('updateStatus', { meter_number, status: 'unoccupied' });
    expect([status, said]).toEqual([400, NOT_FOUND]);
  }
  expect(await office.person(foreign.email)).toEqual(foreign);
  expect(await office.lines()).toBe(before);
});

test('a resident is verified once, and the log says by whom', async () => {
  const { id, email } = await office.person('folake.adisa@palmcourt.example');
  for (const _ of ['once', 'again']) {
    const { status, said } = await office.ask('verifyResident', { user_id: id });
    expect([status, said]).toEqual([200, { message: 'The resident is verified.' }]);
  }
  expect((await office.person(email)).is_verified).toBe(true);
  const verified = (await office.deeds()).filter(({ action }) => action === 'resident-verified');
  expect(verified).toMatchObject([
    { actor: 'Ngozi Adeyemi', subject: 'Folake Adisa', before: 'unverified', after: 'verified' },
  ]);
});

test('a resident of another estate, an administrator and nobody at all cannot be verified', async () => {
  const stranger = await office.person('hauwa.ibrahim@cedarview.example');
  const { id } = await office.person('admin@palmcourt.example');
  for (const user_id of [stranger.id, id, systemRandom.uuid()]) {
    const { status, said } = await office.ask('verifyResident', { user_id });
    expect([status, said]).toEqual([
      400,
      { code: 'resident-not-found', message: 'User not found, please check and try again' },
    ]);
  }
  expect(await office.person(stranger.email)).toEqual(stranger);
});

test('the summary has every resident of the own estate with what the meter owes, and nobody else', {
  tags: ['E-007'],
}, async () => {
  const { status, said } = await office.ask('residentSummary');
  expect(status).toBe(200);
  const rows = Object.values(said) as Record<string, unknown>[];
  expect(rows).toHaveLength(12);
  expect(rows.map(({ email }) => String(email).split('@')[1])).toEqual(Array(12).fill('palmcourt.example'));
  expect(rows.find(({ email }) => email === 'fined@palmcourt.example')).toEqual({
    firstName: 'Tunde',
    lastName: 'Balogun',
    status: 'occupied',
    meterNo: await office.meterOf('fined@palmcourt.example'),
    email: 'fined@palmcourt.example',
    phone: expect.any(String),
    isVerified: true,
    held: true,
    houseAddress: 'House 6, Palm Avenue, Lekki, Lagos',
    serviceCharge: 0,
    devLevy: 0,
    fine: 10_000,
  });
  expect(rows.find(({ email }) => email === 'debtor@palmcourt.example')).toMatchObject({ serviceCharge: -45_000 });
});

test('a meter that nobody has an account on stands in the summary, in MANAGE and in a search as soon as it owes something', async () => {
  const house = { landlord_name: 'Halima Sule', meter_number: '45070000001', house_address: '9 Cedar Close' };
  const { estate_id } = await office.person('admin@palmcourt.example');
  await office.ask('uploadMeters', { property_id: estate_id, meter_details: [house] });
  const managed = async () => (await office.ask('estateUsers', { list: 'managed' })).said;
  const summed = async () => Object.values((await office.ask('residentSummary')).said) as { meterNo: string }[];
  const before = await summed();
  expect(await managed()).toMatchObject({ users: { length: 12 }, meters: [], total: 12 });
  expect(before.map(({ meterNo }) => meterNo)).not.toContain(house.meter_number);
  const set = (servicePayment: string, amount: number) =>
    office.ask('updateServicePayments', { meter_number: house.meter_number, servicePayment, amount });
  await set('devlevy', -60_000);
  await set('fine', 700);
  expect(await managed()).toMatchObject({ users: { length: 12 }, meters: [house], total: 13 });
  expect(await summed()).toEqual([
    ...before,
    {
      firstName: 'Halima Sule',
      lastName: '',
      status: null,
      meterNo: house.meter_number,
      email: '',
      phone: '',
      isVerified: false,
      held: false,
      houseAddress: '9 Cedar Close',
      serviceCharge: 0,
      devLevy: -60_000,
      fine: 700,
    },
  ]);
  for (const term of [house.meter_number, '4507 0000', 'sule', 'halima SULE']) {
    expect((await office.ask('searchResidents', { term })).said).toEqual({ users: [], meters: [house] });
  }
  // Nothing of it in another estate.
  expect((await office.ask('searchResidents', { term: house.meter_number }, 'cedar')).said).toEqual({
    users: [],
    meters: [],
  });
  expect((await office.ask('estateUsers', { list: 'managed' }, 'cedar')).said.meters).toEqual([]);
  await set('devlevy', 0);
  await set('fine', 0);
  expect(await managed()).toMatchObject({ meters: [], total: 12 });
  await portal.db.deleteFrom('meters').where('meter_number', '=', house.meter_number).execute();
});

test('the summary of an estate of a thousand names each of them once, in the order of their names', async () => {
  const { estate_id, password_hash } = await office.person('admin@cedarview.example');
  const row = (n: number) => ({
    id: systemRandom.uuid(),
    email: `many-${n}@cedarview.example`,
    password_hash,
    first_name: `Ada${n % 7}`,
    last_name: `Obi${n % 11}`,
    phone: '08031234567',
    role: 'service-user' as const,
    estate_id,
    meter_number: null,
    status: 'occupied' as const,
    address: null,
    created_at: new Date('2026-01-01T00:00:00Z'),
  });
  await portal.db
    .insertInto('users')
    .values(Array.from({ length: 1_001 }, (_, n) => row(n)))
    .execute();
  const rows = Object.values((await office.ask('residentSummary', {}, 'cedar')).said) as Record<string, string>[];
  const many = rows.filter(({ email }) => email?.startsWith('many-'));
  expect(new Set(many.map(({ email }) => email)).size).toBe(1_001);
  expect(many).toHaveLength(1_001);
  const names = rows.map(({ lastName, firstName }) => `${lastName} ${firstName}`.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(many[0]).toMatchObject({ meterNo: null, serviceCharge: 0, devLevy: 0, fine: 0 });
});

test('whoever asks for the summary again and again has to wait', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 21; asked += 1) statuses.push((await office.ask('residentSummary')).status);
  expect(statuses.at(-1)).toBe(429);
});
