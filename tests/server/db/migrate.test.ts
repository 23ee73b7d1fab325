import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readKept } from '#machines/assistant/sync/keep.ts';
import { CannotStart } from '#src/server/cannot-start.ts';
import { keptConversation } from '#src/server/conversations.ts';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import type { PortalMigration } from '#src/server/db/lock-light.ts';
import { migrate, migrations } from '#src/server/db/migrate.ts';
import { openTestDatabase } from '../../support/server/server.ts';
import { olderSettings } from './support/older.ts';

const root = join(import.meta.dirname, '../../..');

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase('nothing');
});
afterEach(() => database.close());

async function had({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const table = (name: string): Migration => ({ up: (db: Kysely<unknown>) => db.schema.createTable(name).execute() });

test('a migration may alter what the one before has written, whose triggers wait for the commit', async () => {
  const write: Migration = {
    up: async (db) => {
      await sql`create table posted (id integer primary key)`.execute(db);
      await sql`create function looked() returns trigger language plpgsql as $$ begin return null; end $$`.execute(db);
      await sql`create constraint trigger posted_looked after insert on posted deferrable initially deferred
        for each row execute function looked()`.execute(db);
      await sql`insert into posted values (1)`.execute(db);
    },
  };
  const alter: Migration = { up: (db) => sql`create index posted_id on posted (id)`.execute(db).then(() => undefined) };
  await migrate(database.db, { '010-write': write, '020-alter': alter });
  expect(await had(database)).toEqual(['010-write', '020-alter']);
});

test('a migration that fails is named with what the data base said, and the next start goes on from there', async () => {
  const broken: Migration = {
    up: (db) => sql`alter table nowhere add column x text`.execute(db).then(() => undefined),
  };
  const start = migrate(database.db, { '010-good': table('good'), '020-broken': broken, '030-later': table('later') });
  await expect(start).rejects.toThrow(CannotStart);
  await expect(start).rejects.toThrow(
    /Migration 020-broken failed; the data base said:\n {2}relation "nowhere" does not exist; code 42P01\n.*start again/,
  );
  expect(await had(database)).toEqual(['010-good']);
  await migrate(database.db, {
    '010-good': table('good'),
    '020-broken': table('mended'),
    '030-later': table('later'),
  });
  expect(await had(database)).toEqual(['010-good', '020-broken', '030-later']);
});

test('a migration whose number is lower than one that the data has had already still runs', async () => {
  await migrate(database.db, { '010-first': table('first'), '030-third': table('third') });
  await migrate(database.db, {
    '010-first': table('first'),
    '020-second': table('second'),
    '030-third': table('third'),
  });
  expect(await had(database)).toEqual(['010-first', '020-second', '030-third']);
});

test('data of a newer version is left alone, and the start says what it has had', async () => {
  await migrate(database.db, { '010-now': table('now_table'), '990-later': table('later') });
  const start = migrate(database.db, { '010-now': table('now_table') });
  await expect(start).rejects.toThrow(CannotStart);
  await expect(start).rejects.toThrow(/written by a newer version of the portal: it has had 990-later/);
});

test('two servers that start at once on one data base migrate it once', async () => {
  const other = database.url === undefined ? null : await openDatabase({ databaseUrl: database.url });
  try {
    let ran = 0;
    const counted = Object.fromEntries(
      Object.entries(migrations).map(([name, migration]): [string, PortalMigration] => [
        name,
        {
          ...migration,
          up: async (db) => {
            ran += 1;
            await migration.up(db);
          },
        },
      ]),
    );
    const servers = [database, other ?? database];
    await Promise.all(servers.map(({ db }) => migrate(db, counted)));
    expect(ran).toBe(Object.keys(migrations).length);
    expect(await had(database)).toEqual(Object.keys(migrations).sort());
  } finally {
    await other?.close();
  }
});

test('a start that is killed in the middle of a migration is gone on with by the next one', async () => {
  const { settings, remove, open } = await olderSettings('080-dues-orders');
  try {
    // In a process of its own, which ends as one does whose power is cut.
    const killed = spawnSync(
      'node_modules/.bin/node',
      [
        '--input-type=module',
        '-e',
        `import { openDatabase } from './src/server/db/database.ts';
         import { migrate, migrations } from './src/server/db/migrate.ts';
         const { db } = await openDatabase({ dataDir: ${JSON.stringify(`${settings.DATA_DIR}/db`)}, databaseUrl: process.env.UPGRADED_URL || undefined });
         const { up } = migrations['104-books'];
         const cut = async (trx) => { await up(trx); process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); };
         await migrate(db, { ...migrations, '104-books': { up: cut } });`,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, UPGRADED_URL: settings.DATABASE_URL ?? '' } },
    );
    expect(killed).toMatchObject({ signal: 'SIGKILL', stderr: '' });
    const again = await open();
    try {
      expect((await had(again)).at(-1)).toBe('101-platform-names');
      await migrate(again.db);
      expect(await had(again)).toEqual(Object.keys(migrations).sort());
    } finally {
      await again.close();
    }
  } finally {
    await remove();
  }
});

test('the turns of conversations that were kept as one text are a log afterwards, under the ids that devices give them', async () => {
  const { '150-conversation-logs': logs, ...before } = migrations;
  await migrate(database.db, before);
  const { db } = database;
  const at = '2026-11-01T10:00:00.000Z';
  const messages = [
    { id: 1, from: 'portal', text: 'Good day.', tone: 'plain', at },
    { id: 2, from: 'person', text: 'hello', tone: 'plain', at },
    { id: 3, from: 'portal', text: 'Hello again.', tone: 'plain', at },
  ];
  const people = ['full', 'empty', 'cleared'].map((name, index) => ({ name, id: randomUUID(), index }));
  for (const { id, name, index } of people) {
    await sql`insert into users (id, email, password_hash, first_name, last_name, phone, role, status, is_verified, created_at)
      values (${id}, ${`${name}@mail.example`}, 'x', ${name}, 'Obi', ${`0803123456${index}`}, 'netplus-admin', 'occupied', true, now())`.execute(
      db,
    );
  }
  const keep = (index: number, revision: number, kept: unknown) =>
    sql`insert into kept_conversations (user_id, revision, kept, kept_at)
      values (${people[index]?.id}, ${revision}, ${JSON.stringify(kept)}, now())`.execute(db);
  await keep(0, 7, { version: 1, messages, stack: [], runs: [] });
  await keep(1, 2, { version: 1, messages: [], stack: [], runs: [] });
  await keep(2, 4, { version: 1 });
  await migrate(db, migrations);
  const [full, empty, cleared] = await Promise.all(people.map(({ id }) => keptConversation(database.db, { id })));
  const own = readKept({ version: 1, messages, stack: [], runs: [] })?.messages ?? [];
  expect(full?.data).toMatchObject({
    revision: 10,
    begins: 8,
    kept: { version: 1, stack: [], runs: [] },
    messages: messages.map((message, index) => ({ number: 8 + index, id: own[index]?.uid, message })),
  });
  expect([empty?.data, cleared?.data]).toMatchObject([
    { revision: 3, messages: [] },
    { revision: 5, messages: [] },
  ]);
  expect(logs).toBeDefined();
});
