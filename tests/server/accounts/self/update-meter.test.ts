import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { ownAccount } from '../../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const update = async (token: string, meter_number: string) => {
  const { status, body } = await portal.call('updateMeter', { meter_number, password: DEMO_PASSWORD }, token);
  return [status, body.message];
};
const meterOf = async (email: string) => (await ownAccount(portal, email).row()).meter_number ?? '';
const servicesOf = async (userId: string) => {
  const rows = await portal.db
    .selectFrom('user_services')
    .innerJoin('services', 'services.id', 'user_services.service_id')
    .select(['services.name', 'services.estate_id'])
    .where('user_id', '=', userId)
    .orderBy('services.id')
    .execute();
  return rows.map(({ name, estate_id }) => `${estate_id} ${name}`);
};

test('estate, address and services follow the new meter, the person is unverified, and every session ends', {
  tags: ['C-138'],
}, async () => {
  const { email, row, audit, subjects } = ownAccount(portal, 'resident@palmcourt.example');
  const before = await row();
  const owner = await ownAccount(portal, 'owner@cedarview.example').row();
  const tokens = [await portal.signIn(email), await portal.signIn(email)];
  expect(await update(tokens[0] ?? '', owner.meter_number ?? '')).toEqual([200, SENTENCES.meterUpdated]);
  expect(await row()).toEqual({
    ...before,
    meter_number: owner.meter_number,
    estate_id: owner.estate_id,
    address: owner.address,
    is_verified: false,
    link_awaited: true,
  });
  expect(await servicesOf(before.id)).toEqual([`${owner.estate_id} Service Charge`, `${owner.estate_id} Security`]);
  const asked = await Promise.all(tokens.map((token) => portal.call('profile', {}, token)));
  expect(asked.map(({ status }) => status)).toEqual([401, 401]);
  expect(await audit()).toEqual([
    // One line an estate: neither is told of the other's meter.
    { action: 'meter-changed', by: 'themselves', detail: { from: before.meter_number, to: null } },
    { action: 'meter-changed', by: 'themselves', detail: { from: null, to: owner.meter_number } },
  ]);
  expect(await subjects()).toEqual(['Please confirm your e-mail address', 'Your meter number was changed']);
});

test('whether an apartment is occupied stays with its meter: whoever moves or signs up takes it from those who are there', async () => {
  const office = await portal.signIn('admin@cedarview.example');
  const mover = ownAccount(portal, 'fined@palmcourt.example');
  const holder = ownAccount(portal, 'debtor@cedarview.example');
  const mark = async (meter_number: string, status: string) =>
    expect((await portal.call('updateStatus', { meter_number, status }, office)).status).toBe(200);
  const move = async (meter: string) =>
    expect(await update(await portal.signIn(mover.email), meter)).toEqual([200, SENTENCES.meterUpdated]);
  const left = await meterOf(holder.email);
  // Nobody but an owner is on this one, and an owner's account says nothing of who lives there.
  const empty = await meterOf('owner@cedarview.example');
  await portal.db
    .updateTable('users')
    .set({ meter_number: null })
    .where('meter_number', '=', empty)
    .where('role', '=', 'service-user')
    .execute();

  await mark(left, 'unoccupied');
  await move(left);
  expect((await mover.row()).status).toBe('unoccupied');
  await move(empty);
  expect((await mover.row()).status).toBe('occupied');
  const person = { first_name: 'Eve', last_name: 'Obi', phone: '08031234567', password: 'kettle-9-harmattan' };
  const { estate_id: property_id } = await holder.row();
  const signUp = { ...person, email: 'eve.obi@mail.example', meter_number: left, property_id, role: 'service-user' };
  expect((await portal.call('signUp', signUp)).status).toBe(200);
  expect((await ownAccount(portal, signUp.email).row()).status).toBe('unoccupied');
});

test('another meter of the same estate keeps the services as they were', async () => {
  const { email, row } = ownAccount(portal, 'debtor@palmcourt.example');
  const { id, estate_id } = await row();
  const [kept] = await servicesOf(id);
  await portal.db
    .deleteFrom('user_services')
    .where('user_id', '=', id)
    .where('service_id', 'not in', portal.db.selectFrom('services').select('id').where('name', '=', 'Service Charge'))
    .execute();
  const token = await portal.signIn(email);
  expect(await update(token, await meterOf('owner@palmcourt.example'))).toEqual([200, SENTENCES.meterUpdated]);
  expect([await servicesOf(id), (await row()).estate_id]).toEqual([[kept], estate_id]);
});

test('the own meter, an unknown one and a wrong number are refused in words, and nothing changes', {
  tags: ['C-139'],
}, async () => {
  const { email, row, audit } = ownAccount(portal, 'levy@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  expect(await update(token, before.meter_number ?? '')).toEqual([400, SENTENCES.meterSame]);
  expect(await update(token, '45000000000001')).toEqual([400, 'Meter number is invalid, check and try again']);
  const length = 'Digits must be between 11 and 14 characters long';
  for (const wrong of ['4501234567', '450123456789012', '4501234567a', '-4501234567.5', '1e11']) {
    expect(await update(token, wrong)).toEqual([400, length]);
  }
  expect(await update(token, '')).toEqual([400, 'METER number is required']);
  expect([await row(), await audit()]).toEqual([before, []]);
  expect((await portal.call('profile', {}, token)).status).toBe(200);
});

test('a meter of an estate that is not active is no meter', async () => {
  const meter = await meterOf('owner@cedarview.example');
  const active = (is: boolean) =>
    portal.db.updateTable('estates').set({ active: is }).where('name', '=', 'Cedar View').execute();
  await active(false);
  const token = await portal.signIn('late@palmcourt.example');
  expect(await update(token, meter)).toEqual([400, 'Meter number is invalid, check and try again']);
  await active(true);
});

test('the same wish sent twice at once changes the meter once', async () => {
  const { email, audit, subjects } = ownAccount(portal, 'yusuf.garba@palmcourt.example');
  const meter = await meterOf('owner@cedarview.example');
  const token = await portal.signIn(email);
  const answers = await Promise.all([update(token, meter), update(token, meter)]);
  expect(answers.map(([status]) => status).sort()).toEqual([200, expect.toSatisfy((s) => s === 400 || s === 401)]);
  expect([(await audit()).length, (await subjects()).length]).toEqual([2, 2]);
});

test('after ten changes of the meter in an hour the person has to wait, and is told how long', async () => {
  const { email, row } = ownAccount(portal, 'refused@palmcourt.example');
  const token = await portal.signIn(email);
  const before = await row();
  for (let n = 0; n < 10; n += 1) expect((await update(token, '99999999999'))[0]).toBe(400);
  const over = await portal.call('updateMeter', { meter_number: await meterOf('owner@cedarview.example') }, token);
  expect([over.status, over.body]).toMatchObject([
    429,
    {
      code: 'too-many-tries',
      message: SENTENCES.tooManyTries(60),
      retryAfter: Number(over.headers.get('Retry-After')),
    },
  ]);
  expect(await row()).toEqual(before);
});

test('only a resident has a meter to change', async () => {
  const meter = await meterOf('owner@cedarview.example');
  for (const email of ['owner@palmcourt.example', 'admin@palmcourt.example', 'platform@wattchat.example']) {
    expect((await update(await portal.signIn(email), meter))[0]).toBe(403);
  }
  expect((await portal.call('updateMeter', { meter_number: meter })).status).toBe(401);
});
