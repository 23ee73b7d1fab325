import type { Kysely, Transaction } from 'kysely';
import { SESSIONS_SHOWN } from '#catalogues/limits.ts';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refusal, refused } from '../../http/refusals.ts';
import type { Person } from '../../person.ts';
import type { AccountDeps } from '../deps.ts';
import { forgetOthers } from './devices.ts';
import { type IdleMinutes, idleBefore, usedSince } from './idle.ts';
import { counts, isOpen, lockAccounts } from './open-sessions.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'config' | 'devices'>;

/** The calls by which somebody sees where they are signed in, and signs other devices out. */
export function ownSessionHandlers(deps: Deps): Pick<Handlers, 'ownSessions' | 'endSessions'> {
  const { db, clock, config } = deps;
  return {
    async ownSessions({ person }) {
      const now = clock();
      const open = await openOf(db, person, { now, minutes: config.idleMinutes });
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
      return { status: 200, data: { sessions, total: Number(open[0]?.total ?? 0), at: now.toISOString() } };
    },
    async endSessions({ input, person, log, address, device }) {
      const { session_ids, others_until } = input;
      if ((session_ids === undefined) === (others_until === undefined))
        return { status: 400, data: refusal('invalid-input') };
      const ids = session_ids && [...new Set(session_ids)];
      if (ids?.includes(person.sessionId)) return refused('own-session', SESSIONS.thisOne);
      const ended = await db.transaction().execute(async (trx) => {
        // What begins a session of this account waits, and one that was ended meanwhile ends none.
        await lockAccounts(trx, person.id);
        if (!(await isOpen(trx, person.sessionId))) return null;
        // Of somebody else, or of nobody: nothing is ended, and both are told alike.
        if (ids !== undefined && !(await areOwn(trx, person, ids))) return null;
        const those = trx
          .updateTable('sessions')
          .set({ ended_at: clock(), ended_as: 'elsewhere' })
          .where('user_id', '=', person.id)
          .where('id', '<>', person.sessionId)
          .where('ended_at', 'is', null)
          .returning('id');
        const rows = await (ids === undefined
          ? those.where('created_at', '<=', new Date(others_until ?? 0))
          : those.where('id', 'in', ids)
        ).execute();
        // Somebody else may have signed in on any of them. Of one that is named nothing says which browser it has.
        if (ids === undefined) await forgetOthers(trx, deps, person.id, device);
        const deed = { at: clock(), actor: person.id, action: 'sessions-ended', subject: person.id } as const;
        if (rows.length > 0) await writeAudit(trx, { ...deed, estateId: person.estate?.id ?? null });
        return rows.length;
      });
      if (ended === null) return refused('no-session', SESSIONS.notThere);
      log.info({ event: 'sessions-ended', user: person.id, address, count: ended }, 'other sessions ended');
      return { status: 200, data: { message: SESSIONS.ended(ids?.length ?? ended) } };
    },
  };
}

async function areOwn(trx: Transaction<Schema>, { id }: Person, ids: readonly string[]): Promise<boolean> {
  const own = await trx.selectFrom('sessions').select('id').where('user_id', '=', id).where('id', 'in', ids).execute();
  return own.length === ids.length;
}

/** The newest open sessions of a person, the one that asks among them, each with how many there are. */
async function openOf(
  db: Kysely<Schema>,
  { id, role, sessionId }: Person,
  at: { readonly now: Date; readonly minutes: IdleMinutes },
) {
  const newest = await db
    .selectFrom('sessions')
    .select(['id', 'address', 'program', 'device', 'created_at', 'last_used_at'])
    .select(({ fn }) => fn.countAll().over().as('total'))
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at.now)
    .where(counts())
    .where(usedSince(idleBefore(role, at.minutes, at.now)))
    .orderBy(({ eb }) => eb('id', '=', sessionId), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_SHOWN)
    .execute();
  return newest.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
}
