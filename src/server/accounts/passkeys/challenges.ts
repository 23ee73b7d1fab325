import type { Kysely } from 'kysely';
import type { PasskeyUse } from '../../db/schema/accounts.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountDeps } from '../deps.ts';

/** For so long a browser may take to have what it was asked signed, ms. */
export const CHALLENGE_MS = 5 * 60_000;

const CHALLENGE_BYTES = 32;

/** Who is asked, for what, and in which session; null: at the door. */
export interface ChallengeFor {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly use: PasskeyUse;
}

/** Something new to be signed, kept until it is or its time is over. */
export async function makeChallenge(
  { db, clock, random }: Pick<AccountDeps, 'db' | 'clock' | 'random'>,
  { userId, sessionId, use }: ChallengeFor,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(random.bytes(CHALLENGE_BYTES));
  const challenge = Buffer.from(bytes).toString('base64url');
  const now = clock();
  const expires_at = new Date(now.getTime() + CHALLENGE_MS);
  await db.deleteFrom('passkey_challenges').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
  const row = { challenge, user_id: userId, session_id: sessionId, asked_for: use, expires_at };
  await db.insertInto('passkey_challenges').values(row).execute();
  return bytes;
}

/** Use up what was to be signed, whatever comes of it; false where it was of somebody else, of another session, for something else, or is over. */
export async function takeChallenge(
  db: Kysely<Schema>,
  challenge: string,
  { userId, sessionId, use }: ChallengeFor,
  now: Date,
): Promise<boolean> {
  // Of two at once with the same one finds it gone.
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', '=', userId)
    .where('session_id', 'is not distinct from', sessionId)
    .where('asked_for', '=', use)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}
