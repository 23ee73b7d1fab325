import type { Kysely, Transaction } from 'kysely';
import type { SignInWay } from '#catalogues/audit.ts';
import { SESSION_HOURS } from '#catalogues/limits.ts';
import { SESSION_DAYS } from '#catalogues/personal-data/spans.ts';
import { isProgramToken } from '#catalogues/programs.ts';
import type { Ending } from '#catalogues/sessions.ts';
import { keyOfAsker, whatAsks } from '../../asked-from.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { type Person, personOf, type TokenUse } from '../../person.ts';
import type { Random } from '../../random.ts';
import { personByProgram } from '../programs/tokens.ts';
import { factorSince } from '../second-factor/factor.ts';
import { endIdle, type IdleMinutes, idleAt, idleBefore, isStale, noteUse } from './idle.ts';
import { counts, endSessions, isOpen, lockAccounts } from './open-sessions.ts';
import { peopleOf } from './people.ts';
import { programOf } from './program.ts';
import { readToken, signToken } from './tokens.ts';

/**
 * Sessions: a token is as good as its row in the data base. A changed password, meter or role and a disabled account end
 * every session of the person in the data base itself (migration 065), so nothing here has to be called for that.
 */
export interface Sessions {
  /**
   * Begin a session at a network address, in the caller's transaction if there is one; answers its token. `provedAt`: when a code was given in
   * the session that it takes the place of.
   */
  begin(userId: string, address: string, within?: Transaction<Schema>, provedAt?: Date | null): Promise<string>;
  /**
   * Begin a session for whoever gave the right password, and a code or a passkey where the account has a second factor (`secondFactor`: since when
   * it has that one, null where there was none to ask for; `passkey`: which one was used), with what else that does; null, and neither is done, when one was
   * changed, set up or taken off, or the account disabled or locked, meanwhile.
   */
  beginFor(
    account: {
      readonly id: string;
      readonly passwordHash: string;
      readonly secondFactor: Date | null;
      readonly passkey?: string | null;
    },
    address: string,
    does?: (trx: Transaction<Schema>) => Promise<void>,
  ): Promise<string | null>;
  /** A token of the same session with the claims as they are now; it expires when the session does. */
  renew(sessionId: string, userId: string): Promise<string>;
  /**
   * Who a token stands for, that of a program included; null when it is not ours, expired, signed out, ended or unused for too long, or the account is disabled or locked, or has a second
   * factor and no code was given in the session: a server of an older version began it, which asks for none; nor where the session is bound to another
   * key than the one that is shown. `isUse`: somebody does something in it, which is
   * written down, but not each time; what the portal asks by itself is no use.
   */
  find(token: string, how?: TokenUse): Promise<Person | null>;
  /**
   * Why a token of ours is good for nobody: how its session was ended that its owner did not sign out of, or that it is open, and bound to another
   * key; null: for no reason that is known.
   */
  whyEnded(token: string, key: string | null): Promise<Ending | 'bound' | null>;
  /** Whether a session has not been ended. */
  isOpen(sessionId: string): Promise<boolean>;
  end(sessionId: string): Promise<void>;
  /** End every session of a person, with what else that does; a session that begins meanwhile is ended too, or began after. */
  endAll(userId: string, does?: (trx: Transaction<Schema>) => Promise<void>): Promise<void>;
}

/** Whether the key to which a session is bound, if any, is the one that is shown. */
const isShown = (bound: string | null, shown: string | null): boolean => bound === null || bound === shown;

