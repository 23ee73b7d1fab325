import { createHash } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { spelledOut } from './spelled.ts';

/** A statement that is prepared under a name. */
interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** Which statements are said often enough to be prepared, as one process has heard them. */
export interface OftenSaid {
  /** What is to be asked in the place of a text; undefined: the text as it is. */
  heard(text: string): Prepared | undefined;
  /** A name was no good: its text is not prepared any more, and where it was the connection, none is. */
  wasRefused(text: string, by: string): void;
}

/** So often a statement is said before it is prepared, and so many are at most: each connection keeps a plan of each. */
const OFTEN = 25;
const MOST = 250;
/** Most texts that are counted at once, and how long one may be: what has as many lines as there were rows comes once. */
const COUNTED = 2_000;
const LONGEST = 8_000;

/** What a statement's columns or its table have become meanwhile. */
const CHANGED = '0A000';
const NO_COLUMN = '42703';
/** A pool between us and the server, of which nobody told, hands out connections that know no such name, or have it from somebody else. */
const NO_NAME = '26000';
const TWO_NAMES = '42P05';
const REFUSED: readonly string[] = [CHANGED, NO_COLUMN, NO_NAME, TWO_NAMES];

/** Counts what is said, from nothing on. */
export function oftenSaid(): OftenSaid {
  const counts = new Map<string, number>();
  const prepared = new Map<string, Prepared>();
  const never = new Set<string>();
  let isOff = false;
  return {
    heard(text) {
      if (isOff) return undefined;
      const known = prepared.get(text);
      if (known !== undefined || text.length > LONGEST || prepared.size >= MOST || never.has(text)) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < OFTEN) {
        if (counts.size >= COUNTED) counts.clear();
        counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      const spelled = spelledOut(text);
      if (spelled === undefined) {
        never.add(text);
        return undefined;
      }
      // By what it says: whoever has the same name, says the same.
      const name = `said_${createHash('sha256').update(spelled).digest('hex').slice(0, 24)}`;
      prepared.set(text, { name, text: spelled });
      return prepared.get(text);
    },
    wasRefused(text, by) {
      prepared.delete(text);
      never.add(text);
      if (by === NO_NAME || by === TWO_NAMES) isOff = true;
    },
  };
}

/**
 * A pool whose connections keep the plan of what is said often: a server that is to plan each statement anew takes as long for that as for
 * doing it. `isOn`: whether that has begun; while data is brought up to date tables change.
 */
export function preparing(pool: pg.Pool, isOn: () => boolean, said = oftenSaid()): PostgresPool {
  const known = new WeakMap<pg.PoolClient, pg.PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const before = known.get(client);
      if (before !== undefined) return before;
      const query = (text: unknown, values: unknown, ...rest: readonly unknown[]) =>
        isOn() && typeof text === 'string' && Array.isArray(values) && values.length > 0
          ? ask(client, said, text, values)
          : Reflect.apply(client.query, client, [text, values, ...rest]);
      const own = new Proxy(client, { get: (its, key) => (key === 'query' ? query : Reflect.get(its, key)) });
      known.set(client, own);
      return own;
    },
  };
}

async function ask(client: pg.PoolClient, said: OftenSaid, text: string, values: unknown[]) {
  const prepared = said.heard(text);
  if (prepared === undefined) return client.query(text, values);
  try {
    return await client.query({ ...prepared, values });
  } catch (cause) {
    const by = cause instanceof pg.DatabaseError ? cause.code : undefined;
    if (by === undefined || !REFUSED.includes(by)) throw cause;
    said.wasRefused(text, by);
    // It was refused before anything of it was done. Inside a transaction that is over with it, and is begun anew by whoever began it.
    if (client.getTransactionStatus() !== 'I') throw cause;
    return client.query(text, values);
  }
}
