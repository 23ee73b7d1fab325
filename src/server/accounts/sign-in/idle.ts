import { type Expression, expressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { LAST_USE_MINUTES } from '#catalogues/limits.ts';
import { administers, type Role } from '#catalogues/roles.ts';
import type { Config } from '../../config.ts';
import type { Schema } from '../../db/schema.ts';

/** After how many minutes without use sessions end. */
export type IdleMinutes = Config['idleMinutes'];

const MINUTE_MS = 60_000;

/** A last use before this is too long ago, by whose session it is; what is not written down of each use ends nothing too soon. */
export const idleBefore = (role: Role, minutes: IdleMinutes, now: Date): Date =>
  new Date(now.getTime() - idleMs(role, minutes));

/** When a session ends in which nothing more is done; null where that is not before it ends anyway. */
export function idleAt(role: Role, minutes: IdleMinutes, session: { readonly lastUsed: Date; readonly ends: Date }) {
  const at = new Date(session.lastUsed.getTime() + idleMs(role, minutes));
  return at < session.ends ? at : null;
}

function idleMs(role: Role, minutes: IdleMinutes): number {
  const most = administers(role) ? minutes.administrators : minutes.residents;
  return (most + LAST_USE_MINUTES) * MINUTE_MS;
}

/** A session was used since then, as far as anybody knows. */
export function usedSince(since: Date): Expression<SqlBool> {
  const { or, eb } = expressionBuilder<Schema, 'sessions'>();
  return or([eb('sessions.last_used_at', 'is', null), eb('sessions.last_used_at', '>=', since)]);
}

/**
 * Write down that a session is used, where it was not of late: one row by its key and nothing beside it, so that no purchase waits. Of two at once the
 * later one finds nothing to write.
 */
export async function noteUse(db: Kysely<Schema>, sessionId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LAST_USE_MINUTES * MINUTE_MS);
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}

/** True where the last use of a session has to be written down. */
export const isStale = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= LAST_USE_MINUTES * MINUTE_MS;

/** End a session that was not used since then; false where it was used meanwhile, or had ended. */
export async function endIdle(db: Kysely<Schema>, sessionId: string, since: Date, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_as: 'idle' })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '<', since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
