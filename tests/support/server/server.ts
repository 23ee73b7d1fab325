import type pg from 'pg';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { oneConnection } from './one-connection.ts';
import { addressOf, administer, ownDatabase } from './own-database.ts';
import { type Filling, fill, nameOf, readTemplate } from './template.ts';

/** The number of the lock that whoever makes a template holds. */
const TEMPLATE_LOCK = 2_026_002;

/**
 * A migrated data base for one test file, empty or with the demonstration's data, or one with nothing in it at all: PostgreSQL
 * in this process, or a fresh data base of the server that TEST_DATABASE_URL names. Close it when done.
 */
export async function openTestDatabase(filling: Filling | 'nothing' = 'tables'): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openFresh(server, filling);
  const template = filling === 'nothing' ? {} : { template: await readTemplate(filling) };
  return oneConnection(await openDatabase({ dataDir: ':memory:', ...template }));
}

async function openFresh(server: string, filling: Filling | 'nothing'): Promise<Database> {
  if (filling !== 'nothing') await administer(server, (client) => makeTemplate(client, server, filling));
  const own = await ownDatabase(server, filling === 'nothing' ? undefined : nameOf(filling));
  const database = oneConnection(await openDatabase({ databaseUrl: own.url }));
  return { ...database, close: () => database.close().then(own.drop) };
}

/** The first test file that wants a filling makes it; the others copy what it made. */
async function makeTemplate(client: pg.Client, server: string, filling: Filling): Promise<void> {
  const name = nameOf(filling);
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    // Under another name until it is whole: whoever makes it may die half way.
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const database = await openDatabase({ databaseUrl: addressOf(server, draft) });
    await fill(database, filling).finally(database.close);
    await client.query(`alter database ${draft} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
}
