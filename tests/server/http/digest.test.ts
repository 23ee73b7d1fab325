import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { openTestDatabase } from '../../support/server/server.ts';
import { openDigest } from './support/digest.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the digest by which a refused call is held sees each write to a table, and none that was taken back', async () => {
  const { db } = database;
  const digest = await openDigest(db);
  const untouched = await digest();
  const write = (name: string) => db.insertInto('sweep_rounds').values({ name, next_at: new Date(0) });

  await db
    .transaction()
    .execute(async (trx) => {
      await trx.executeQuery(write('taken back').compile());
      throw new Error('and so it goes');
    })
    .catch(() => undefined);
  expect(await digest()).toEqual(untouched);

  await write('it stays').execute();
  expect(Object.entries(await digest()).filter(([table, hash]) => untouched[table] !== hash)).toEqual([
    ['sweep_rounds', expect.any(String)],
  ]);
});
