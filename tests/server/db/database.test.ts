import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#src/server/boot/listener.ts';
import { CannotStart } from '#src/server/cannot-start.ts';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const root = join(import.meta.dirname, '../../..');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a data base that is up to date is left as it is by a second start', async () => {
  await migrate(database.db);
  expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('an e-mail address is stored in small letters only', async () => {
  const person = {
    id: '11111111-1111-4111-8111-111111111111',
    email: 'Ada@Example.com',
    password_hash: 'x',
    first_name: 'Ada',
    last_name: 'Obi',
    phone: '08030000000',
    role: 'service-user',
    status: 'occupied',
    created_at: new Date(0),
  } as const;
  await expect(database.db.insertInto('users').values(person).execute()).rejects.toThrow(/users_email_check/);
});

test('nobody can change or shorten the audit log', async () => {
  await database.db
    .insertInto('audit')
    .values({ at: new Date(0), action: 'signed-in', subject: 'x', detail: '{}' })
    .execute();
  await expect(database.db.updateTable('audit').set({ action: 'y' }).execute()).rejects.toThrow(/audit only grows/);
  await expect(database.db.deleteFrom('audit').execute()).rejects.toThrow(/audit only grows/);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a connection that the server ends within a transaction fails that transaction, and the portal goes on',
  () => {
    // In a process of its own: what nobody listens for would end it.
    const other = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { openDatabase } = await import(${JSON.stringify(join(root, 'src/server/db/database.ts'))});
         const { sql } = await import('kysely');
         const database = await openDatabase({ databaseUrl: process.env.LOST_URL });
         const lost = database.db.transaction().execute(
           (trx) => sql\`select pg_terminate_backend(pg_backend_pid())\`.execute(trx));
         console.log(await lost.then(() => 'committed', () => 'failed'));
         console.log((await sql\`select 'goes on' as word\`.execute(database.db)).rows[0].word);
         await database.close();`,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, LOST_URL: database.url } },
    );
    expect(other).toMatchObject({ stdout: 'failed\ngoes on\n', stderr: '', status: 0 });
  },
);

test('a data base server that is not there is named without its password, with what the system said', async () => {
  const taken = await listen({ host: '127.0.0.1', port: 0, publicUrl: null });
  const { host } = new URL(taken.localUrl);
  await taken.close(0);
  const open = openDatabase({ databaseUrl: `postgres://wattchat:a-password@${host}/estates` });
  await expect(open).rejects.toThrow(CannotStart);
  await expect(open).rejects.toThrow(`The data base estates at ${host} cannot be used: connect ECONNREFUSED ${host}; `);
  await expect(open).rejects.not.toThrow('a-password');
});

test('a second process cannot open a data folder that is in use, and is told what to do', {
  tags: ['long'],
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-lock-'));
  const first = await openDatabase({ dataDir: folder });
  try {
    const other = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { lockFolder } = await import(${JSON.stringify(join(root, 'src/server/db/folder-lock.ts'))});
         try { lockFolder(${JSON.stringify(folder)}); console.log('locked'); } catch (e) { console.log(e.message); }`,
      ],
      { encoding: 'utf8' },
    );
    expect(other.stdout.trim()).toBe(
      `Another process uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  } finally {
    await first.close();
  }
  const again = await openDatabase({ dataDir: folder });
  await again.close();
});
