import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import { CannotStart } from '../cannot-start.ts';
import type { Schema } from './schema.ts';
import { whatWasSaid } from './what-was-said.ts';

/** Every migration by its name, which is that of its file in `migrations/`; they run in the order of the names. */
export const migrations: Readonly<Record<string, Migration>> = await new FileMigrationProvider({
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
 * start at once each takes its turn under a lock, and finds what the others have done. Throws with what failed, why, and what
 * to do. `known`: every migration by its name; `done` hears of each one that was made now.
 */
export async function migrate(
  db: Kysely<Schema>,
  known: Readonly<Record<string, Migration>> = migrations,
  done: (name: string) => void = () => undefined,
): Promise<void> {
  await readRecord(db, known);
  // Out of order: two branches may have landed the other way round than their numbers are, and data been made in between.
  const provider = { getMigrations: async () => known };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error !== undefined) throw failed(results.find(({ status }) => status === 'Error')?.migrationName, error);
    if (results.length === 0) return;
    for (const { migrationName } of results) done(migrationName);
  }
}

/** What the data base has had: under today's names, and nothing that this version does not know. */
async function readRecord(db: Kysely<Schema>, known: Readonly<Record<string, Migration>>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return;
  for (const [former, name] of Object.entries(FORMER_NAMES)) {
    await sql`update kysely_migration set name = ${name} where name = ${former}`.execute(db);
  }
  const had = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = had.rows.map(({ name }) => name).filter((name) => !(name in known));
  if (newer.length === 0) return;
  throw new CannotStart(
    `This data was written by a newer version of the portal: it has had ${newer.join(', ')}, which this version does not know.
Start the newer version, or restore a copy of the data from before it.`,
  );
}

function failed(name: string | undefined, cause: unknown): CannotStart {
  const what = name === undefined ? 'The record of migrations could not be kept' : `Migration ${name} failed`;
  return new CannotStart(
    `The data base could not be brought up to date. ${what}; the data base said:
  ${whatWasSaid(cause)}
Nothing of it was written, and all migrations before it stay. Mend what the data base names, then start again: it goes on from there.`,
    { cause },
  );
}
