import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { makeIndexes, type PortalMigration } from '#src/server/db/lock-light.ts';
import { migrate, migrations } from '#src/server/db/migrate.ts';
import { openTestDatabase } from '../../support/server/server.ts';
import { heavyOf, statementsOf } from './support/heavy.ts';

/** From here on a migration runs while the version before sells. Whoever comes from before data_floor stops all servers once. */
const RUNNING_FROM = '270';
const later = Object.entries(migrations).filter(([name]) => name >= RUNNING_FROM || name.endsWith('-data-floor'));

test('there are migrations that this is about', () => {
  expect(later.map(([name]) => name)).toContain('265-data-floor');
});

test.each(later)(
  'migration %s keeps nobody from a table, and takes nothing from the version before',
  async (_, migration) => {
    expect(heavyOf(await statementsOf(migration), migration)).toEqual([]);
  },
);

test.each([
  ['create index orders_x on orders (x)', 'concurrently'],
  ['create unique index orders_x on orders (x)', 'concurrently'],
  ['alter table orders add check (x > 0)', 'not valid'],
  ['alter table orders add constraint x foreign key (x) references users (id)', 'not valid'],
  ['alter table orders add column x uuid references users (id)', 'reference'],
  ['alter table orders add column x uuid default gen_random_uuid()', 'differs by row'],
  ['alter table orders add column x text not null', 'without it'],
  ['alter table orders alter column x type bigint', 'every row'],
  ['alter table orders alter column x set not null', 'valid check'],
  ['update orders set x = 1', 'in parts'],
  ['alter table orders drop column x', 'still uses it'],
  ['alter table orders rename column x to y', 'still uses it'],
  ['drop table receipts', 'still uses it'],
  ['lock table orders', 'whole table'],
])('%s is too heavy', (statement, why) => {
  expect(heavyOf([statement], {})).toEqual([expect.stringContaining(why)]);
});

test.each([
  'create index concurrently if not exists orders_x on orders (x)',
  'alter table orders add column x text',
  "alter table orders add column x text not null default ''",
  'alter table orders add check (x > 0) not valid',
  'alter table orders validate constraint x',
  'create table receipts (id integer primary key references orders (id) check (id > 0))',
])('%s is light', (statement) => {
  expect(heavyOf([statement], {})).toEqual([]);
});

test('what a migration makes itself is nobody’s yet, and what says that it takes away may', () => {
  expect(heavyOf(['create table fresh (x integer)', 'create index fresh_x on fresh (x)'], {})).toEqual([]);
  expect(heavyOf(['alter table orders drop column x'], { contracts: true })).toEqual([]);
});

test('what makes its indexes concurrently is light', async () => {
  const indexes: PortalMigration = {
    alone: true,
    up: (db: Kysely<unknown>) => makeIndexes(db, [{ name: 'orders_x', on: 'orders (x)' }]),
  };
  expect(await statementsOf(indexes)).toContain('create index concurrently if not exists orders_x on orders (x)');
  expect(heavyOf(await statementsOf(indexes), indexes)).toEqual([]);
});

