import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { RESIDENT_LISTS } from '#catalogues/residents.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
let admin: string;
beforeAll(async () => {
  portal = await openTestApp();
  admin = await portal.signIn('admin@palmcourt.example');
});
afterAll(() => portal.close());

interface Row {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: string;
  readonly role: string;
  readonly meterNo: string | null;
  readonly isVerified: boolean;
}
const list = async (input: Record<string, unknown> = {}) => {
  const { status, body } = await portal.call('estateUsers', input, admin);
  expect(status).toBe(200);
  return body as unknown as { users: Row[]; meters: object[]; total: number; page: number };
};

test('the list of an estate names its residents and home owners by last name, and no administrator', async () => {
  const { users, total, page } = await list();
  expect([total, page]).toEqual([12, 1]);
  expect(users.map((user) => user.lastName)).toEqual([
    ...['Adisa', 'Alade', 'Balogun', 'Bello', 'Danjuma', 'Eze'],
    ...['Garba', 'Ibe', 'Nwosu', 'Ogunleye', 'Okafor', 'Umeh'],
  ]);
  expect(new Set(users.map((user) => user.role))).toEqual(new Set(['service-user', 'service-owner']));
});

test('a row says who it is and how to reach them, and carries no password', async () => {
  const row = (await list()).users.find((user) => user.lastName === 'Eze');
  const saved = await portal.db
    .selectFrom('users')
    .select(['id', 'meter_number', 'phone', 'created_at'])
    .where('email', '=', 'resident@palmcourt.example')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    id: saved.id,
    firstName: 'Amaka',
    lastName: 'Eze',
    status: 'occupied',
    meterNo: saved.meter_number,
    email: 'resident@palmcourt.example',
    phone: saved.phone,
    role: 'service-user',
    isVerified: true,
    createdAt: saved.created_at.toISOString(),
  });
});

test('each list holds those whom its name says', { tags: ['E-011'] }, async () => {
  const ama = portal.db.updateTable('users').where('email', '=', 'ebele.umeh@palmcourt.example');
  await ama.set({ meter_number: null }).execute();
  const says: Record<(typeof RESIDENT_LISTS)[number], (row: Row) => boolean> = {
    total: () => true,
    active: (row) => row.status === 'occupied',
    inactive: (row) => row.status === 'unoccupied',
    'registered-meters': (row) => row.meterNo !== null,
    verified: (row) => row.isVerified,
    unverified: (row) => !row.isVerified,
  };
  const { users: everybody } = await list();
  for (const name of RESIDENT_LISTS) {
    const { users, meters, total } = await list({ list: name });
    expect([name, users]).toEqual([name, everybody.filter(says[name])]);
    expect(total).toBe(users.length + meters.length);
    expect([name, meters.length]).toEqual([name, name === 'registered-meters' ? 1 : 0]);
  }
  expect((await list({ list: 'unverified' })).users.map((row) => row.lastName)).toEqual(['Adisa']);
  expect((await list({ list: 'inactive' })).total).toBe(2);
  // Eleven residents, and the meter that is nobody's now: the list is of meters.
  expect((await list({ list: 'registered-meters' })).total).toBe(12);
});

test('a long list comes in pages that never repeat or leave out anybody, namesakes among them', async () => {
  const estate = await portal.db
    .selectFrom('estates')
    .select('id')
    .where('name', '=', 'Palm Court')
    .executeTakeFirstOrThrow();
  const namesakes = Array.from({ length: 2 * RESIDENT_PAGE.rows }, (_, at) => ({
    id: systemRandom.uuid(),
    email: `namesake${at}@elsewhere.example`,
    password_hash: 'none',
    first_name: 'Same',
    last_name: 'name',
    phone: '08030000000',
    role: 'service-user' as const,
    estate_id: estate.id,
    meter_number: null,
    status: 'occupied' as const,
    address: null,
    created_at: portal.time.now,
  }));
  await portal.db.insertInto('users').values(namesakes).execute();
  const pages = [await list(), await list({ page: 2 }), await list({ page: 3 })];
  expect(pages.map(({ users, total, page }) => [users.length, total, page])).toEqual([
    [30, 72, 1],
    [30, 72, 2],
    [12, 72, 3],
  ]);
  expect(new Set(pages.flatMap(({ users }) => users.map((user) => user.id))).size).toBe(72);
  expect(await list({ page: 3 })).toEqual(pages[2]);
  expect(await list({ page: 4 })).toEqual({ users: [], meters: [], total: 72, page: 4 });
  // Behind the residents come meters of nobody, over the break of a page, each once.
  const meters = Array.from({ length: 40 }, (_, at) => ({
    meter_number: String(45_070_000_000 + at),
    estate_id: estate.id,
    landlord_name: 'Halima Sule',
    house_address: `${at} Cedar Close`,
  }));
  await portal.db.insertInto('meters').values(meters).execute();
  const of = (page: number) => list({ list: 'registered-meters', page });
  const some = [await of(1), await of(2), await of(3)];
  expect(some.map(({ users, meters: unheld, total }) => [users.length, unheld.length, total])).toEqual([
    [11, 19, 52],
    [0, 22, 52],
    [0, 0, 52],
  ]);
  expect(new Set(some.flatMap(({ meters: unheld }) => unheld.map((one) => JSON.stringify(one)))).size).toBe(41);
});

test('a page that is no number of one, or a list that there is not, is refused', async () => {
  for (const input of [{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: 'two' }, { list: 'everybody' }]) {
    expect((await portal.call('estateUsers', input, admin)).status).toBe(400);
  }
});
