import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A fresh data base of a PostgreSQL server. */
export interface OwnDatabase {
  readonly url: string;
  /** Drops it, with whoever is still connected. */
  drop(): Promise<void>;
}

/** Makes a data base of its own on the server that `server` names, as a copy of another one. */
export async function ownDatabase(server: string, template = 'template0'): Promise<OwnDatabase> {
  const name = `wattchat_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    // To copy its files takes a third of the time that it takes to write them all to the log of changes; before, there was no other way.
    const strategy = (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template ${template} ${strategy}`);
  });
  return {
    url: addressOf(server, name),
    drop: async () => {
      await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** The address of another data base of the same server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Does something with the server itself. */
export async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
