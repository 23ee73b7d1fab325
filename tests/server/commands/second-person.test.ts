import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSecondPerson } from '#src/server/commands/doctor/second-person.ts';
import { openTestDatabase } from '../../support/server/server.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase('demo');
});
afterAll(() => database.close());

test('the doctor says where two people are needed for a refund by hand and there is one', async () => {
  const { db } = database;
  const looked = (refundLimit: number | null) => checkSecondPerson(db, { refundLimit });
  expect(await looked(null)).toEqual([]);
  expect(await looked(5_000_000)).toMatchObject([
    { is: 'warning', says: expect.stringContaining('above ₦50,000, and only one person administers') },
  ]);
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'netplus-admin')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ ...row, id: crypto.randomUUID(), email: 'second@wattchat.example' })
    .execute();
  expect(await looked(0)).toMatchObject([
    { is: 'good', says: 'Two people are needed at every sum, and 2 administer the platform.' },
  ]);
});
