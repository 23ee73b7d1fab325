import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let admin: string;
let platform: string;
beforeAll(async () => {
  portal = await openTestApp();
  admin = await portal.signIn('admin@palmcourt.example');
  platform = await portal.signIn('platform@wattchat.example');
});
afterAll(() => portal.close());

type Found = { id: string; user_id: string; first_name: string; last_name: string; meter_number: string };
const find = async (term: string, token = admin) => {
  const { status, body } = await portal.call('searchResidents', { term }, token);
  expect(status).toBe(200);
  return body.users as Found[];
};
const names = async (term: string, token?: string) => (await find(term, token)).map((user) => user.last_name);
const meterOf = async (email: string) =>
  (await portal.db.selectFrom('users').select('meter_number').where('email', '=', email).executeTakeFirstOrThrow())
    .meter_number ?? '';

test('a resident is found by a part of the first or the last name, in any case', { tags: ['C-110'] }, async () => {
  expect(await names('amak')).toEqual(['Eze']);
  expect(await names('OGUN')).toEqual(['Balogun', 'Ogunleye']);
  expect(await names('halim')).toEqual(['Bello']);
});

test('every word of the term has to be in a name, in any order', async () => {
  expect(await names('eze  amaka')).toEqual(['Eze']);
  expect(await names('amaka okafor')).toEqual([]);
});

test('an e-mail address finds whose it is, and a word that many of them have finds nobody', async () => {
  expect(await names('resident@palmcourt.example')).toEqual(['Eze']);
  expect(await names('RESIDENT@palm')).toEqual(['Eze']);
  expect(await names('palmcourt')).toEqual([]);
});

test('digits are the beginning of a meter number, with or without the gaps that are printed', async () => {
  const meter = await meterOf('resident@palmcourt.example');
  const [found] = await find(meter);
  expect(found).toMatchObject({ last_name: 'Eze', meter_number: meter });
  expect(found?.user_id).toBe(found?.id);
  expect(await names(meter.slice(0, 9))).toEqual(['Eze']);
  expect(await names(`${meter.slice(0, 4)} ${meter.slice(4, 8)}-${meter.slice(8)}`)).toEqual(['Eze']);
  expect(await names(meter.slice(1))).toEqual([]);
});

test('a house is found by its address, whole words of it', async () => {
  const meter = await meterOf('resident@palmcourt.example');
  const { house_address: address } = await portal.db
    .selectFrom('meters')
    .select('house_address')
    .where('meter_number', '=', meter)
    .executeTakeFirstOrThrow();
  expect(await names(address)).toEqual(['Eze']);
  const [number = ''] = /\d+/.exec(address) ?? [];
  expect(await names(address.replace(number, `9${number}9`))).toEqual([]);
  expect(await names(`.* ${number}`)).not.toContain('Eze');
});

test('an administrator finds nobody of another estate, the platform administrator everybody', async () => {
  expect(await names('Zainab')).toEqual([]);
  expect(await names(await meterOf('resident@cedarview.example'))).toEqual([]);
  expect(await names('Zainab', platform)).toEqual(['Musa']);
  expect(await names('mus', platform)).toEqual(['Abdullahi', 'Musa']);
});

test('administrators are no residents, so nobody finds them', async () => {
  expect(await names('Ngozi')).toEqual([]);
  expect(await names('Ifeanyi', platform)).toEqual([]);
});

test('signs that stand for others in a pattern stand for themselves', async () => {
  for (const term of ['%', '_', '%%%', 'E_e', '\\', "' or 1=1 --"]) expect(await names(term)).toEqual([]);
  const own = portal.db.updateTable('users').where('email', '=', 'lost@palmcourt.example');
  await own.set({ last_name: '100%_Dan\\juma' }).execute();
  for (const term of ['100%', '%_d', 'n\\j']) expect(await names(term)).toEqual(['100%_Dan\\juma']);
});

test('a term of nothing, or beyond any name, is refused', async () => {
  for (const term of ['', '   ', 'x'.repeat(101)]) {
    expect((await portal.call('searchResidents', { term }, admin)).status).toBe(400);
  }
});

test('who is found says who it is, how to reach them, and how they stand', { tags: ['E-008'] }, async () => {
  const [found] = await find('resident@palmcourt.example');
  const saved = await portal.db
    .selectFrom('users')
    .select(['id', 'meter_number', 'phone', 'created_at'])
    .where('email', '=', 'resident@palmcourt.example')
    .executeTakeFirstOrThrow();
  expect(found).toEqual({
    id: saved.id,
    user_id: saved.id,
    first_name: 'Amaka',
    last_name: 'Eze',
    email: 'resident@palmcourt.example',
    phone: saved.phone,
    role: 'service-user',
    meter_number: saved.meter_number,
    status: 'occupied',
    is_verified: true,
    createdAt: saved.created_at.toISOString(),
  });
});
