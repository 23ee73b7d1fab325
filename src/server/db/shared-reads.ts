import DataLoader from 'dataloader';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** Reads what has some keys: as many values as there are keys, in their order. */
type Read<K, V> = (db: Db, keys: readonly K[]) => Promise<readonly V[]>;

/** Most keys of one statement. */
const MOST_KEYS = 500;

/**
 * A read that many ask for at once, by keys. Whoever asks while it is on its way to the data base waits for the next one, which asks for everybody
 * who came meanwhile; with nobody before them they are asked for at once. Nobody is answered from what was read before they asked: nothing is kept, and
 * nothing is stale. Inside a transaction it is read there, by itself.
 */
export function sharedRead<K extends {}, V>(read: Read<K, V>): Read<K, V> {
  const loaders = new WeakMap<Db, DataLoader<K, V>>();
  return async (db, keys) => {
    if (keys.length === 0 || db.isTransaction) return read(db, keys);
    const loader = loaders.get(db) ?? loaderOf(db, read);
    loaders.set(db, loader);
    return Promise.all(keys.map((key) => loader.load(key)));
  };
}

function loaderOf<K, V>(db: Db, read: Read<K, V>): DataLoader<K, V> {
  let onItsWay: Promise<unknown> = Promise.resolve();
  const ask = (keys: readonly K[]) => {
    const reading = read(db, keys);
    onItsWay = reading.catch(() => undefined);
    return reading;
  };
  const batchScheduleFn = (begin: () => void) => void onItsWay.then(begin);
  return new DataLoader<K, V>(ask, { cache: false, maxBatchSize: MOST_KEYS, batchScheduleFn });
}

/** One of some values, however many: one statement for all lengths of the list. */
export function anyOf<T extends string>(values: readonly T[], type: 'text' | 'uuid' = 'text'): RawBuilder<T> {
  return sql<T>`any(${[...new Set(values)].toSorted()}::${sql.raw(type)}[])`;
}
