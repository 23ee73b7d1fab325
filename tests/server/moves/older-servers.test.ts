import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations } from '#src/server/db/migrate.ts';
import { livesThereSince } from '#src/server/moves/moves.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';

const RESIDENT = 'resident@palmcourt.example';
const NEWCOMER = 'eve@mail.example';
const PERSON = { first_name: 'Eve', last_name: 'Obi', phone: '08031234567' };

let portal: TestApp;
beforeEach(async () => {
  portal = await openTestApp();
});
afterEach(() => portal.close());

const row = (email: string) => ownAccount(portal, email).row();
const rowsOf = async (email: string) =>
  portal.db
    .selectFrom('meter_moves')
    .select(['way', 'meter_number', 'settled_at'])
    .where('user_id', '=', (await row(email)).id)
    .orderBy('id')
    .execute();
const since = async (email: string) => {
  const { id: userId, meter_number } = await row(email);
  return livesThereSince(portal.db, { userId, meterNumber: meter_number ?? '' });
};

/** A house that somebody has left long ago, and one that nobody has. */
async function houses() {
  const { id, meter_number, estate_id } = await row(RESIDENT);
  const left = { estate_id: estate_id ?? 0, meter_number: meter_number ?? '' };
  const at = new Date('2020-01-01T12:00:00Z');
  await portal.db
    .insertInto('meter_moves')
    .values({
      ...{ ...left, user_id: id, way: 'out', day: '2020-01-01', stands_at: at, at, made_by: id, settled_at: null },
      ...{ may_read: true, owed_kobo: 0, credit_kobo: 0, written_off_kobo: 0, reason: null, transaction_id: null },
    })
    .execute();
  const other = (await row('ebele.umeh@palmcourt.example')).meter_number ?? '';
  return { ...left, other };
}

/** As a server signed somebody up before moves were written down. */
async function signedUp({ estate_id, meter_number }: { estate_id: number; meter_number: string }): Promise<string> {
  const id = systemRandom.uuid();
  const waits = { is_verified: false, link_awaited: true, email_unproven: true };
  const like = { ...(await row(RESIDENT)), id, email: NEWCOMER, ...PERSON, ...waits };
  await portal.db
    .insertInto('users')
    .values({ ...like, estate_id, meter_number, created_at: new Date() })
    .execute();
  return id;
}

/** As it was when a link was opened. */
const letIn = (id: string) =>
  portal.db.updateTable('users').set({ is_verified: true, link_awaited: false }).where('id', '=', id).execute();

test('whoever an older server signs up and lets in has come, and reads nothing from before', async () => {
  const house = await houses();
  const id = await signedUp(house);
  expect(await rowsOf(NEWCOMER)).toEqual([{ way: 'in', meter_number: house.meter_number, settled_at: null }]);
  await letIn(id);
  expect(await rowsOf(NEWCOMER)).toEqual([
    { way: 'in', meter_number: house.meter_number, settled_at: expect.any(Date) },
  ]);
  expect(await since(NEWCOMER)).toEqual(expect.any(Date));
});

test('whoever changes the meter through an older server has left the one and come to the other', async () => {
  const house = await houses();
  const id = await signedUp({ ...house, meter_number: house.other });
  await letIn(id);
  const moved = { meter_number: house.meter_number, is_verified: false, link_awaited: true };
  await portal.db.updateTable('users').set(moved).where('id', '=', id).execute();
  await letIn(id);
  expect((await rowsOf(NEWCOMER)).map(({ way, meter_number }) => [way, meter_number])).toEqual([
    ['in', house.other],
    ['out', house.other],
    ['in', house.meter_number],
  ]);
  expect(await since(NEWCOMER)).toEqual(expect.any(Date));
});

test('what this version writes is written once, by its own clock', async () => {
  const { meter_number, estate_id: property_id } = await houses();
  const made = { ...PERSON, email: NEWCOMER, password: 'kettle-9-harmattan', role: 'service-user' };
  expect((await portal.call('signUp', { ...made, meter_number, property_id })).status).toBe(200);
  const [mail] = await ownAccount(portal, NEWCOMER).mails();
  await portal.call('confirmEmail', { token: tokenIn(mail?.text ?? '') });
  expect(await rowsOf(NEWCOMER)).toEqual([{ way: 'in', meter_number, settled_at: portal.time.now }]);
});

const repair = async () => migrations['288-moves-of-older-servers']?.up(portal.db as unknown as Kysely<unknown>);

test('what was left out before the data base saw to it is made up for once, and what is unknown is hidden', async () => {
  await sql`alter table users disable trigger users_come`.execute(portal.db);
  await sql`alter table users disable trigger users_move`.execute(portal.db);
  await sql`update kysely_migration set timestamp = ${new Date(Date.now() - 60_000).toISOString()}
    where name = '278-meter-moves'`.execute(portal.db);
  const house = await houses();
  const id = await signedUp(house);
  await letIn(id);
  expect([await rowsOf(NEWCOMER), await since(NEWCOMER)]).toEqual([[], null]);
  const before = await portal.db.selectFrom('meter_moves').select('id').execute();
  await repair();
  await repair();
  expect(await rowsOf(NEWCOMER)).toEqual([
    { way: 'in', meter_number: house.meter_number, settled_at: expect.any(Date) },
  ]);
  expect(await since(NEWCOMER)).toEqual(expect.any(Date));
  // Whoever was there before is not said to have come.
  expect(await portal.db.selectFrom('meter_moves').select('id').execute()).toHaveLength(before.length + 1);
});

test('whoever was let in through an older server after coming through this one is let in from now on', async () => {
  await sql`alter table users disable trigger users_move`.execute(portal.db);
  const house = await houses();
  await letIn(await signedUp(house));
  expect(await since(NEWCOMER)).toBeNull();
  await repair();
  expect(await since(NEWCOMER)).toEqual(expect.any(Date));
});

test('whoever signed up while moves began to be written down came then, though they were a minute before', async () => {
  await sql`alter table users disable trigger users_come`.execute(portal.db);
  await sql`alter table users disable trigger users_move`.execute(portal.db);
  const house = await houses();
  await letIn(await signedUp(house));
  await sql`update kysely_migration set timestamp = ${new Date(Date.now() + 60_000).toISOString()}
    where name = '278-meter-moves'`.execute(portal.db);
  await repair();
  expect(await since(NEWCOMER)).toEqual(expect.any(Date));
});
