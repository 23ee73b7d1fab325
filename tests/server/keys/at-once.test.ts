import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { keyring } from '#src/server/keys/keyring.ts';
import { resealAll } from '#src/server/keys/reseal.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const newSecret = () => randomBytes(32).toString('hex');
const [OLD, NEW] = [newSecret(), newSecret()];
/** More than are read at once. */
const PEOPLE = 450;

let database: Database;
const people = Array.from({ length: PEOPLE }, () => randomUUID());
const boxOf = (present: string, ...former: string[]) =>
  sealedBox(keyring(present, former), 'second-factors', systemRandom);
const appOf = (person: string) => `the key of ${person}`;
const reseal = (how?: Parameters<typeof resealAll>[1]) =>
  resealAll({ db: database.db, keys: keyring(NEW, [OLD]), random: systemRandom }, how);

beforeAll(async () => {
  database = await openTestDatabase('demo');
  const { db } = database;
  const like = await db.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow();
  const at = new Date('2026-11-21T09:00:00Z');
  await db
    .insertInto('users')
    .values(people.map((id) => ({ ...like, id, email: `${id}@mail.example` })))
    .execute();
  const old = boxOf(OLD);
  const kept = people.map((id) => ({ user_id: id, sealed_key: old.seal(appOf(id), id), sealed_by: old.by }));
  await db
    .insertInto('second_factors')
    .values(kept.map((one) => ({ ...one, last_step: 0, confirmed_at: at })))
    .execute();
});
afterAll(() => database.close());

/** Apps of which the new key alone opens what is kept. */
async function opened(): Promise<number> {
  const box = boxOf(NEW);
  const rows = await database.db
    .selectFrom('second_factors')
    .select(['user_id', 'sealed_key', 'sealed_by'])
    .where('user_id', 'in', people)
    .execute();
  return rows.filter((row) => row.sealed_by === box.by && box.open(row.sealed_key, row.user_id) === appOf(row.user_id))
    .length;
}

test('sealing anew that is stopped in the middle has lost nothing, and the next one does the rest', async () => {
  const stopping = new AbortController();
  await reseal({ signal: stopping.signal, told: () => stopping.abort() });
  const done = await opened();
  expect([done > 0, done < PEOPLE]).toEqual([true, true]);
  const both = boxOf(NEW, OLD);
  const rows = await database.db.selectFrom('second_factors').select(['user_id', 'sealed_key']).execute();
  expect(rows.filter((row) => both.open(row.sealed_key, row.user_id) === appOf(row.user_id))).toHaveLength(PEOPLE);
});

test('two that seal anew at once, while somebody sets up another app, leave each row as the last one wrote it', async () => {
  const [first = ''] = people;
  const between = async () => {
    const box = boxOf(OLD);
    const another = { sealed_key: box.seal('another app', first), sealed_by: box.by };
    await database.db.updateTable('second_factors').set(another).where('user_id', '=', first).execute();
  };
  const written: Promise<void>[] = [];
  const [one, other] = await Promise.all([reseal({ told: () => written.push(between()) }), reseal(), between()]);
  await Promise.all(written);
  expect([one, other].flat().every(({ lost }) => lost === 0)).toBe(true);
  await reseal();
  expect(await opened()).toBe(PEOPLE - 1);
  const row = database.db.selectFrom('second_factors').select('sealed_key').where('user_id', '=', first);
  const { sealed_key } = await row.executeTakeFirstOrThrow();
  expect(boxOf(NEW).open(sealed_key, first)).toBe('another app');
});
