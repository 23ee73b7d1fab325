import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

const PALM = {
  name: 'Palm Court',
  active: true,
  administrators: [{ name: 'Ngozi Adeyemi', email: 'admin@palmcourt.example' }],
  residents: 12,
  meters: 12,
  invited: [],
  services: 3,
};
const CEDAR = {
  name: 'Cedar View',
  active: true,
  administrators: [{ name: 'Uche Nnamdi', email: 'admin@cedarview.example' }],
  residents: 11,
  meters: 11,
  invited: [],
  services: 2,
};
const names = async (input: object) => (await hq.rowsOf('estates', 'estates', input)).map(({ name }) => name);

test('estates are listed by name, with administrators, residents, meters and what is sold there', {
  tags: ['F-005'],
}, async () => {
  expect(await hq.good('estates')).toEqual({
    estates: [
      { id: expect.any(Number), ...CEDAR },
      { id: expect.any(Number), ...PALM },
    ],
    total: 2,
    page: 1,
    totals: { total: 2, active: 2, inactive: 0 },
  });
});

test('an estate is found by a part of its name in any letters, and a sign stands for itself', {
  tags: ['F-003'],
}, async () => {
  expect(await names({ term: ' pALM ' })).toEqual(['Palm Court']);
  expect(await names({ term: 'e' })).toEqual(['Cedar View']);
  for (const term of ['%', '_', '\\', 'Palm%', "'; drop table estates"]) expect(await names({ term })).toEqual([]);
  expect(await names({ term: '' })).toEqual(['Cedar View', 'Palm Court']);
});

test('a list of the inactive has those, and the cards count all whatever is searched', {
  tags: ['F-002'],
}, async () => {
  const id = await hq.estateId('Cedar View');
  await hq.good('setEstateActive', { property_id: id, active: false });
  expect(await hq.good('estates', { list: 'inactive', term: 'cedar' })).toMatchObject({
    estates: [{ ...CEDAR, active: false }],
    total: 1,
    totals: { total: 2, active: 1, inactive: 1 },
  });
  expect(await names({ list: 'active' })).toEqual(['Palm Court']);
  await hq.good('setEstateActive', { property_id: id, active: true });
});

test('estates have pages, and one beyond the last is empty and still says how many there are', {
  tags: ['F-004'],
}, async () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ name: `Estate ${String(n).padStart(2, '0')}`, logo: null }));
  await hq.db.insertInto('estates').values(many).execute();
  expect(await names({})).toHaveLength(10);
  expect(await names({ page: 2 })).toEqual(['Estate 09', 'Estate 10', 'Estate 11', 'Palm Court']);
  expect(await hq.good('estates', { page: 3 })).toMatchObject({ estates: [], total: 14, page: 3 });
  await hq.db.deleteFrom('estates').where('name', 'like', 'Estate %').execute();
});

test('an estate is deactivated and activated in words, each change with its line and none without one', async () => {
  const property_id = await hq.estateId('Palm Court');
  const before = await hq.lines();
  for (const active of [false, false, true, true]) {
    const words = active ? 'Palm Court is active again.' : 'Palm Court is no longer active. Nobody there can pay.';
    expect(await hq.good('setEstateActive', { property_id, active })).toEqual({ message: words, active });
  }
  expect(await hq.lines()).toBe(before + 2);
  expect(await hq.lastDeed()).toEqual({
    actor: 'Ifeanyi Okonkwo',
    action: 'estate-activated',
    subject: 'Palm Court',
    before: 'inactive',
    after: 'active',
  });
  const deeds = await hq.rowsOf('auditLog', 'deeds', {}, 'palm');
  expect(deeds.slice(0, 2).map(({ action }) => action)).toEqual(['estate-activated', 'estate-deactivated']);
});

test('an estate that there is not is none to change', async () => {
  const input = { property_id: 999_999, active: false };
  expect(await hq.refused('setEstateActive', input)).toEqual([400, 'estate-not-found', 'There is no such estate.']);
});

test('the log of the platform has every estate’s lines and those of none, and can be asked for one estate', async () => {
  const palm = await hq.estateId('Palm Court');
  const of = async (input: object) =>
    new Set((await hq.rowsOf('platformAuditLog', 'deeds', input)).map(({ action }) => action));
  expect(await of({ page: 1 })).toContain('estate-activated');
  expect((await hq.good('platformAuditLog', { estate: palm })).total).toBe(
    (await hq.good('auditLog', {}, 'palm')).total,
  );
  const [all, cedar] = [
    await hq.lines(),
    await hq.good('platformAuditLog', { estate: await hq.estateId('Cedar View') }),
  ];
  expect(Number(cedar.total)).toBeLessThan(all);
  expect(await hq.good('platformAuditLog', { estate: 999_999 })).toMatchObject({ deeds: [], total: 0 });
  expect(await hq.good('platformAuditLog', { from: '2020-01-01', to: '2020-01-31' })).toMatchObject({ total: 0 });
});
