import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

const HOURS = 'Monday to Friday, 8:00 to 17:00';
const told = () => hq.good('portalOperator', {}, null);

test('who runs the portal is filled in by the platform and told to everybody, each fact by itself', async () => {
  const before = await told();
  expect(await hq.good('setOperator', { fact: 'hours', text: ` ${HOURS} ` })).toEqual({
    ...before,
    hours: HOURS,
    message: 'The settings are saved.',
  });
  for (const who of [null, 'resident', 'owner', 'palm'] as const)
    expect(await hq.good('portalOperator', {}, who)).toEqual({ ...before, hours: HOURS });
});

test('each change has its line, in words, and what stays as it was has none', async () => {
  await hq.good('setOperator', { fact: 'address', text: null });
  await hq.good('setOperator', { fact: 'address', text: '1 Broad Street, Lagos' });
  expect(await hq.lastDeed()).toEqual({
    actor: 'Ifeanyi Okonkwo',
    action: 'settings-changed',
    subject: 'Office address',
    before: null,
    after: '1 Broad Street, Lagos',
  });
  const lines = await hq.lines();
  await hq.good('setOperator', { fact: 'address', text: '1 Broad Street, Lagos' });
  expect(await hq.lines()).toBe(lines);
  await hq.good('setOperator', { fact: 'address', text: null });
  expect(await hq.lastDeed()).toMatchObject({ before: '1 Broad Street, Lagos', after: null });
  expect(await told()).toMatchObject({ address: null });
});

test.each(['', '   ', null])('%o takes a fact away', async (text) => {
  await hq.good('setOperator', { fact: 'name', text: 'Wattchat Ltd' });
  await hq.good('setOperator', { fact: 'name', text });
  expect(await told()).toMatchObject({ name: null });
});

test.each(['palm', 'resident', 'owner', null] as const)('it is not for %s to say', async (who) => {
  const [before, lines] = [await told(), await hq.lines()];
  const { status } = await hq.ask('setOperator', { fact: 'name', text: 'Mine' }, who);
  expect(status).toBe(who === null ? 401 : 403);
  expect([await told(), await hq.lines()]).toEqual([before, lines]);
});

test.each([
  ['a fact that there is not', { fact: 'password', text: 'x' }],
  ['a fact of no name', { text: 'x' }],
  ['a prototype', { fact: '__proto__', text: 'x' }],
  ['no text at all', { fact: 'hours' }],
  ['a number', { fact: 'hours', text: 7 }],
  ['a list', { fact: 'hours', text: ['x'] }],
  ['a text without end', { fact: 'hours', text: 'x'.repeat(201) }],
])('%s is refused', async (_, input) => {
  const [before, lines] = [await told(), await hq.lines()];
  expect((await hq.ask('setOperator', input)).status).toBe(400);
  expect([await told(), await hq.lines()]).toEqual([before, lines]);
});

test('two who fill in different facts at once leave both', async () => {
  await Promise.all([
    hq.good('setOperator', { fact: 'name', text: 'Wattchat Ltd' }),
    hq.good('setOperator', { fact: 'address', text: '2 Broad Street, Lagos' }),
  ]);
  expect(await told()).toMatchObject({ name: 'Wattchat Ltd', address: '2 Broad Street, Lagos' });
});

test('what a later portal wrote is read as far as it is known', async () => {
  await hq.good('setOperator', { fact: 'name', text: 'Wattchat Ltd' });
  const row = hq.db.updateTable('platform_settings').where('name', '=', 'operator');
  await row.set({ value: '{"name":"Wattchat Ltd","hours":["always"],"fax":"1"}' }).execute();
  expect(await told()).toEqual({ name: 'Wattchat Ltd', hours: null, address: null });
  await row.set({ value: '[]' }).execute();
  expect(await told()).toEqual({ name: null, hours: null, address: null });
});
