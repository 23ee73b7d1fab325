import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';
import type { Person } from './person.ts';
import { readToken, signToken } from './tokens.ts';

/** How long a session lasts, hours. */
const SESSION_HOURS = 12;

/** Sessions: a token is as good as its row in the data base. */
export interface Sessions {
  /** Begin a session at a network address; answers its token. */
  begin(userId: string, address: string): Promise<string>;
  /** Who a token stands for; null when it is not ours, expired, signed out, or the account is disabled. */
  find(token: string): Promise<Person | null>;
  end(sessionId: string): Promise<void>;
}

/** Sessions kept in the data base, with tokens signed by `secret`. */
export function keepSessions(deps: {
  db: Kysely<Schema>;
  clock: () => Date;
  random: Pick<Random, 'uuid'>;
  secret: Uint8Array;
}): Sessions {
  const { db, clock, random, secret } = deps;

  const load = async (sessionId: string, userId: string): Promise<Person | null> => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('estates', 'estates.id', 'users.estate_id')
      .selectAll('users')
      .select(['estates.name as estate_name', 'estates.active as estate_active'])
      .where('sessions.id', '=', sessionId)
      .where('sessions.user_id', '=', userId)
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', clock())
      .where('users.disabled', '=', false)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      id: row.id,
      sessionId,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      role: row.role,
      status: row.status,
      address: row.address,
      verified: row.is_verified,
      meterNumber: row.meter_number,
      estate:
        row.estate_id === null || row.estate_name === null
          ? null
          : { id: row.estate_id, name: row.estate_name, active: row.estate_active ?? false },
    };
  };

  return {
    async begin(userId, address) {
      const id = random.uuid();
      const from = clock();
      const until = new Date(from.getTime() + SESSION_HOURS * 3_600_000);
      const row = { id, user_id: userId, address, created_at: from, expires_at: until, ended_at: null };
      await db.insertInto('sessions').values(row).execute();
      const person = await load(id, userId);
      if (person === null) throw new Error('A session that was just begun is not there.');
      return signToken(secret, person, from, until);
    },
    async find(token) {
      const named = await readToken(secret, token, clock());
      return named === null ? null : load(named.sessionId, named.userId);
    },
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
