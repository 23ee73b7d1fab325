import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Schema } from '../../db/schema.ts';
import { createLimit } from '../../http/limits/rate-limit.ts';

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
  const perAccount = createLimit(db, { name: 'sign-in-account', points: tries.perAccount, seconds: WINDOW_S });
  const perAddress = createLimit(db, {
    name: 'sign-in-address',
    points: tries.perAddress,
    seconds: WINDOW_S,
    clears: true,
  });
  const accountKey = ({ email, address, known }: Try) => (known ? `${email} ${address}` : email);

  return {
    count: async (attempt) => (await perAddress.take(attempt.address)) ?? (await perAccount.take(accountKey(attempt))),
    forget: async (attempt) => {
      await perAddress.giveBack(attempt.address);
      await perAccount.giveBack(accountKey(attempt));
    },
  };
}
