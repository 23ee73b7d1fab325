import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedFrom } from '#src/server/asked-from.ts';
import type { Database } from '#src/server/db/database.ts';
import type { RowScope } from '#src/server/db/row-scope/scope.ts';
import { openTestDatabase } from '../../support/server/server.ts';

let database: Database;
const [OURS, THEIRS] = [901, 902];
const [OUR_METER, THEIR_METER] = ['45012300901', '45012300902'];
const ANOTHERS = 'a row of another estate';

beforeAll(async () => {
  database = await openTestDatabase();
  for (const [id, name, meter_number] of [
    [OURS, 'Palm Court', OUR_METER],
    [THEIRS, 'Cedar View', THEIR_METER],
  ] as const) {
    await database.db.insertInto('estates').values({ id, name }).execute();
    await database.db.insertInto('meters').values(meterOf(meter_number, id)).execute();
  }
});
afterAll(() => database.close());

const meterOf = (meter_number: string, estate_id: number) => ({
  ...{ meter_number, estate_id, landlord_name: 'Ade Bello', house_address: 'House 1' },
});

const NO_WORK = { isDone: false, solves: async () => false, puzzle: async () => null };

/** What a call does for whoever may read these rows. */
const asked = <T>(rows: RowScope, work: () => Promise<T>): Promise<T> =>
  askedFrom({ address: '192.0.2.1', userAgent: null, work: NO_WORK, key: null, rows }, work);
const asAdministrator = <T>(work: () => Promise<T>) => asked({ estate: OURS, home: OURS, person: null }, work);

const owners = async () => {
  const meters = await database.db
    .selectFrom('meters')
    .select(['meter_number', 'landlord_name', 'estate_id'])
    .execute();
  return meters.map(({ meter_number, landlord_name, estate_id }) => [meter_number, landlord_name, estate_id]).sort();
};
const BEFORE = [
  [OUR_METER, 'Ade Bello', OURS],
  [THEIR_METER, 'Ade Bello', THEIRS],
];

test('a statement that forgets whose rows it changes changes none, alone and in a transaction', async () => {
  const { db } = database;
  const forgets = () => db.updateTable('meters').set({ landlord_name: 'Nobody' }).execute();
  await expect(asAdministrator(forgets)).rejects.toThrow(ANOTHERS);
  const within = () =>
    db.transaction().execute((trx) => trx.updateTable('meters').set({ landlord_name: 'Nobody' }).execute());
  await expect(asAdministrator(within)).rejects.toThrow(ANOTHERS);
  await expect(asAdministrator(() => db.deleteFrom('meters').execute())).rejects.toThrow(ANOTHERS);
  expect(await owners()).toEqual(BEFORE);
});

test('nothing is put into another estate, taken from it, or done to it', async () => {
  const { db } = database;
  const refused = [
    () => db.insertInto('meters').values(meterOf('45012300903', THEIRS)).execute(),
    () => db.updateTable('meters').set({ estate_id: THEIRS }).where('meter_number', '=', OUR_METER).execute(),
    () => db.updateTable('meters').set({ estate_id: OURS }).where('meter_number', '=', THEIR_METER).execute(),
    () => db.deleteFrom('meters').where('meter_number', '=', THEIR_METER).execute(),
    () => db.updateTable('estates').set({ active: false }).where('id', '=', THEIRS).execute(),
    () => sql`update meters set landlord_name = 'Nobody' where estate_id = ${THEIRS}`.execute(db),
    () =>
      db
        .with('gone', (cte) => cte.deleteFrom('meters').where('estate_id', '=', THEIRS).returning('meter_number'))
        .selectFrom('gone')
        .selectAll()
        .execute(),
  ];
  for (const does of refused) await expect(asAdministrator<unknown>(does)).rejects.toThrow(ANOTHERS);
  expect(await owners()).toEqual(BEFORE);
});

test('the own estate is written as before, and several at once are each held to their own', async () => {
  const { db } = database;
  const renamed = (estate: number, name: string) => () =>
    db.updateTable('meters').set({ landlord_name: name }).where('estate_id', '=', estate).executeTakeFirst();
  const done = await Promise.all([
    asAdministrator(renamed(OURS, 'Bisi')),
    asked({ estate: THEIRS, home: THEIRS, person: null }, renamed(THEIRS, 'Chidi')),
    asAdministrator(renamed(THEIRS, 'Nobody')).catch((cause: Error) => cause.message),
  ]);
  expect(done).toEqual([
    expect.objectContaining({ numUpdatedRows: 1n }),
    expect.objectContaining({ numUpdatedRows: 1n }),
    expect.stringContaining(ANOTHERS),
  ]);
  expect(await owners()).toEqual([
    [OUR_METER, 'Bisi', OURS],
    [THEIR_METER, 'Chidi', THEIRS],
  ]);
});

test('the platform, residents and jobs are held to no estate, and no connection keeps one', async () => {
  const { db } = database;
  await asAdministrator(() => db.selectFrom('meters').selectAll().execute());
  await asAdministrator(() => db.updateTable('meters').set({ landlord_name: 'Ade Bello' }).execute()).catch(() => null);
  const all = () => db.updateTable('meters').set({ landlord_name: 'Ade Bello' }).executeTakeFirst();
  const resident: RowScope = { estate: null, home: OURS, person: null };
  for (const done of [await all(), await asked('all', all), await asked(resident, all)])
    expect(done.numUpdatedRows).toBe(2n);
  const said = await Promise.all(
    Array.from({ length: 20 }, () =>
      sql<{ held: string }>`select coalesce(current_setting('wattchat.writes_for', true), '') as held`.execute(db),
    ),
  );
  expect(new Set(said.map(({ rows }) => rows[0]?.held))).toEqual(new Set(['']));
});

test('every table in which an estate stands looks at it, but counts, which other triggers keep', async () => {
  const { rows } = await sql<{ table: string; held: boolean }>`select relname as table,
      exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'held_to_estate') as held
    from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'estate_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(database.db);
  expect(rows.filter(({ held }) => held).length).toBeGreaterThan(20);
  expect(
    rows
      .filter(({ held }) => !held)
      .map(({ table }) => table)
      .sort(),
  ).toEqual(['estate_transaction_counts', 'transaction_counts']);
});
