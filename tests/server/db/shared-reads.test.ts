import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from '#src/server/db/schema.ts';
import { sharedRead } from '#src/server/db/shared-reads.ts';

/** A data base that nothing is ever asked of: what is read is said by the test. */
const nowhere = () =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** A read that was begun, and how it ends. */
interface Begun {
  readonly keys: readonly string[];
  readonly answer: (value: string) => void;
  readonly fail: (cause: Error) => void;
}

describe('A read that many ask for at once', () => {
  let begun: Begun[] = [];
  let db = nowhere();
  const read = sharedRead<string, string>((_, keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
    begun.push({ keys, answer: (value) => resolve(keys.map((key) => `${key} ${value}`)), fail: reject });
    return promise;
  });
  const asked = async () => {
    // What is asked for goes out after what is being done is done.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return begun.map(({ keys }) => keys);
  };

  beforeEach(() => {
    begun = [];
    db = nowhere();
  });

  test('goes out at once where nobody asks before', async () => {
    const one = read(db, ['a']);
    expect(await asked()).toEqual([['a']]);
    begun[0]?.answer('first');
    expect(await one).toEqual(['a first']);
  });

  test('is one for all who came while another was on its way, and each has what they asked for', async () => {
    const one = read(db, ['a']);
    await asked();
    const others = [read(db, ['b']), read(db, ['a', 'c'])];
    expect(await asked()).toEqual([['a']]);
    begun[0]?.answer('first');
    expect(await one).toEqual(['a first']);
    expect(await asked()).toEqual([['a'], ['b', 'a', 'c']]);
    begun[1]?.answer('second');
    expect(await Promise.all(others)).toEqual([['b second'], ['a second', 'c second']]);
  });

  test('that fails fails for those who asked in it, and the next one goes out', async () => {
    const one = read(db, ['a']).catch((cause: unknown) => cause);
    await asked();
    const other = read(db, ['b']);
    const lost = new Error('the line is lost');
    begun[0]?.fail(lost);
    expect(await one).toBe(lost);
    expect(await asked()).toEqual([['a'], ['b']]);
    begun[1]?.answer('second');
    expect(await other).toEqual(['b second']);
  });

  test('waits for nobody inside a transaction, and for nobody of another data base', async () => {
    void read(db, ['a']);
    await asked();
    const inside = db.transaction().execute((trx) => read(trx, ['b']));
    const elsewhere = read(nowhere(), ['c']);
    await expect.poll(async () => (await asked()).flat().toSorted()).toEqual(['a', 'b', 'c']);
    for (const one of begun) one.answer('now');
    expect(await Promise.all([inside, elsewhere])).toEqual([['b now'], ['c now']]);
  });
});
