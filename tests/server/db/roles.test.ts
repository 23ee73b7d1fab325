import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { bringUpToDate } from '#src/server/commands/migrate.ts';
import { chainsTold } from '#src/server/commands/verify-chain.ts';
import { readConfig } from '#src/server/config.ts';
import { openDatabase } from '#src/server/db/database.ts';
import { ROLES } from '#src/server/db/roles.ts';
import { isScoped } from '#src/server/db/row-scope/apply.ts';
import { SCOPED_ROLE } from '#src/server/db/row-scope/policies.ts';
import { eventually } from '../../support/eventually.ts';
import { asRole, makeTables as tablesMade } from '../../support/server/deployed-tables.ts';
import { administer, type OwnDatabase, ownDatabase } from '../../support/server/own-database.ts';
import { sendTo, startTestPortal } from '../../support/server/running.ts';

const server = process.env.TEST_DATABASE_URL;
const COLUMNS: Readonly<Record<string, string>> = {
  audit: 'subject',
  ledger_transactions: 'narration',
  ledger_entries: 'account',
  chain_links: 'content',
};
const PASSWORD = 'of-a-test-alone';

test('portals of the compose file have their own role, start once it is made, and never have the owner’s password', () => {
  const file = readFileSync('deploy/compose.yaml', 'utf8');
  const services = file.split(/^ {2}(?=\w+:$)/m);
  const service = (name: string) => services.find((one) => one.startsWith(`${name}:`)) ?? '';
  expect(service('portal')).toContain(`DATABASE_URL: postgres://${ROLES.portal}:\${PORTAL_DATABASE_PASSWORD`);
  expect(service('portal')).toContain('depends_on: { tables: { condition: service_completed_successfully } }');
  expect(service('portal')).not.toContain('{DATABASE_PASSWORD');
  expect(service('tables')).toContain('DATABASE_URL: postgres://wattchat:${DATABASE_PASSWORD');
  expect(service('database')).toContain('POSTGRES_USER: wattchat\n');
});

test('what brings the data up to date has none of the portals’ secrets', () => {
  const [, tables = ''] = readFileSync('deploy/compose.yaml', 'utf8').split(/^ {2}tables:\n/m);
  const [own = ''] = tables.split(/^ {2}\w+:\n/m);
  expect(own).toContain('command: [sh, deploy/tables.sh]');
  expect(own).not.toMatch(/env_file|AUTH_SECRET/);
});

test('the image has the client programs of the data base’s own version', () => {
  const [, server] = /image: postgres:(\d+)\n/.exec(readFileSync('deploy/compose.yaml', 'utf8')) ?? [];
  const [, client] = /postgresql-client-(\d+)/.exec(readFileSync('deploy/Containerfile', 'utf8')) ?? [];
  expect([server, client]).toEqual(['17', '17']);
});

