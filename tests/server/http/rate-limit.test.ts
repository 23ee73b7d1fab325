import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { createLimit } from '#src/server/http/rate-limit.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const MINUTE_S = 60;
const HOUR_MS = 3_600_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = (name: string) => createLimit(database.db, { name, points: 3, seconds: MINUTE_S });

/** Move a count as a clock that was so far ahead would have written it, or as time does, ms. */
const move = (key: string, ms: number) =>
  database.db
    .updateTable('rate_limits')
    .set((set) => ({ expire: set('expire', '+', ms) }))
    .where('key', '=', key)
    .execute();

test('who has asked too often waits for the rest of the time, and then begins anew', async () => {
  const { take } = limit('asked');
  expect([await take('ada'), await take('ada'), await take('ada')]).toEqual([null, null, null]);
  const over = await take('ada');
  expect(over?.retryAfter).toBeGreaterThan(MINUTE_S - 10);
  expect(over?.retryAfter).toBeLessThanOrEqual(MINUTE_S);
  expect(await take('bola')).toBeNull();
  await move('asked:ada', -MINUTE_S * 1000);
  expect(await take('ada')).toBeNull();
});

test('what is given back can be taken again, and no more than that', async () => {
  const { take, giveBack } = limit('given');
  await take('ada');
  for (let at = 0; at < 5; at += 1) await giveBack('ada');
  expect([await take('ada'), await take('ada'), await take('ada')]).toEqual([null, null, null]);
  expect(await take('ada')).not.toBeNull();
  await giveBack('nobody');
  expect(await take('nobody')).toBeNull();
});

test('of many at once as many are let through as there may be', async () => {
  const { take } = limit('at-once');
  const answers = await Promise.all(Array.from({ length: 12 }, () => take('ada')));
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
});

test('a count that a clock an hour ahead has written keeps nobody out for that hour', async () => {
  const { take } = limit('ahead');
  for (let at = 0; at < 4; at += 1) await take('ada');
  await move('ahead:ada', HOUR_MS);
  expect(await take('ada')).toBeNull();
});

test('a long key and another one that begins like it are counted apart', async () => {
  const { take } = limit('long');
  const long = 'x'.repeat(300);
  for (let at = 0; at < 3; at += 1) await take(`${long}1`);
  expect(await take(`${long}1`)).not.toBeNull();
  expect(await take(`${long}2`)).toBeNull();
});
