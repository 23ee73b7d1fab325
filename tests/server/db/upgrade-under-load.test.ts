// @module-tag long
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '#src/server/version.ts';
import { type Cluster, startCluster } from '../../../tools/cluster/cluster.ts';
import { drill } from '../../../tools/cluster/drill.ts';
import { type NextVersion, nextVersion } from './support/next-version.ts';

/** To the table that every purchase writes: a column, and beside everybody an index. */
const ADDS = {
  '998-a-column': `import { type Kysely, sql } from 'kysely';
    export async function up(db: Kysely<unknown>): Promise<void> {
      await sql\`alter table orders add column of_the_next text\`.execute(db);
    }`,
  '999-an-index': `import { type Kysely, sql } from 'kysely';
    export const alone = true;
    export async function up(db: Kysely<unknown>): Promise<void> {
      await sql\`create index concurrently if not exists orders_of_the_next on orders (of_the_next)\`.execute(db);
    }`,
};
const TAKES_AWAY = {
  '998-without': `import { type Kysely, sql } from 'kysely';
    export const contracts = true;
    export async function up(db: Kysely<unknown>): Promise<void> {
      await sql\`alter table orders drop column last_vendor_answer\`.execute(db);
    }`,
};

// PostgreSQL and the proxy are there where the tests run on PostgreSQL.
describe.runIf(process.env.TEST_DATABASE_URL)('two portals that sell while a newer version comes', () => {
  let [adds, takesAway]: NextVersion[] = [];
  let cluster: Cluster;
  beforeAll(async () => {
    adds = nextVersion(ADDS);
    takesAway = nextVersion(TAKES_AWAY);
    cluster = await startCluster({ servers: 2, settings: { DEMO: 'on', TRUST_PROXY: '2' } });
  });
  afterAll(async () => {
    await cluster?.close();
    adds?.remove();
    takesAway?.remove();
  });

  test('keep it out where it takes away what they use, and sell on', async () => {
    const refused = (one: Cluster) => expect(one.upgrade(takesAway?.folder)).rejects.toThrow('ended with');
    expect(await drill(cluster, 6, refused)).toMatchObject({ delivered: 6, wrong: [] });
    expect(await ask('select distinct version from servers')).toEqual([{ version: VERSION }]);
  });

  test('give way to it where it adds: nobody buys in vain, and everything is vended once', async () => {
    expect(await drill(cluster, 30, (one) => one.upgrade(adds?.folder))).toMatchObject({ delivered: 30, wrong: [] });
    expect(await ask(`select name from kysely_migration where name > '998' order by name`)).toEqual([
      { name: '998-a-column' },
      { name: '999-an-index' },
    ]);
    expect(await ask(`select indisvalid from pg_index where indexrelid = 'orders_of_the_next'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
    const there = `select version from servers where not stopping and seen_at > now() - interval '20 seconds'`;
    expect(await ask(there)).toEqual([{ version: adds?.version }]);
  });

  async function ask(statement: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: cluster.databaseUrl });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }
});
