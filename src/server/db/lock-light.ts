import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { VERSION } from '../version.ts';
import type { Schema } from './schema.ts';

/**
 * A migration as this portal has it. Without more it is one transaction, which an older version that is still running must be able to
 * live with: it adds. `contracts`: it takes away what older versions use, so that none of them may run. `alone`: no transaction, for what
 * PostgreSQL does beside everybody's work; it has to be able to run again after it broke off.
 */
export interface PortalMigration extends Migration {
  readonly contracts?: boolean;
  readonly alone?: boolean;
}

/** How long a change waits for a table that others use before it lets them go on and tries again, ms: whoever comes after it waits with it. */
export const LOCK_WAIT_MS = 2_000;
/** How often that is tried. */
export const LOCK_TRIES = 30;

/** A server that was asked whether it is ready since then is there, s. */
const THERE_S = 60;

/** True for a statement that did not get its lock in time. */
export function wasLocked(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === '55P03';
}

/** The same migration, as a transaction that waits a moment for locks, and that writes down what older versions have to know. */
export function lightly(name: string, { up, contracts = false }: PortalMigration): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`).execute(db);
      if (contracts) await refuseBesideOlder(db);
      await up(db);
      if (contracts) await sql`insert into data_floor values (${name}) on conflict do nothing`.execute(db);
    },
  };
}

/** What takes away waits until nobody of an older version is there. */
async function refuseBesideOlder(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: string }>`select distinct version from servers
    where seen_at > clock_timestamp() - ${THERE_S} * interval '1 second' and version <> ${VERSION}`.execute(db);
  if (rows.length > 0)
    throw new Error(
      `servers of version ${rows.map(({ version }) => version).join(', ')} are running, and it takes away what they use: stop them, wait a minute, and start again`,
    );
}

/** How often a server that waits for another one's migration without a transaction looks again, ms. */
const TURN_MS = 500;
/** The number of the lock of what runs without a transaction. */
const ALONE = sql.lit('3853314791062309108');

/** No migration ends because it took long: what an account or a data base limits is lifted until the transaction ends. */
export async function withoutLimits(trx: Kysely<Schema>): Promise<void> {
  await sql.raw('set local statement_timeout = 0').execute(trx);
  await sql.raw('set local idle_in_transaction_session_timeout = 0').execute(trx);
}

/**
 * Does something without a transaction, one server at a time, on a connection of its own that has no limits. Who waits asks again and
 * again instead of standing at the lock: an index that is made concurrently waits for every statement that began before it.
 */
export function alone<T>(db: Kysely<Schema>, work: (own: Kysely<Schema>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (own) => {
    const { rows } = await sql<{
      statement: string;
      idle: string;
    }>`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(own);
    await limit(own, '0', '0');
    try {
      while (!(await isOurTurn(own))) await wait(TURN_MS);
      return await work(own);
    } finally {
      // Of a connection that broke the server has let go by itself, and what broke it is what is told.
      await sql`select pg_advisory_unlock(${ALONE}::bigint)`.execute(own).catch(() => undefined);
      await limit(own, rows[0]?.statement ?? '0', rows[0]?.idle ?? '0').catch(() => undefined);
    }
  });
}

async function limit(own: Kysely<Schema>, statement: string, idle: string): Promise<void> {
  await sql`select set_config('statement_timeout', ${statement}, false),
    set_config('idle_in_transaction_session_timeout', ${idle}, false)`.execute(own);
}

async function isOurTurn(own: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${ALONE}::bigint) as ours`.execute(own);
  return rows[0]?.ours === true;
}

/** Do one statement that keeps others from a table, on a connection of one's own: where the table is in use they go on, and it is tried again. */
export async function untilFree(own: Kysely<Schema>, statement: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await own.transaction().execute(async (trx) => {
        await sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`).execute(trx);
        await sql.raw(statement).execute(trx);
      });
      return;
    } catch (cause) {
      if (!wasLocked(cause) || tries >= LOCK_TRIES) throw cause;
    }
  }
}

/** An index of an existing table: `on` is the table with its columns, and `where` where it is of a part. */
interface Index {
  readonly name: string;
  readonly on: string;
  readonly unique?: true;
  readonly where?: string;
}

/**
 * Make indexes while everybody goes on writing, for a migration that is `alone`. What a start that broke off has left half made is made
 * anew.
 */
export async function makeIndexes(db: Kysely<unknown>, indexes: readonly Index[]): Promise<void> {
  for (const { name, on, unique, where } of indexes) {
    if (await isBroken(db, name)) await sql.raw(`drop index concurrently if exists ${name}`).execute(db);
    const part = where === undefined ? '' : ` where ${where}`;
    await sql
      .raw(`create ${unique ? 'unique ' : ''}index concurrently if not exists ${name} on ${on}${part}`)
      .execute(db);
  }
}

async function isBroken(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(
    db,
  );
  return rows.length > 0;
}
