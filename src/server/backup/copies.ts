import { join } from 'node:path';
import { sql } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { makeRole } from '../db/row-scope/apply.ts';
import { feed, outputOf, programFor, readThrough } from './postgres-tools.ts';

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>;

/** A copy of a data base as it comes out of it. */
export interface Copy {
  readonly of: Database['kind'];
  /** As it was when, by the data base's own clock. */
  readonly takenAt: Date;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Past a pool: a copy is one session. */
const serverOf = ({ databaseUrl, databaseDirectUrl }: Where) => databaseDirectUrl ?? databaseUrl;

const at = (where: Where) => openDatabase({ dataDir: join(where.dataDir, 'db'), databaseUrl: serverOf(where) });

/**
 * Copy the data base and hand the copy to `take`. The embedded one is opened for it, so that the portal has to be stopped; a PostgreSQL goes
 * on meanwhile, and the copy is as it was at one moment.
 */
export async function copied<T>(config: Where, take: (copy: Copy) => Promise<T>): Promise<T> {
  const database = await at(config);
  try {
    const { rows } = await sql<{ now: Date; major: number }>`
      select clock_timestamp() as now, current_setting('server_version_num')::integer / 10000 as major`.execute(
      database.db,
    );
    const [{ now: takenAt, major } = { now: new Date(), major: 0 }] = rows;
    if (database.lite === undefined) {
      const path = programFor('pg_dump', major);
      const args = ['--format=custom', '--no-owner', '--no-privileges'];
      return await take({ of: 'postgres', takenAt, bytes: outputOf({ path, args, url: database.url ?? '' }) });
    }
    const dump = await database.lite.dumpDataDir('gzip');
    return await take({ of: 'pglite', takenAt, bytes: dump.stream() });
  } finally {
    await database.close();
  }
}

/** Put a copy into an empty data base. Throws CannotStart where there is data already, or the copy is of the other kind. */
export async function putBack(config: Where, of: Copy['of'], bytes: AsyncIterable<Uint8Array>): Promise<void> {
  if (of === 'postgres') return intoServer(serverOf(config), bytes);
  if (config.databaseUrl !== undefined)
    throw new CannotStart(
      'This copy is of an embedded data base. Leave out DATABASE_URL, and set DATA_DIR to where it is to be.',
    );
  const database = await openDatabase({ dataDir: join(config.dataDir, 'db'), template: await blobOf(bytes) });
  await database.close();
}

async function intoServer(url: string | undefined, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  if (url === undefined)
    throw new CannotStart('This copy is of a PostgreSQL server. Set DATABASE_URL to an empty data base for it.');
  await feed({ path: await restorer(url), args: [...INTO_ONE, '--dbname', ''], url }, bytes);
}

/** All or nothing: a copy that breaks off half way leaves the data base empty. */
const INTO_ONE = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'] as const;

async function restorer(url: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: url });
  try {
    const { rows } = await sql<{ major: number; tables: number }>`
      select current_setting('server_version_num')::integer / 10000 as major,
        (select count(*)::integer from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname <> 'information_schema') as tables`.execute(
      database.db,
    );
    if ((rows[0]?.tables ?? 0) > 0)
      throw new CannotStart(
        'There are tables in this data base already, and a copy is put into an empty one. Make one (createdb), and set DATABASE_URL to it.',
      );
    // The rules of a copy name it.
    await makeRole(database.db);
    return programFor('pg_restore', rows[0]?.major ?? 0);
  } finally {
    await database.close();
  }
}

/**
 * Read a copy to its end as it is put back, without writing anything: the embedded one is opened in memory, one of PostgreSQL is
 * unpacked. Throws where it cannot be.
 */
export async function tried(of: Copy['of'], bytes: AsyncIterable<Uint8Array>): Promise<void> {
  if (of === 'postgres') return feed(readThrough(programFor('pg_restore', 0)), bytes);
  const database = await openDatabase({ dataDir: ':memory:', template: await blobOf(bytes) });
  try {
    await sql`select count(*) from kysely_migration`.execute(database.db);
  } finally {
    await database.close();
  }
}

async function blobOf(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of bytes) chunks.push(new Uint8Array(chunk));
  return new Blob(chunks, { type: 'application/x-gzip' });
}
