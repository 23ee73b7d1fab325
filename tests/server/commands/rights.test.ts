import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRights } from '#src/server/commands/doctor/rights.ts';
import { readConfig } from '#src/server/config.ts';
import type { Database } from '#src/server/db/database.ts';
import { openTestDatabase } from '../../support/server/server.ts';

let database: Database;
const config = readConfig({});
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create role wattchat_test_clerk`.execute(database.db);
  await sql`grant select on all tables in schema public to wattchat_test_clerk`.execute(database.db);
});
afterAll(async () => {
  // A role is the whole server's, and would be there for the next run.
  await sql`drop owned by wattchat_test_clerk`.execute(database.db);
  await sql`drop role wattchat_test_clerk`.execute(database.db);
  await database.close();
});

/** What is said of an account, by what it is and owns. */
async function saidOf(account: 'superuser' | 'owner' | 'plain', more = {}) {
  const back = new Error('taken back');
  let found: Awaited<ReturnType<typeof checkRights>> = [];
  await database.db
    .transaction()
    .execute(async (trx) => {
      if (account === 'owner') await sql`alter table ledger_entries owner to wattchat_test_clerk`.execute(trx);
      if (account !== 'superuser') await sql`set local role wattchat_test_clerk`.execute(trx);
      found = await checkRights({ db: trx, kind: 'postgres' }, { ...config, ...more });
      throw back;
    })
    .catch((cause) => {
      if (cause !== back) throw cause;
    });
  return found.map(({ is, about }) => [is, about]);
}

test('an account that may do everything is wrong in production, one that owns the tables is told, and one that does neither is well', async () => {
  expect(await saidOf('superuser', { production: true })).toEqual([['bad', 'Rights']]);
  expect(await saidOf('superuser')).toEqual([['warning', 'Rights']]);
  expect(await saidOf('owner', { production: true })).toEqual([['warning', 'Rights']]);
  expect(await saidOf('plain', { production: true })).toEqual([['good', 'Rights']]);
});

test('the embedded data base has one account, of which nothing is said', async () => {
  expect(await checkRights({ db: database.db, kind: 'pglite' }, config)).toEqual([]);
});
