import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Schema } from '../../db/schema.ts';

/** A count in the data base, so that several servers share it. */
export interface Limit {
  /** Count one under a key; answers the seconds to wait when there were too many. */
  take(key: string): Promise<{ retryAfter: number } | null>;
  /** Take one back. */
  giveBack(key: string): Promise<void>;
}

/** How many in how many seconds. `clears`: this one clears the table that all limits share of what has expired. */
export interface LimitOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly clears?: boolean;
}

/** Longest key as it is, characters; with the limit's name before it, it fits the column. */
const KEY_LENGTH = 200;

/** A limit kept in the table `rate_limits`. */
export function createLimit(db: Kysely<Schema>, { name, points, seconds, clears = false }: LimitOptions): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: clears,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(fitting(key));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    async giveBack(key) {
      await limiter.reward(fitting(key));
    },
  };
}

/** A key that fits the column; of a longer one its hash, so that two of them never share a count. */
function fitting(key: string): string {
  return key.length <= KEY_LENGTH ? key : createHash('sha256').update(key).digest('hex');
}
