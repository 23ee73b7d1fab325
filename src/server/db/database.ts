import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { estateOfAsker } from '../asked-from.ts';
import { CannotStart } from '../cannot-start.ts';
import { ALWAYS, type Alive, watchServer } from './alive.ts';
import { takeFolder } from './data-folder.ts';
import { preparing } from './often-said.ts';
import { heldWrites } from './row-scope/held-writes.ts';
import type { RowScope } from './row-scope/scope.ts';
import { askLite, askServer, scopedRows } from './row-scope/scoped.ts';
import type { Schema } from './schema.ts';
import { serverPool } from './server-pool.ts';
import { whatWasSaid } from './what-was-said.ts';

/** An open data base: PostgreSQL in this process (`lite`), or a PostgreSQL server. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly kind: 'pglite' | 'postgres';
  readonly lite?: PGlite;
  /** Where the server itself is, when it is one: what needs a whole session goes there, past any pool. */
  readonly url?: string;
  /** The same, where each statement finds the rows of whoever asks alone. */
  scoped(scopeOf: () => RowScope): Kysely<Schema>;
  /** Does what needs one connection from its beginning to its end, as a migration does. */
  onSessions<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** The data is up to date and a portal begins: no statement goes on for ever any more, and it is watched whether it answers. */
  inService(): Promise<Alive>;
  close(): Promise<void>;
}

/**
 * Where the data is: `databaseUrl` wins; `dataDir` is a folder or ':memory:'; `template` is a dumped data folder. Where `databaseUrl` leads
 * through a pool that hands connections out by transaction, `databaseDirectUrl` is the server itself: a lock of a session that was taken
 * through such a pool is held by somebody else's connection, for ever.
 */
interface DatabaseOptions {
  readonly dataDir?: string | ':memory:';
  readonly databaseUrl?: string | undefined;
  readonly databaseDirectUrl?: string | undefined;
  readonly template?: Blob;
}

/** Open the data base; does not migrate. Throws what keeps the data folder from being used, e.g. another process. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) return openServer(options.databaseUrl, options.databaseDirectUrl);
  return openLite(options.dataDir ?? ':memory:', options.template);
}

async function openServer(url: string, direct: string | undefined): Promise<Database> {
  let isServing = false;
  // Behind a pool that hands connections out by transaction nobody knows what the next one has prepared.
  const { db, pool, limit, cut } = await connect(url, 'DATABASE_URL', () => isServing && direct === undefined);
  const inService = async () => {
    await limit();
    isServing = true;
    return watchServer(url, cut);
  };
  async function onSessions<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    if (direct === undefined) return work(db);
    const own = await connect(direct, 'DATABASE_DIRECT_URL');
    try {
      return await work(own.db);
    } finally {
      await own.db.destroy();
    }
  }
  return {
    db,
    kind: 'postgres',
    url: direct ?? url,
    scoped: (scopeOf) => scopedRows(askServer(pool), db, scopeOf),
    onSessions,
    inService,
    close: () => db.destroy(),
  };
}

/** Connections to a server that answers; else throws which setting is to be mended. */
async function connect(url: string, setting: string, prepares = () => false) {
  const { pool, limit, cut } = serverPool(url);
  const db = new Kysely<Schema>({
    dialect: heldWrites(new PostgresDialect({ pool: preparing(pool, prepares) }), estateOfAsker),
  });
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    await db.destroy();
    const { host, pathname } = new URL(url);
    throw new CannotStart(
      `The data base${pathname.replace('/', ' ')} at ${host} cannot be used: ${whatWasSaid(cause)}. Start it, or mend ${setting}.`,
      { cause },
    );
  }
  return { db, pool, limit, cut };
}

async function openLite(dataDir: string, template: Blob | undefined): Promise<Database> {
  const loaded = template === undefined ? {} : { loadDataDir: template };
  if (dataDir === ':memory:') return whole(await PGlite.create(loaded), () => undefined);
  const folder = takeFolder(dataDir);
  try {
    const lite = await folder.open((pg) => PGlite.create({ ...loaded, dataDir: pg }));
    return whole(lite, folder.release);
  } catch (cause) {
    folder.release();
    throw cause;
  }
}

function whole(lite: PGlite, release: () => void): Database {
  const db = new Kysely<Schema>({ dialect: heldWrites(new PGliteDialect({ pglite: lite }), estateOfAsker) });
  const close = async () => {
    await db.destroy();
    if (!lite.closed) await lite.close();
    release();
  };
  return {
    db,
    kind: 'pglite',
    lite,
    scoped: (scopeOf) => scopedRows(askLite(lite), db, scopeOf),
    onSessions: (work) => work(db),
    inService: async () => ALWAYS,
    close,
  };
}
