import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase } from '#src/server/db/database.ts';
import { freshSettings } from '../../../support/server/running.ts';

/**
 * Data that former versions of the portal have made by themselves: their demonstration, and upon it purchases of
 * residents and visitors, a refund, declined cards, an open card window, a new account, payments to the estate, tickets, and the month of
 * an estate's office, as far as each of them knew these. Each was killed while the vendor was silent about a purchase that was paid. They are dumps
 * (`pg_dump --inserts`), by the last migration of the version or by its release (`npm run release-fixture`); pictures and the attachments of
 * mails were taken out.
 */
const folder = join(import.meta.dirname, '../older');
export const OLDER: readonly string[] = readdirSync(folder)
  .map((file) => file.replace(/\.sql\.br$/, ''))
  .sort();
export type Older = string;

/** True for what a version has left whose books have every account of today's: a release, and what came after the first one. */
export const hasBooks = (older: Older): boolean => older.startsWith('release-') || older > '270';

/** What the version with the last of all migrations has left: rows in every table that a version can be brought to fill at its leisure. */
export const NEWEST: Older = OLDER.filter((older) => !older.startsWith('release-')).at(-1) ?? '';

function dumpOf(older: Older): string {
  const dump = brotliDecompressSync(readFileSync(join(folder, `${older}.sql.br`))).toString('utf8');
  // What begins so is a word to psql, and no SQL.
  return dump.replaceAll(/^\\.*$/gm, '');
}

/** The settings of a portal whose data an older version has left, and how to open that data beside it. */
export async function olderSettings(older: Older) {
  const { settings, remove } = await freshSettings('nothing');
  const url = settings.DATABASE_URL;
  const dataDir = join(settings.DATA_DIR, 'db');
  if (url === undefined) await fillFolder(dataDir, dumpOf(older));
  else await fillServer(url, dumpOf(older));
  return { settings, remove, open: () => openDatabase({ dataDir, databaseUrl: url }) };
}

async function fillFolder(dataDir: string, dump: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    if (!(database.lite instanceof PGlite)) throw new Error('A data folder is PGlite.');
    await database.lite.exec(dump);
  } finally {
    await database.close();
  }
}

async function fillServer(connectionString: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(dump);
  } finally {
    await client.end();
  }
}