/** Sessions kept in the data base, with tokens signed by the present key. */
export function keepSessions(deps: {
  db: Kysely<Schema>;
  clock: () => Date;
  random: Pick<Random, 'uuid'>;
  keys: Keyring;
  idleMinutes: IdleMinutes;
}): Sessions {
  const { db, clock, random, keys, idleMinutes } = deps;

  const start = async (
    trx: Transaction<Schema>,
    userId: string,
    { address, provedAt = null }: { readonly address: string; readonly provedAt?: Date | null },
  ): Promise<string> => {
    const id = random.uuid();
    const from = clock();
    const until = new Date(from.getTime() + SESSION_HOURS * 3_600_000);
    await forgetOver(trx, userId, address, from);
    const lasts = { created_at: from, expires_at: until, ended_at: null, ended_as: null, last_used_at: from };
    const factor = { proved_at: provedAt, pending_key: null, pending_at: null };
    await trx
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        address,
        signed_by: keys.present.id,
        key_thumbprint: keyOfAsker(),
        ...programOf(whatAsks()),
        ...lasts,
        ...factor,
      })
      .execute();
    const person = await peopleIn(trx, id, userId).executeTakeFirstOrThrow();
    return signToken(keys.present, personOf(person, id), [from, until], person.session_key);
  };

  return {
    begin: (userId, address, within, provedAt = null) =>
      within === undefined
        ? db.transaction().execute((trx) => start(trx, userId, { address, provedAt }))
        : start(within, userId, { address, provedAt }),
    beginFor: ({ id, passwordHash, secondFactor, passkey = null }, address, does) =>
      db.transaction().execute(async (trx) => {
        // The lock makes a change of the password or the second factor wait, and end this session, or be seen here.
        const same = await trx
          .selectFrom('users')
          .select(['role', 'estate_id'])
          .where('id', '=', id)
          .where('password_hash', '=', passwordHash)
          .where('disabled', '=', false)
          .where('locked_at', 'is', null)
          .forNoKeyUpdate()
          .executeTakeFirst();
        const since = await factorSince(trx, id);
        if (same === undefined || since?.getTime() !== secondFactor?.getTime()) return null;
        if (passkey !== null && !(await isThere(trx, passkey))) return null;
        await does?.(trx);
        const estateId = same.role === 'service-admin' ? same.estate_id : null;
        const withFactor: SignInWay = passkey === null ? 'code' : 'passkey';
        const by = secondFactor === null ? 'password' : withFactor;
        await writeAudit(trx, { at: clock(), actor: id, action: 'signed-in', subject: id, estateId, detail: { by } });
        return start(trx, id, { address, provedAt: secondFactor === null ? null : clock() });
      }),
    async renew(sessionId, userId) {
      const row = await peopleIn(db, sessionId, userId).executeTakeFirstOrThrow();
      // While keys are exchanged it says what still hangs on a former one.
      await db.updateTable('sessions').set({ signed_by: keys.present.id }).where('id', '=', sessionId).execute();
      return signToken(keys.present, personOf(row, sessionId), [clock(), row.session_expires_at], row.session_key);
    },
    async find(token, { isUse, key, address = null } = { isUse: true, key: null }) {
      if (isProgramToken(token)) return personByProgram({ db, clock }, token, address);
      const named = await readToken(keys, token, clock());
      if (named === null) return null;
      const row = await peopleIn(db, named.sessionId, named.userId)
        .where('sessions.ended_at', 'is', null)
        .where('sessions.expires_at', '>', clock())
        .where('users.disabled', '=', false)
        .where('users.locked_at', 'is', null)
        .where(counts())
        .executeTakeFirst();
      if (row === undefined || !isShown(row.session_key, key)) return null;
      const now = clock();
      const lastUsed = row.session_last_used_at;
      const since = idleBefore(row.role, idleMinutes, now);
      if (lastUsed !== null && lastUsed < since) {
        const isOver = (await endIdle(db, named.sessionId, since, now)) || !(await isOpen(db, named.sessionId));
        if (isOver) return null;
      }
      const isNoted = isUse && isStale(lastUsed, now);
      if (isNoted) await noteUse(db, named.sessionId, now);
      const used = { lastUsed: isNoted || lastUsed === null ? now : lastUsed, ends: row.session_expires_at };
      const ends = idleAt(row.role, idleMinutes, used);
      return { ...personOf(row, named.sessionId), ...(ends && { idleAt: ends }) };
    },
    async whyEnded(token, key) {
      const named = await readToken(keys, token, clock());
      if (named === null) return null;
      const ended = await db
        .selectFrom('sessions')
        .select(['ended_as', 'ended_at', 'key_thumbprint'])
        .where('id', '=', named.sessionId)
        .executeTakeFirst();
      if (ended?.ended_at === null && !isShown(ended.key_thumbprint, key)) return 'bound';
      return ended?.ended_as ?? null;
    },
    endAll: (userId, does) =>
      db.transaction().execute(async (trx) => {
        // Who signs in meanwhile holds this lock until their session is there to be ended.
        await lockAccounts(trx, userId);
        await endSessions(trx, [userId], { at: clock() });
        await does?.(trx);
      }),
    isOpen: (sessionId) => isOpen(db, sessionId),
    async end(sessionId) {
      await db
        .updateTable('sessions')
        .set({ ended_at: clock() })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .execute();
    },
  };
}

/** Whether a passkey has not been removed. */
async function isThere(trx: Transaction<Schema>, passkey: string): Promise<boolean> {
  const held = trx.selectFrom('passkeys').select('id').where('id', '=', passkey);
  return (await held.executeTakeFirst()) !== undefined;
}

/** Whose session it is, with what is kept of that. */
function peopleIn(db: Kysely<Schema>, sessionId: string, userId: string) {
  return peopleOf(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['sessions.proved_at', 'sessions.key_thumbprint as session_key'])
    .select(['sessions.expires_at as session_expires_at', 'sessions.last_used_at as session_last_used_at'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId);
}

/**
 * Delete sessions whose time is over, so that the table does not grow with every sign-in: the person's at this address,
 * where the one that begins takes their place, and at any address those that are long over.
 */
async function forgetOver(trx: Transaction<Schema>, userId: string, address: string, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - SESSION_DAYS * 86_400_000);
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('expires_at', '<', longAgo),
        where.and([where('expires_at', '<', now), where('address', '=', address)]),
      ]),
    )
    .execute();
}
