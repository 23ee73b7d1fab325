import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/server/db/database.ts';
import { postgresPrograms, startPostgres, type TestServer } from '../../../tools/testing/postgres.ts';
import { selfSigned } from '../../support/certificate.ts';
import { administer } from '../../support/server/own-database.ts';

describe.runIf(postgresPrograms() !== null)('a PostgreSQL server elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-tls-'));
  const [own, another] = [selfSigned(), selfSigned()];
  let server: TestServer | null;

  beforeAll(async () => {
    server = await startPostgres();
    writeFileSync(join(folder, 'own.pem'), own.cert);
    writeFileSync(join(folder, 'another.pem'), another.cert);
  });
  afterAll(() => {
    server?.stop();
    rmSync(folder, { recursive: true });
  });

  const address = (ca?: string) => {
    const url = new URL(server?.url ?? '');
    url.searchParams.set('sslmode', 'verify-full');
    if (ca !== undefined) url.searchParams.set('sslrootcert', join(folder, ca));
    return url.href;
  };
  const opening = async (ca?: string) => {
    const database = await openDatabase({ databaseUrl: address(ca) });
    try {
      const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
        database.db,
      );
      return rows;
    } finally {
      await database.close();
    }
  };

  /** Its server writes the file itself, for it reads no key of anybody else. */
  async function give(client: Client, name: string, text: string): Promise<void> {
    const { rows } = await client.query<{ data: string }>(`select current_setting('data_directory') as data`);
    const file = join(rows[0]?.data ?? dirname(folder), name);
    await client.query(
      `copy (select regexp_split_to_table('${text.trim()}', E'\\n')) to program 'umask 077; cat > ${file}'`,
    );
  }

  test('is not spoken to where it has no TLS, and is where its certificate is the one that was named', async () => {
    await expect(opening('own.pem')).rejects.toThrow(/cannot be used: .*SSL/i);
    await administer(server?.url ?? '', async (client) => {
      await give(client, 'server.crt', own.cert);
      await give(client, 'server.key', own.key);
      await client.query('alter system set ssl = on');
      await client.query('select pg_reload_conf()');
    });
    expect(await opening('own.pem')).toEqual([{ ssl: true }]);
  });

  test('with a false certificate is told no password and asked nothing, and the start names the setting', async () => {
    for (const ca of [undefined, 'another.pem'])
      await expect(opening(ca)).rejects.toThrow(/cannot be used: .*(?:self-signed|certificate).* mend DATABASE_URL/i);
  });
});
