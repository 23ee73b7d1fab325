import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Person } from '../../person.ts';
import { newKey, uriOf } from './codes.ts';
import type { CodeDeps } from './take-code.ts';

/** For so long a key is shown again, and then for as long at least it can be confirmed, ms. */
const SHOWN_MS = 10 * 60_000;

/** For so long after it was first shown a key can be confirmed, ms. */
const PENDING_MS = 2 * SHOWN_MS;

/**
 * The key that is to be confirmed in a session: a new one, or the one that was just shown in it, so that a page loaded again or a second click
 * shows no other than the app has. Another session of the account has another: what somebody was shown who knows the password as well is no key that its
 * owner confirms. Null where the session has ended.
 */
export function beginKey(
  { db, clock, sealed }: Pick<CodeDeps, 'db' | 'clock' | 'sealed'>,
  { id, email, sessionId }: Pick<Person, 'id' | 'email' | 'sessionId'>,
): Promise<{ readonly key: string; readonly uri: string } | null> {
  const at = clock();
  return db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('sessions')
      .select(['pending_key', 'pending_at'])
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) return null;
    const isShown = held.pending_at !== null && at.getTime() - held.pending_at.getTime() < SHOWN_MS;
    const shown = isShown && held.pending_key !== null ? sealed.open(held.pending_key, id) : null;
    if (shown !== null) return { key: shown, uri: uriOf(shown, email) };
    const key = newKey();
    const pending = { pending_key: sealed.seal(key, id), pending_at: at };
    await trx.updateTable('sessions').set(pending).where('id', '=', sessionId).execute();
    return { key, uri: uriOf(key, email) };
  });
}

/** The sealed key that was shown in a session and can be confirmed; null: none, or its time is over. */
export async function pendingIn(db: Kysely<Schema>, sessionId: string, now: Date): Promise<string | null> {
  const held = await db
    .selectFrom('sessions')
    .select(['pending_key', 'pending_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (held === undefined || held.pending_at === null) return null;
  return now.getTime() - held.pending_at.getTime() < PENDING_MS ? held.pending_key : null;
}
