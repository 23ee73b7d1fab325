import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';

const WINDOW_S = 15 * 60;

/** A try to sign in: the account it names, where it comes from, and whether that account has signed in there before. */
export interface Try {
  readonly email: string;
  readonly address: string;
  readonly known: boolean;
}

/** Counts tries to sign in. */
export interface SignInLimit {
  /** Count a try before its password is looked at; answers the seconds to wait when there were too many. */
  count(attempt: Try): Promise<{ retryAfter: number } | null>;
  /** Take a counted try back, because the password was right. */
  forget(attempt: Try): Promise<void>;
}

/**
 * Limits in the data base, for each account and each address (DECISIONS 49). An address where the account has signed
 * in before has a count of its own, so a stranger who uses an account's tries up does not lock its owner out.
 */
export function limitSignIns(db: Kysely<Schema>, tries: Config['signInTries']): SignInLimit {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  const limiter = (keyPrefix: string, points: number, sweeps: boolean) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // The limiters share one table, so one of them clears it.
      clearExpiredByTimeout: sweeps,
      keyPrefix,
      points,
      duration: WINDOW_S,
    });
  const perAccount = limiter('sign-in-account', tries.perAccount, false);
  const perAddress = limiter('sign-in-address', tries.perAddress, true);
  const accountKey = ({ email, address, known }: Try) => (known ? `${email} ${address}` : email).slice(0, 220);

  const take = async (from: RateLimiterPostgres, key: string): Promise<{ retryAfter: number } | null> => {
    try {
      await from.consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };

  return {
    count: async (attempt) =>
      (await take(perAddress, attempt.address)) ?? (await take(perAccount, accountKey(attempt))),
    forget: async (attempt) => {
      await perAddress.reward(attempt.address);
      await perAccount.reward(accountKey(attempt));
    },
  };
}
