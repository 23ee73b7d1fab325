import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Puzzle } from '#catalogues/calls/common.shapes.ts';
import { workOfAsker } from '../asked-from.ts';
import type { Schema } from '../db/schema.ts';

/** There were too many: when it can be tried again, seconds, and the puzzle that lets through before that. */
export interface TooMany {
  readonly retryAfter: number;
  readonly puzzle?: Puzzle;
}

/** How many there are, and in how many seconds it begins anew. */
export interface Count {
  readonly points: number;
  readonly retryAfter: number;
}

/** A count in the data base, so that several servers share it. */
export interface Limit {
  /** Count one under a key; answers what there is to do when there were too many. `most`: how many, where that is set elsewhere. */
  take(key: string, most?: number): Promise<TooMany | null>;
  /** Count one, however many there were. */
  count(key: string): Promise<Count>;
  /** How many there are, without counting one. */
  look(key: string): Promise<Count>;
  /** Take one back. */
  giveBack(key: string): Promise<void>;
}

/**
 * How many in how many seconds. `clears`: this one clears the table that all limits share of what has expired. `eased`: many people may share a key, as those
 * of a mobile network share its address, so whoever comes after the last one solves a puzzle instead of waiting.
 */
interface LimitOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly clears?: boolean;
  readonly eased?: true;
}

/** So many times the limit are the most that puzzles let through: what it costs is bounded all the same. */
const EASED_MOST = 20;

/** Longest key as it is, characters; with the limit's name before it, it fits the column. */
const KEY_LENGTH = 200;

/** More than the column holds. */
const ANY_NUMBER = 2 ** 31 - 1;

/** Between two clearings of the table, and how long a count is over by then, ms. */
const CLEAR_MS = 5 * 60_000;
const OVER_MS = 3_600_000;

/** The data base's own clock, ms: servers whose clocks differ count in the same time. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * A limit kept in the table `rate_limits`. A count is over when its time has come, and when that is further ahead than any
 * count reaches: then a clock was wrong that wrote it.
 */
export function createLimit(db: Kysely<Schema>, { name, points, seconds, clears = false, eased }: LimitOptions): Limit {
  const lasts = seconds * 1000;
  const isOver = sql<boolean>`(held.expire <= ${NOW} or held.expire > ${NOW} + ${sql.lit(lasts)})`;
  let clearAt = performance.now() + CLEAR_MS;
  const clear = async () => {
    if (!clears || performance.now() < clearAt) return;
    clearAt = performance.now() + CLEAR_MS;
    await sql`delete from rate_limits where expire < ${NOW} - ${sql.lit(OVER_MS)}`.execute(db);
  };
  const keyOf = (key: string) => `${name}:${fitting(key)}`;
  /** Count one where there are fewer than so many; null where there are not, and nothing is counted then, also of many at once. */
  const countBelow = async (key: string, bound: number): Promise<Count | null> => {
    await clear();
    const { rows } = await sql<{ points: number; wait: number }>`
      insert into rate_limits as held (key, points, expire) values (${keyOf(key)}, 1, ${NOW} + ${sql.lit(lasts)})
      on conflict (key) do update set
        points = case when ${isOver} then 1 else held.points + 1 end,
        expire = case when ${isOver} then excluded.expire else held.expire end
      where ${isOver} or held.points < ${sql.lit(bound)}
      returning points, (expire - ${NOW})::float8 as wait`.execute(db);
    const [held] = rows;
    return held === undefined ? null : counted(held);
  };
  const count: Limit['count'] = async (key) => {
    const held = await countBelow(key, ANY_NUMBER);
    if (held === null) throw new Error('A limit was not counted.');
    return held;
  };
  const giveBack: Limit['giveBack'] = async (key) => {
    await sql`
      update rate_limits as held set points = greatest(points - 1, 0)
      where key = ${keyOf(key)} and not ${isOver}`.execute(db);
  };
  const look: Limit['look'] = async (key) => {
    const { rows } = await sql<{ points: number; wait: number }>`
      select points, (expire - ${NOW})::float8 as wait from rate_limits as held
      where key = ${keyOf(key)} and not ${isOver}`.execute(db);
    const [held] = rows;
    return held === undefined ? { points: 0, retryAfter: 0 } : counted(held);
  };
  return {
    count,
    giveBack,
    look,
    async take(key, most = points) {
      const work = workOfAsker();
      if (work === null || !eased) {
        const { points: taken, retryAfter } = await count(key);
        return taken <= most ? null : { retryAfter };
      }
      const of = keyOf(key);
      const refuse = async ({ points: taken, retryAfter }: Count): Promise<TooMany> => {
        const puzzle = taken > EASED_MOST * most ? null : await work.puzzle(of, { points: taken, most });
        return { retryAfter, ...(puzzle && { puzzle }) };
      };
      // What is not let through is counted nowhere, also of ten thousand at once: it makes it no harder for the others.
      const held = await look(key);
      const next = { points: held.points + 1, retryAfter: held.retryAfter };
      const isFull = next.points > most;
      if (isFull && (next.points > EASED_MOST * most || !(await work.solves(of, { points: next.points, most }))))
        return refuse(next);
      if ((await countBelow(key, isFull ? EASED_MOST * most : most)) !== null) return null;
      // Others came at the same moment.
      const now = await look(key);
      return refuse({ ...now, points: now.points + 1 });
    },
  };
}

const counted = ({ points, wait }: { readonly points: number; readonly wait: number }): Count => ({
  points,
  retryAfter: Math.max(1, Math.ceil(wait / 1000)),
});

/** A key that fits the column; of a longer one its hash, so that two of them never share a count. */
function fitting(key: string): string {
  return key.length <= KEY_LENGTH ? key : createHash('sha256').update(key).digest('hex');
}

/** Limits by their names, each counted under its own. */
export function createLimits<N extends string>(
  db: Kysely<Schema>,
  limits: Readonly<Record<N, Omit<LimitOptions, 'name' | 'clears'>>>,
): Readonly<Record<N, Limit>> {
  const entries = Object.entries<Omit<LimitOptions, 'name' | 'clears'>>(limits);
  return Object.fromEntries(
    entries.map(([name, limit]) => [name, createLimit(db, { name, ...limit })] as const),
  ) as Record<N, Limit>;
}
