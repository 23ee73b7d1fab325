import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider } from 'kysely/migration';
import { CannotStart } from '../cannot-start.ts';
import { alone, LOCK_TRIES, lightly, type PortalMigration, wasLocked, withoutLimits } from './lock-light.ts';
import { scopeRows } from './row-scope/apply.ts';
import type { Schema } from './schema.ts';
import { whatWasSaid } from './what-was-said.ts';

/** Every migration by its name, which is that of its file in `migrations/`; they run in the order of the names. */
export const migrations: Readonly<Record<string, PortalMigration>> = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
  onFileIgnored: (file) => {
    throw new Error(`${file} stands among the migrations and is none.`);
  },
}).getMigrations();

/** Names that migrations had in former versions. Under them stands in a data base what it has had already. */
const FORMER_NAMES: Readonly<Record<string, string>> = { '125-ticket-chats': '126-ticket-chats' };

/**
 * Bring the tables up to date. Each migration is a transaction of its own: the next one may alter what it wrote, which a
 * transaction with pending triggers may not, and a start that is cut short loses one migration at most. Of several servers that
 * start at once each takes its turn under a lock, and finds what the others have done. Servers of the version before go on meanwhile: a
 * migration that finds a table in use lets them pass and tries again. Throws with what failed, why, and what to do. `known`: every migration
 * by its name; `done` hears of each one that was made now.
 */
export async function migrate(
  db: Kysely<Schema>,
  known: Readonly<Record<string, PortalMigration>> = migrations,
  done: (name: string) => void = () => undefined,
): Promise<void> {
  await readRecord(db, known);
  let tries = 0;
  for (let next = await nextOf(db, known); next !== undefined; next = await nextOf(db, known)) {
    const [name, migration] = next;
    try {
      const isMade =
        migration.alone === true ? await runAlone(db, name, migration) : await runNext(db, name, migration);
      if (isMade) done(name);
      tries = 0;
    } catch (cause) {
      tries += 1;
      if (!wasLocked(cause) || tries >= LOCK_TRIES) throw failed(name, cause);
    }
  }
  if (known === migrations) await scopeRows(db);
}

/** The first migration that the data has not had; out of order where two branches landed the other way round than their numbers are. */
async function nextOf(
  db: Kysely<Schema>,
  known: Readonly<Record<string, PortalMigration>>,
): Promise<readonly [name: string, PortalMigration] | undefined> {
  const had = await namesHad(db);
  return Object.entries(known)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .find(([name]) => !had.has(name));
}

/** The number of the lock that whoever migrates holds: that of Kysely's migrator, with which older versions of the portal did it. */
const LOCK = sql.lit('3853314791062309107');

/**
 * Run one migration; false where another server has meanwhile. Kysely's own migrator would take data that has had a migration which this
 * version does not know for damaged.
 */
function runNext(db: Kysely<Schema>, name: string, migration: PortalMigration): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await withoutLimits(trx);
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx);
    if ((await namesHad(trx)).has(name)) return false;
    await lightly(name, migration).up(trx);
    return note(trx, name);
  });
}

/** Run one that has no transaction, and write it into the same record; false where another server has meanwhile. */
function runAlone(db: Kysely<Schema>, name: string, { up }: PortalMigration): Promise<boolean> {
  return alone(db, async (own) => {
    if ((await namesHad(own)).has(name)) return false;
    await up(own);
    return note(own, name);
  });
}

async function note(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`insert into kysely_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()}) on conflict do nothing`.execute(db);
  return numAffectedRows > 0n;
}

async function namesHad(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  if (!(await isThere(db, 'kysely_migration'))) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function isThere(db: Kysely<Schema>, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/** What the data base has had: under today's names, and nothing that this version would have to know and does not. */
async function readRecord(db: Kysely<Schema>, known: Readonly<Record<string, PortalMigration>>): Promise<void> {
  if (!(await isThere(db, 'kysely_migration'))) return;
  for (const [former, name] of Object.entries(FORMER_NAMES)) {
    await sql`update kysely_migration set name = ${name} where name = ${former}`.execute(db);
  }
  const newer = [...(await namesHad(db))].filter((name) => !(name in known)).sort();
  if (newer.length === 0 || (await bearsNewer(db, known))) return;
  throw new CannotStart(
    `This data was written by a newer version of the portal: it has had ${newer.join(', ')}, which this version does not know.
Start the newer version, or restore a copy of the data from before it.`,
  );
}

/** Whether newer versions have only added to what this one knows. */
async function bearsNewer(db: Kysely<Schema>, known: Readonly<Record<string, PortalMigration>>): Promise<boolean> {
  if (!(await isThere(db, 'data_floor'))) return false;
  const { rows } = await sql<{ migration: string }>`select migration from data_floor`.execute(db);
  return rows.every(({ migration }) => migration in known);
}

function failed(name: string, cause: unknown): CannotStart {
  const what = `Migration ${name} failed`;
  return new CannotStart(
    `The data base could not be brought up to date. ${what}; the data base said:
  ${whatWasSaid(cause)}
Nothing of it was written, and all migrations before it stay. Mend what the data base names, then start again: it goes on from there.`,
    { cause },
  );
}