describe('on a data base', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase('nothing');
  });
  afterEach(() => database.close());

  const floor: PortalMigration = migrations['265-data-floor'] ?? { up: async () => undefined };
  const servers: PortalMigration = migrations['261-servers'] ?? { up: async () => undefined };
  const table = (name: string): PortalMigration => ({ up: (db) => db.schema.createTable(name).execute() });
  const OLD = { '261-servers': servers, '265-data-floor': floor };

  test('data to which a newer version has only added is gone on with by the older one, and what took away stops it', async () => {
    await migrate(database.db, { ...OLD, '990-adds': table('added') });
    await migrate(database.db, OLD);
    await migrate(database.db, {
      ...OLD,
      '990-adds': table('added'),
      '991-takes': { ...table('instead'), contracts: true },
    });
    await expect(migrate(database.db, OLD)).rejects.toThrow(
      'written by a newer version of the portal: it has had 990-adds, 991-takes',
    );
    await migrate(database.db, { ...OLD, '991-takes': table('instead') });
  });

  test('what takes away does not run while servers of another version are there', async () => {
    await migrate(database.db, OLD);
    const takes = { ...OLD, '991-takes': { ...table('instead'), contracts: true } };
    await sql`insert into servers values (gen_random_uuid(), '0.0.9', now(), now())`.execute(database.db);
    await expect(migrate(database.db, takes)).rejects.toThrow('servers of version 0.0.9 are running');
    await sql`update servers set seen_at = now() - interval '2 minutes'`.execute(database.db);
    await migrate(database.db, takes);
  });

  test('an index is made without a transaction, again where a start broke off in it, and once', async () => {
    const indexes: PortalMigration = {
      alone: true,
      up: (db) => makeIndexes(db, [{ name: 'servers_seen', on: 'servers (seen_at)', where: "version <> ''" }]),
    };
    await migrate(database.db, OLD);
    // As a start that was killed leaves it.
    await sql`create index servers_seen on servers (seen_at)`.execute(database.db);
    await sql`update pg_index set indisvalid = false where indexrelid = 'servers_seen'::regclass`.execute(database.db);
    await migrate(database.db, { ...OLD, '992-indexes': indexes });
    await migrate(database.db, { ...OLD, '992-indexes': indexes });
    const { rows } = await sql`select indisvalid, pg_get_indexdef(indexrelid) as made from pg_index
    where indexrelid = 'servers_seen'::regclass`.execute(database.db);
    expect(rows).toEqual([{ indisvalid: true, made: expect.stringContaining('(seen_at) WHERE (version <>') }]);
  });

  test('no limit of the account ends a migration, and each is back afterwards', async () => {
    // Said by the data base to whoever connects; PGlite has one connection, to which it is said at once.
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const to = database.url === undefined ? '' : `alter database ${rows[0]?.name} `;
    await sql.raw(`${to}set statement_timeout = '7s'`).execute(database.db);
    await sql.raw(`${to}set idle_in_transaction_session_timeout = '8s'`).execute(database.db);
    const other = database.url === undefined ? null : await openDatabase({ databaseUrl: database.url });
    const { db } = other ?? database;
    const limits = async (of: QueryExecutorProvider) => {
      const { rows } = await sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(of);
      return rows[0];
    };
    try {
      const seen: unknown[] = [];
      const look: PortalMigration = { up: async (of) => void seen.push(await limits(of)) };
      await migrate(db, { '010-one': look, '020-alone': { ...look, alone: true } });
      expect(seen).toEqual([
        { statement: '0', idle: '0' },
        { statement: '0', idle: '0' },
      ]);
      expect(await db.connection().execute(limits)).toEqual({ statement: '7s', idle: '8s' });
    } finally {
      await other?.close();
    }
  });

  test('servers that start at once make what is alone once, one waiting for the other', async () => {
    const other = database.url === undefined ? null : await openDatabase({ databaseUrl: database.url });
    try {
      let ran = 0;
      const indexes: PortalMigration = {
        alone: true,
        up: async (of) => {
          ran += 1;
          await makeIndexes(of, [{ name: 'servers_seen', on: 'servers (seen_at)' }]);
        },
      };
      await migrate(database.db, OLD);
      const servers = [database, other ?? database];
      await Promise.all(servers.map(({ db }) => migrate(db, { ...OLD, '992-indexes': indexes })));
      expect(ran).toBe(1);
    } finally {
      await other?.close();
    }
  });

  test.skipIf(!process.env.TEST_DATABASE_URL)(
    'a table that somebody uses is waited for a moment, and tried again when they have gone on',
    async () => {
      const other = await openDatabase({ databaseUrl: database.url });
      try {
        await migrate(database.db, OLD);
        let tries = 0;
        const held = Promise.withResolvers<void>();
        const letGo = Promise.withResolvers<void>();
        const user = other.db.transaction().execute(async (trx) => {
          await sql`select 1 from servers`.execute(trx);
          held.resolve();
          await letGo.promise;
        });
        await held.promise;
        const adds: PortalMigration = {
          up: async (of) => {
            tries += 1;
            if (tries === 2) letGo.resolve();
            await sql`alter table servers add column extra text`.execute(of);
          },
        };
        await migrate(database.db, { ...OLD, '990-adds': adds });
        await user;
        expect(tries).toBeGreaterThanOrEqual(2);
      } finally {
        await other.close();
      }
    },
  );
});
