// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPool } from '#src/server/commands/doctor/pool.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { type Cluster, startCluster } from '../../../tools/cluster/cluster.ts';
import { drill } from '../../../tools/cluster/drill.ts';
import { type Pool, startPool } from '../../../tools/cluster/pool.ts';
import { eventually } from '../../support/eventually.ts';
import { type OwnDatabase, ownDatabase } from '../../support/server/own-database.ts';
import { startTestPortal } from '../../support/server/running.ts';

const server = process.env.TEST_DATABASE_URL;

// Both programs are there where the tests run on PostgreSQL.
describe.runIf(server)('a pool that hands out connections by transaction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-pool-'));
  let database: OwnDatabase;
  let pool: Pool;
  let portal: Awaited<ReturnType<typeof startTestPortal>>;

  beforeAll(async () => {
    database = await ownDatabase(server ?? '');
    pool = await startPool(folder, database.url);
    portal = await startTestPortal({
      ...{ PORT: '0', DATA_DIR: folder, DATABASE_URL: pool.url, DATABASE_DIRECT_URL: database.url },
    });
  });
  afterAll(async () => {
    await portal.close();
    pool.child.kill('SIGTERM');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('brings a new data base up to date past the pool, and holds no lock of a session afterwards', async () => {
    const { rows } = await sql<{ held: number }>`select count(*)::int as held from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
      portal.deps.db,
    );
    expect(rows).toEqual([{ held: 0 }]);
    expect((await portal.deps.db.selectFrom('orders').select('order_id').limit(1).execute()).length).toBe(1);
  });

  test('leaves the queue its own connections: it loses no channel', async () => {
    const answer = await eventually(async () => {
      const { rows } = await sql<{ pids: number }>`select count(*)::int as pids from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`.execute(portal.deps.db);
      return rows[0]?.pids === 1 ? 'listens' : null;
    });
    expect(answer).toBe('listens');
    expect(portal.lines.filter((line) => line.includes('registration was lost'))).toEqual([]);
  });

  test('has every statement end, or the doctor says so', async () => {
    const { config, database: open } = portal.deps;
    expect((await checkPool(config, open)).map(({ is }) => is)).toEqual(['good']);
    const unlimited = await openDatabase({ databaseUrl: database.url });
    expect((await checkPool(config, unlimited)).map(({ is }) => is)).toEqual(['warning']);
    await unlimited.close();
  });
});

describe.runIf(server)('three portals behind a proxy, on one data base through a pool', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster({ servers: 3, pooled: true, settings: { DEMO: 'on', TRUST_PROXY: '2' } });
  });
  afterAll(() => cluster.close());

  test('of which one is killed sell everything that was asked for, once', async () => {
    expect(await drill(cluster, 30)).toMatchObject({ purchases: 30, delivered: 30, wrong: [] });
  });
});
