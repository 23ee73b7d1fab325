import { type Expression, expressionBuilder, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/**
 * Lock accounts while what they sign in with changes: whoever signs in meanwhile waits, and then finds it changed. What sets a password or a
 * second factor, or ends all sessions, holds the account's row: by this, or where it reads the row itself, as it reads it.
 */
export async function lockAccounts(trx: Transaction<Schema>, ...userIds: readonly string[]): Promise<void> {
  // Of two who lock each other's, one waits: each takes them in the same order.
  await trx.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forUpdate().execute();
}

/** Whether a session has not been ended. What begins or sets something for one, with its account locked, does not outlive it. */
export async function isOpen(db: Kysely<Schema>, sessionId: string): Promise<boolean> {
  const session = db.selectFrom('sessions').select('id').where('id', '=', sessionId);
  return (await session.where('ended_at', 'is', null).executeTakeFirst()) !== undefined;
}

/** Whether an administrator has locked the sign-in of an account. */
export async function isLocked(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const locked = db.selectFrom('users').select('id').where('id', '=', userId).where('locked_at', 'is not', null);
  return (await locked.executeTakeFirst()) !== undefined;
}

/** Sign people out everywhere, but for a session that goes on. */
export async function endSessions(
  trx: Transaction<Schema>,
  ids: readonly string[],
  { at, but }: { readonly at: Date; readonly but?: string },
): Promise<void> {
  const open = trx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('user_id', 'in', ids)
    .where('ended_at', 'is', null);
  await (but === undefined ? open : open.where('id', '<>', but)).execute();
}

/** A session counts: without a code it is none where there is a second factor. An older server, which asks for none, began it. */
export function counts(): Expression<SqlBool> {
  const { or, eb, not, exists, selectFrom } = expressionBuilder<Schema, 'sessions'>();
  const factor = selectFrom('second_factors').select('second_factors.user_id');
  return or([
    eb('sessions.proved_at', 'is not', null),
    not(exists(factor.whereRef('second_factors.user_id', '=', 'sessions.user_id'))),
  ]);
}
