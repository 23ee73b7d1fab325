import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { readTemplate } from './template.ts';

/**
 * A migrated, empty data base for one test file: PostgreSQL in this process, or a fresh data base of the server that
 * TEST_DATABASE_URL names. Close it when done.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openFresh(server);
  return openDatabase({ dataDir: ':memory:', template: await readTemplate() });
}

async function openFresh(server: string): Promise<Database> {
  const name = `wattchat_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href });
  await migrate(database.db);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