describe.runIf(server)('the roles of a data base', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-roles-'));
  let database: OwnDatabase;
  let settings: Record<string, string>;

  /** The data base's address for a role. */
  const urlOf = (role: keyof typeof ROLES) => asRole(database.url, role, PASSWORD);
  /** What the server says to a statement of a role; null: it was done. */
  async function says(role: keyof typeof ROLES, statement: string): Promise<string | null> {
    const own = await openDatabase({ databaseUrl: urlOf(role) });
    try {
      await sql.raw(statement).execute(own.db);
      return null;
    } catch (cause) {
      return cause instanceof Error ? cause.message : String(cause);
    } finally {
      await own.close();
    }
  }

  const makeTables = (url: string) => tablesMade(url, PASSWORD, settings);

  beforeAll(async () => {
    database = await ownDatabase(server ?? '');
    settings = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' };
    // By the compose file's own means, and again, as after an upgrade.
    await makeTables(database.url);
    await makeTables(database.url);
    for (const role of [ROLES.migration, ROLES.readOnly, ROLES.audit])
      await administer(database.url, (client) => client.query(`alter role ${role} with password '${PASSWORD}'`));
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a portal fills its data base and serves as its own role', async () => {
    const portal = await startTestPortal({ ...settings, DATABASE_URL: urlOf('portal') });
    try {
      const given = { email: 'resident@palmcourt.example', password: DEMO_PASSWORD, door: 'login' };
      const { status, body } = await sendTo(portal.url, 'POST', '/api/utility-service-account/login', given);
      expect([status, typeof body.token]).toEqual([200, 'string']);
      expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
      const { rows } = await sql`select from ledger_entries limit 1`.execute(portal.deps.db);
      expect(rows).toHaveLength(1);
    } finally {
      await portal.close();
    }
  });

  test.each(Object.keys(COLUMNS))(
    'of %s the portal’s role adds rows, and the server refuses it everything else',
    async (table) => {
      const denied = `permission denied for table ${table}`;
      const owner = `must be owner of table ${table}`;
      expect(await says('portal', `update ${table} set ${COLUMNS[table]} = null`)).toBe(denied);
      expect(await says('portal', `delete from ${table}`)).toBe(denied);
      expect(await says('portal', `truncate ${table}`)).toBe(denied);
      expect(await says('portal', `alter table ${table} disable trigger all`)).toBe(owner);
      expect(await says('portal', `drop table ${table}`)).toBe(owner);
    },
  );

  test('the portal’s role has no way around that', async () => {
    const nothing = '$$ begin return null; end $$';
    expect(await says('portal', 'set session_replication_role = replica')).toMatch('permission denied');
    expect(await says('portal', 'create table own (x integer)')).toBe('permission denied for schema public');
    expect(
      await says('portal', `create or replace function refuse_change() returns trigger language plpgsql as ${nothing}`),
    ).toBe('permission denied for schema public');
    expect(await says('portal', `set role ${ROLES.migration}`)).toMatch('permission denied');
  });

  test('the portal reads row by row what a call asks, and all of it otherwise', async () => {
    const own = await openDatabase({ databaseUrl: urlOf('portal') });
    try {
      expect(await isScoped(own.db)).toBe(true);
      const nobody = own.scoped(() => ({ estate: null, home: null, person: null }));
      const count = (db: typeof own.db) => db.selectFrom('estates').select('id').execute();
      expect([(await count(nobody)).length, (await count(own.db)).length]).toEqual([0, 2]);
      // Whoever inherits the role is held to nothing by that: the portal writes for everybody.
      await administer(database.url, (client) => client.query(`grant ${SCOPED_ROLE} to ${ROLES.audit}`));
      await administer(database.url, (client) => client.query(`grant select on estates to ${ROLES.audit}`));
      expect(await says('audit', 'select 1 / count(*) from estates')).toBeNull();
    } finally {
      await administer(database.url, (client) => client.query(`revoke ${SCOPED_ROLE} from ${ROLES.audit}`));
      await own.close();
    }
  });

  test('who only reads changes nothing, and reads no secret', async () => {
    expect(await says('readOnly', 'select id, email, role from users')).toBeNull();
    expect(await says('readOnly', 'select order_id, total_kobo from orders')).toBeNull();
    expect(await says('readOnly', 'select password_hash from users')).toBe('permission denied for table users');
    // What opens a visitor's order, with its tokens.
    expect(await says('readOnly', 'select idempotency_key from orders')).toBe('permission denied for table orders');
    const secrets = ['sessions', 'mailed_links', 'mail_outbox', 'kept_conversations'];
    for (const table of [...secrets, 'tokens', 'token_loads', 'sandbox_vends'])
      expect(await says('readOnly', `select * from ${table}`)).toBe(`permission denied for table ${table}`);
    expect(await says('readOnly', "update orders set kind = 'power'")).toBe('permission denied for table orders');
  });

  test('who looks at what was done reads the log, the ledger and the chains, and looks whether they are whole', async () => {
    const own = await openDatabase({ databaseUrl: urlOf('audit') });
    try {
      expect(await chainsTold(own.db)).toMatchObject({ whole: true });
    } finally {
      await own.close();
    }
    expect(await says('audit', 'select * from orders')).toBe('permission denied for table orders');
    expect(await says('audit', 'delete from audit')).toBe('permission denied for table audit');
  });

  test('the migration’s role changes tables, and the portal’s uses what it made', async () => {
    expect(await bringUpToDate(readConfig({ ...settings, DATABASE_URL: urlOf('migration') }))).toEqual([]);
    expect(await says('migration', 'create table later (x integer)')).toBeNull();
    expect(await says('migration', 'alter table orders add column later integer')).toBeNull();
    expect(await says('portal', 'insert into later values (1)')).toBeNull();
  });

  /** Who is kept waiting by somebody's lock, in a data base. */
  const waits = async (client: pg.Client) => {
    const { rows } = await client.query(
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    );
    return rows.length > 0 || null;
  };
  /** Begins something with orders that goes on until `end`, and asks as others do: who waits for 20 s hears so. */
  const selling = async (url: string) => {
    const [buyer, other] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([buyer.connect(), other.connect()]);
    await buyer.query('begin');
    await buyer.query('select from orders limit 1');
    await other.query(`set lock_timeout = '20s'`);
    const end = async () => {
      await buyer.query('commit');
      await Promise.all([buyer.end(), other.end()]);
    };
    return { other, end };
  };

  test('data whose portals were the owner become the migration’s while these sell', { timeout: 90_000 }, async () => {
    const former = await ownDatabase(server ?? '');
    try {
      await bringUpToDate(readConfig({ ...settings, DATABASE_URL: former.url }));
      const { other, end } = await selling(former.url);
      const made = makeTables(former.url);
      await eventually(() => waits(other));
      const { rows: tables } = await other.query(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
      );
      for (const { name } of tables) await other.query(`select from ${name} limit 1`);
      await end();
      await made;
      await administer(former.url, async (client) => {
        const { rows } = await client.query(`select distinct relowner::regrole::text as owner from pg_class
          where relnamespace in ('public'::regnamespace, to_regnamespace('pgboss')) and relkind in ('r', 'p', 'v', 'S')`);
        expect(rows).toEqual([{ owner: ROLES.migration }]);
        const of = `has_table_privilege('${ROLES.portal}', 'orders', 'update')`;
        const grows = `has_table_privilege('${ROLES.portal}', 'audit', 'update')`;
        expect((await client.query(`select ${of} as orders, ${grows} as audit`)).rows).toEqual([
          { orders: true, audit: false },
        ]);
      });
    } finally {
      await former.drop();
    }
  });

  test('at an upgrade what is the migration’s already is left alone, whoever holds it', {
    timeout: 90_000,
  }, async () => {
    const { end } = await selling(database.url);
    try {
      await makeTables(database.url);
    } finally {
      await end();
    }
  });
});
