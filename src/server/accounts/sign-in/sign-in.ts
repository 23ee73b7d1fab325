import type { Kysely } from 'kysely';
import { DOORS, type DoorName } from '#catalogues/doors.ts';
import type { Role } from '#catalogues/roles.ts';
import type { Schema } from '../../db/schema.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimit } from './sign-in-limit.ts';

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
  deps: { db: Kysely<Schema>; sessions: Sessions; limit: SignInLimit },
  given: { email: string; password: string; door: DoorName; address: string },
): Promise<SignIn> {
  const email = given.email.trim().toLowerCase();
  const { address } = given;
  const account = await deps.db
    .selectFrom('users')
    .select(['id', 'password_hash', 'disabled', 'role'])
    .where('email', '=', email)
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
  if (account === undefined || !right || account.disabled) return { outcome: 'refused' };
  await deps.limit.forget(attempt);
  if (!admits(given.door, account.role)) return { outcome: 'wrong-door' };
  const token = await deps.sessions.beginFor({ id: account.id, passwordHash: account.password_hash }, address);
  return token === null ? { outcome: 'refused' } : { outcome: 'signed-in', token };
}

function admits(door: DoorName, role: Role): boolean {
  return DOORS[door].admits.some((admitted) => admitted === role);
}
