import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { CannotStart } from '../cannot-start.ts';
import { watchServer } from './alive.ts';
import type { RowScope } from './row-scope/scope.ts';
import { askServer, scopedRows } from './row-scope/scoped.ts';
import type { Schema } from './schema.ts';
import { serverPool } from './server-pool.ts';
import { whatWasSaid } from './what-was-said.ts';

/** A standby of the data base, which may answer what is only read. */
export interface Replica {
  readonly db: Kysely<Schema>;
  /** The same, where each statement finds the rows of whoever asks alone. */
  scoped(scopeOf: () => RowScope): Kysely<Schema>;
  /**
   * True where it knows everything that the data base knew when this was asked, so that nobody misses there what they have just
   * done. False where it is behind, silent, gone, or no standby any more.
   */
  isCaughtUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** Up to where a data base has written what is committed, and which one it is. */
interface Position {
  readonly lsn: string;
  readonly system: string;
}

/** What the data base wrote a moment ago is on its way: it is looked for so often, and so long after one another, ms. */
const LOOKS = 3;
const BETWEEN_MS = 15;

/** How a server stands to the data base that wrote up to a position. */
export type Standing = 'caught-up' | 'behind' | 'no-standby';

/**
 * Open the standby at `url` of the data base `primary`. One that does not answer is gone on without until it does; a server that is
 * no standby of it keeps the portal from starting.
 */
export async function openReplica(url: string, primary: Kysely<Schema>, log: Logger): Promise<Replica> {
  const { pool, limit, cut } = serverPool(url);
  await limit();
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const { host } = new URL(url);
  const standing = await standingOf(db, primary).catch((cause: unknown) => {
    log.warn({ host, said: whatWasSaid(cause) }, 'the standby does not answer; the data base itself is read instead');
  });
  if (standing === 'no-standby') {
    await db.destroy();
    throw new CannotStart(
      `The server at ${host} is no standby of the data base at DATABASE_URL. Mend DATABASE_REPLICA_URL, or leave it out.`,
    );
  }
  const alive = watchServer(url, cut);
  return {
    db,
    scoped: (scopeOf) => scopedRows(askServer(pool), db, scopeOf),
    async isCaughtUp() {
      if (!alive.isUp()) return false;
      try {
        return (await standingOf(db, primary)) === 'caught-up';
      } catch {
        // Whoever asks reads the data base itself then, and hears what is wrong with that one.
        return false;
      }
    },
    async close() {
      await alive.stop();
      await db.destroy();
    },
  };
}

/** How the server behind `db` stands to `primary` at this moment. Asked anew each time: a standby is promoted, another server takes its place. Throws where one of them does not answer. */
export async function standingOf(db: Kysely<Schema>, primary: Kysely<Schema>): Promise<Standing> {
  const position = await positionOf(primary);
  for (let looks = 1; ; looks += 1) {
    const standing = await against(db, position);
    if (standing !== 'behind' || looks === LOOKS) return standing;
    await wait(BETWEEN_MS);
  }
}

/** What is committed is flushed, as long as nobody turns `synchronous_commit` off; the portal does not. */
async function positionOf(primary: Kysely<Schema>): Promise<Position> {
  const { rows } = await sql<Position>`select pg_current_wal_flush_lsn()::text as lsn,
    (select system_identifier::text from pg_control_system()) as system`.execute(primary);
  const [position] = rows;
  if (position === undefined) throw new Error('The data base does not say how far it has written.');
  return position;
}

async function against(db: Kysely<Schema>, { lsn, system }: Position): Promise<Standing> {
  const { rows } = await sql<{ standing: Standing }>`select case
    when not pg_is_in_recovery() or (select system_identifier::text from pg_control_system()) <> ${system} then 'no-standby'
    when pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn then 'caught-up' else 'behind' end as standing`.execute(db);
  return rows[0]?.standing ?? 'no-standby';
}
