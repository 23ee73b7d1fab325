import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { passwordMatches } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimit } from './sign-in-limit.ts';

/** How a try to sign in ended. */
export type SignIn =
  | { readonly outcome: 'signed-in'; readonly token: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'too-many'; readonly retryAfter: number };

/** What a password is compared with when there is no account, so that the answer takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Sign in with an e-mail address and a password; `address` is where the try comes from. */
export async function signIn(
  deps: { db: Kysely<Schema>; sessions: Sessions; limit: SignInLimit },
  given: { email: string; password: string; address: string },
): Promise<SignIn> {
  const email = given.email.trim().toLowerCase();
  const { address } = given;
  const account = await deps.db
    .selectFrom('users')
    .select(['id', 'password_hash', 'disabled'])
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
  return { outcome: 'signed-in', token: await deps.sessions.begin(account.id, address) };
}
