import { type Expression, expressionBuilder, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/**
 * Lock an account while what it signs in with changes: whoever signs in meanwhile waits, and then finds it changed. Every way that changes its password,
 * its second factor or its sessions begins with it.
 */
export async function lockAccount(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Whether a session has not been ended. What begins or sets something for one, with its account locked, does not outlive it. */
export async function isOpen(db: Kysely<Schema>, sessionId: string): Promise<boolean> {
  const session = db.selectFrom('sessions').select('id').where('id', '=', sessionId);
  return (await session.where('ended_at', 'is', null).executeTakeFirst()) !== undefined;
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
