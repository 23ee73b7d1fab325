import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { openTestDatabase } from '../../support/server/server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const estates = (db: Database['db']) => db.selectFrom('estates').select('id').execute();

test('a test that asks the data base itself inside a transaction of it fails, instead of waiting for ever', async () => {
  const { db } = database;
  await expect(db.transaction().execute(() => estates(db))).rejects.toThrow('inside a transaction of it');
  await expect(db.transaction().execute(() => db.transaction().execute(estates))).rejects.toThrow(
    'inside a transaction',
  );
});

test('the transaction itself may be asked, and the data base again once it is over', async () => {
  const { db } = database;
  expect(await db.transaction().execute(estates)).toEqual([]);
  expect(await estates(db)).toEqual([]);
});
