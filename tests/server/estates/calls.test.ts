import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  portal = await openTestApp();
  for (const who of [
    'resident@palmcourt',
    'owner@palmcourt',
    'admin@palmcourt',
    'admin@cedarview',
    'platform@wattchat',
  ])
    tokens[who] = await portal.signIn(`${who}.example`);
});
afterAll(() => portal.close());

const logoOf = async (who: string) => {
  const { status, body } = await portal.call('propertyLogo', {}, tokens[who]);
  expect(status).toBe(200);
  return body.property_logo;
};
const rowOf = (name: string) =>
  portal.db.selectFrom('estates').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

test('anybody is told every estate by name, and nothing else about it', { tags: ['C-074'] }, async () => {
  const [palm, cedar] = [await rowOf('Palm Court'), await rowOf('Cedar View')];
  const { status, headers, body } = await portal.call('properties');
  expect([status, body]).toEqual([
    200,
    {
      properties: [
        { id: cedar.id, name: 'Cedar View' },
        { id: palm.id, name: 'Palm Court' },
      ],
    },
  ]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('an estate that was deactivated is no longer offered', async () => {
  await portal.db.updateTable('estates').set({ active: false }).where('name', '=', 'Cedar View').execute();
  const { body } = await portal.call('properties');
  expect(body).toMatchObject({ properties: [{ name: 'Palm Court' }] });
  await portal.db.updateTable('estates').set({ active: true }).where('name', '=', 'Cedar View').execute();
});

test('a resident and an administrator see the logo of their own estate', { tags: ['C-076'] }, async () => {
  const [palm, cedar] = [await rowOf('Palm Court'), await rowOf('Cedar View')];
  expect(palm.logo).toMatch(/^data:image\/png;base64,/);
  expect(await logoOf('resident@palmcourt')).toBe(palm.logo);
  expect(await logoOf('admin@palmcourt')).toBe(palm.logo);
  expect(await logoOf('admin@cedarview')).toBe(cedar.logo);
});

test('a home owner, the platform administrator and an estate without a logo have none', async () => {
  expect(await logoOf('owner@palmcourt')).toBeNull();
  expect(await logoOf('platform@wattchat')).toBeNull();
  await portal.db.updateTable('estates').set({ logo: null }).where('name', '=', 'Cedar View').execute();
  expect(await logoOf('admin@cedarview')).toBeNull();
});

test('everybody of an estate is told which it is, and the platform administrator that there is none', {
  tags: ['C-078'],
}, async () => {
  const { id } = await rowOf('Palm Court');
  const asked = async (who: string) => (await portal.call('getEstate', {}, tokens[who])).body;
  for (const who of ['resident@palmcourt', 'owner@palmcourt', 'admin@palmcourt']) {
    expect(await asked(who)).toEqual({ estate: { id, name: 'Palm Court' } });
  }
  expect(await asked('platform@wattchat')).toEqual({ estate: null });
});

test('an estate administrator runs the own estate and no other', async () => {
  const { id } = await rowOf('Cedar View');
  const { status, body } = await portal.call('getProperties', {}, tokens['admin@cedarview']);
  expect([status, body]).toEqual([200, { properties: [{ id, name: 'Cedar View' }] }]);
});
