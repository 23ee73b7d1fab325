import type { Kysely } from 'kysely';
import type { SignInFailure } from '#catalogues/audit.ts';
import { DOORS, type DoorName } from '#catalogues/doors.ts';
import type { Role } from '#catalogues/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Config } from '../../config.ts';
import type { Schema } from '../../db/schema.ts';
import { createLimit } from '../../http/rate-limit.ts';
import { isGuessable, ownWords, type Whose } from '../password-rule.ts';
import { passwordMatches } from '../passwords.ts';
import type { Sessions } from './sessions.ts';
import { type DeletionDeps, takeBackDeletion } from './take-back-deletion.ts';

/** How a try to sign in ended. */
export type SignIn =
  | { readonly outcome: 'signed-in'; readonly token: string }
  | { readonly outcome: 'refused' }
  /** The password was right, and the door is not for this role. */
  | { readonly outcome: 'wrong-door' }
  | { readonly outcome: 'too-many'; readonly retryAfter: number };

/** What a password is compared with when there is no account, so that the answer takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Sign in at a door with an e-mail address and a password; `address` is where the try comes from. */
export async function signIn(
  deps: DeletionDeps & { readonly sessions: Sessions; readonly limit: SignInLimit },
  given: { email: string; password: string; door: DoorName; address: string },
): Promise<SignIn> {
  const email = given.email.trim().toLowerCase();
  const { address } = given;
  const account = await deps.db
    .selectFrom('users')
    .leftJoin('estates', 'estates.id', 'users.estate_id')
    .select([
      'users.id',
      'users.password_hash',
      'users.password_guessable',
      'users.disabled',
      'users.role',
      'users.estate_id',
    ])
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.phone', 'users.meter_number'])
    .select('estates.name as estate')
    .where('users.email', '=', email)
    .executeTakeFirst();
  const before = await deps.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('users.email', '=', email)
    .where('sessions.address', '=', address)
    .limit(1)
    .executeTakeFirst();
  const attempt = { email, address, known: before !== undefined };
  const tooMany = await deps.limit.count(attempt);
  if (tooMany !== null) return { outcome: 'too-many', retryAfter: tooMany.retryAfter };
  const right = await passwordMatches(given.password, account?.password_hash ?? NOBODY);
  if (account === undefined || !right || account.disabled) {
    const why = right ? 'disabled' : 'wrong-password';
    await noteFailure(deps, account, account === undefined ? 'no-account' : why);
    return { outcome: 'refused' };
  }
  await deps.limit.forget(attempt);
  if (!admits(given.door, account.role)) {
    await noteFailure(deps, account, 'wrong-door');
    return { outcome: 'wrong-door' };
  }
  await noteGuessable(deps.db, account, given.password);
  const holder = { id: account.id, passwordHash: account.password_hash };
  const token = await deps.sessions.beginFor(holder, address, (trx) => takeBackDeletion(trx, deps, account));
  if (token !== null) return { outcome: 'signed-in', token };
  await noteFailure(deps, account, 'changed-meanwhile');
  return { outcome: 'refused' };
}

/**
 * A line of the audit log for a try that let nobody in: of which account, and nothing that was typed. Without an account it is written as well, so that
 * both take as long. Tries beyond the limit are answered before, and have none: nobody fills the log.
 */
async function noteFailure(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  account: { readonly id: string; readonly role: Role; readonly estate_id: number | null } | undefined,
  why: SignInFailure,
): Promise<void> {
  const estateId = account?.role === 'service-admin' ? account.estate_id : null;
  const deed = { at: clock(), actor: null, action: 'sign-in-failed', estateId, detail: { why } } as const;
  await db.transaction().execute((trx) => writeAudit(trx, { ...deed, subject: account?.id ?? 'nobody' }));
}

/** Keeps whether the password is easy to guess: only while it is typed can that be known. */
async function noteGuessable(
  db: Kysely<Schema>,
  account: Whose & { readonly id: string; readonly password_hash: string; readonly password_guessable: boolean },
  password: string,
): Promise<void> {
  const guessable = isGuessable(password, ownWords(account));
  if (guessable === account.password_guessable) return;
  await db
    .updateTable('users')
    .set({ password_guessable: guessable })
    .where('id', '=', account.id)
    // Of two at once one may have changed it.
    .where('password_hash', '=', account.password_hash)
    .execute();
}

function admits(door: DoorName, role: Role): boolean {
  return DOORS[door].admits.some((admitted) => admitted === role);
}

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
