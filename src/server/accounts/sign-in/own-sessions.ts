import type { Kysely } from 'kysely';
import { SESSIONS_SHOWN } from '#catalogues/limits.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refused } from '../../http/refusals.ts';
import type { Person } from '../../person.ts';
import type { AccountDeps } from '../deps.ts';
import { type IdleMinutes, idleBefore, usedSince } from './idle.ts';
import { counts, isOpen, lockAccounts } from './open-sessions.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'config'>;

/** The calls by which somebody sees where they are signed in, and signs other devices out. */
export function ownSessionHandlers(deps: Deps): Pick<Handlers, 'ownSessions' | 'endSessions'> {
  const { db, clock, config } = deps;
  return {
    async ownSessions({ person }) {
      const open = await openOf(db, person, { now: clock(), minutes: config.idleMinutes });
      const sessions = open.map((session) => ({
        id: session.id,
        address: session.address,
        program: session.program,
        device: session.device,
        signedInAt: session.created_at.toISOString(),
        // One of an older version, which writes no use down.
        lastUsedAt: (session.last_used_at ?? session.created_at).toISOString(),
        current: session.id === person.sessionId,
      }));
      return { status: 200, data: { sessions } };
    },
    async endSessions({ input, person, log, address }) {
      const ids = [...new Set(input.session_ids)];
      if (ids.includes(person.sessionId)) return refused('own-session', SESSIONS.thisOne);
      const ended = await db.transaction().execute(async (trx) => {
        // What begins a session of this account waits, and one that was ended meanwhile ends none.
        await lockAccounts(trx, person.id);
        const own = await trx
          .selectFrom('sessions')
          .select('id')
          .where('user_id', '=', person.id)
          .where('id', 'in', ids)
          .execute();
        // Of somebody else, or of nobody: nothing is ended, and both are told alike.
        if (own.length < ids.length || !(await isOpen(trx, person.sessionId))) return null;
        const rows = await trx
          .updateTable('sessions')
          .set({ ended_at: clock(), ended_as: 'elsewhere' })
          .where('user_id', '=', person.id)
          .where('id', 'in', ids)
          .where('ended_at', 'is', null)
          .returning('id')
          .execute();
        const deed = { at: clock(), actor: person.id, action: 'sessions-ended', subject: person.id } as const;
        if (rows.length > 0) await writeAudit(trx, { ...deed, estateId: person.estate?.id ?? null });
        return rows.length;
      });
      if (ended === null) return refused('no-session', SESSIONS.notThere);
      log.info({ event: 'sessions-ended', user: person.id, address, count: ended }, 'other sessions ended');
      return { status: 200, data: { message: SESSIONS.ended(ids.length) } };
    },
  };
}

/** The open sessions of a person, the newest first. */
function openOf(db: Kysely<Schema>, { id, role }: Person, at: { readonly now: Date; readonly minutes: IdleMinutes }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'address', 'program', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at.now)
    .where(counts())
    .where(usedSince(idleBefore(role, at.minutes, at.now)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_SHOWN)
    .execute();
}
