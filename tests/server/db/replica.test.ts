// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { checkStandby } from '#src/server/commands/doctor/standby.ts';
import { standingOf } from '#src/server/db/replica.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { ReadingCall } from '#src/server/handlers.ts';
import { startCluster } from '../../../tools/cluster/cluster.ts';
import { DRILL_METRICS_TOKEN, drill } from '../../../tools/cluster/drill.ts';
import { startPostgres, startStandby, type TestServer, type TestStandby } from '../../../tools/testing/postgres.ts';
import { eventually } from '../../support/eventually.ts';
import { sendTo, startTestPortal } from '../../support/server/running.ts';
import { PEOPLE, READING } from './support/reading-calls.ts';

type Portal = Awaited<ReturnType<typeof startTestPortal>>;

const CALLS = Object.keys(READING) as ReadingCall[];

// Servers of its own: one is halted, one promoted. They are there where the others are tested on PostgreSQL.
describe.runIf(process.env.TEST_DATABASE_URL)('a standby of the data base', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-replica-'));
  let primary: TestServer;
  let standby: TestStandby;
  let portal: Portal;
  const tokens = new Map<string, string>();
  let orderId: string;
  let resident: { readonly id: string; readonly meter_number: string | null };

  const open = (replica: string) =>
    startTestPortal({ PORT: '0', DATA_DIR: folder, DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica });

  beforeAll(async () => {
    const started = await startPostgres();
    if (started === null) throw new Error('PostgreSQL is not installed.');
    primary = started;
    standby = await startStandby(primary);
    portal = await open(standby.url);
    for (const email of Object.values(PEOPLE)) {
      const { body } = await sendTo(portal.url, 'POST', calls.signIn.path, { email, password: DEMO_PASSWORD });
      tokens.set(email, body.token);
    }
    resident = await portal.deps.db
      .selectFrom('users')
      .select(['id', 'meter_number'])
      .where('email', '=', PEOPLE.resident)
      .executeTakeFirstOrThrow();
    const order = portal.deps.db.selectFrom('orders').select('order_id').where('user_id', '=', resident.id);
    orderId = (await order.where('state', '=', 'fulfilled').executeTakeFirstOrThrow()).order_id;
  });
  afterAll(async () => {
    await portal.close();
    standby.stop();
    primary.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(name: ReadingCall, of: Portal = portal) {
    const { as, with: input = {} } = READING[name];
    const { method, path } = calls[name];
    const today = Date.now();
    const known: Readonly<Record<string, string | null>> = {
      ...{ user_id: resident.id, meter_number: resident.meter_number, orderId },
      ...{ from: dayInLagos(today - 30 * 86_400_000), to: dayInLagos(today) },
    };
    const sent = Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, value === '' ? known[key] : value]),
    );
    const token = tokens.get(PEOPLE[as]);
    if (method !== 'GET') return sendTo(of.url, method, path, sent, token);
    return sendTo(of.url, method, `${path}?${new URLSearchParams(sent)}`, undefined, token);
  }

  /** How many calls each of the two has answered so far. */
  async function answered(of: Portal = portal) {
    const { values } = (await of.deps.metrics.registry.getSingleMetric('wattchat_reads_total')?.get()) ?? {
      values: [],
    };
    const from = (which: string) => values.find(({ labels }) => labels.from === which)?.value ?? 0;
    return { replica: from('replica'), primary: from('primary') };
  }

  /** Do something while the data base has written what the standby does not know. */
  async function whileBehind<T>(work: () => Promise<T>): Promise<T> {
    await inside(standby.url, 'select pg_wal_replay_pause()');
    try {
      await inside(primary.url, 'create table touched (); drop table touched');
      return await work();
    } finally {
      await inside(standby.url, 'select pg_wal_replay_resume()');
    }
  }

  const failures = (of: Portal = portal) => of.lines.filter((line) => line.includes('the standby failed'));

  test.each(CALLS)('answers %s, as the data base itself does', async (name) => {
    // It may be a moment behind, while the portal writes something of its own; then the data base is read.
    const there = await eventually(async () => {
      const before = await answered();
      const answer = await ask(name);
      return (await answered()).replica === before.replica + 1 ? answer : null;
    });
    expect(there.status).toBe(200);
    expect(failures()).toEqual([]);
    const before = await answered();
    await whileBehind(async () => expect(await ask(name)).toEqual(there));
    expect(await answered()).toEqual({ ...before, primary: before.primary + 1 });
  });

  test('is passed by while it does not know what somebody has just done', async () => {
    const { meter_number } = resident;
    const token = tokens.get(PEOPLE.administrator);
    const charged = { meter_number, amount: -4_321, servicePayment: 'servicecharge' };
    const lines = async () => (await ask('meterStatement')).body;
    const earlier = await lines();
    const { method, path } = calls.updateServicePayments;
    const later = await whileBehind(async () => {
      expect(await sendTo(portal.url, method, path, charged, token)).toMatchObject({ status: 200 });
      return lines();
    });
    expect(later).not.toEqual(earlier);
    const before = await answered();
    await eventually(async () => {
      expect(await lines()).toEqual(later);
      return (await answered()).replica > before.replica ? true : null;
    });
  });

  test('can be asked how it stands by a role that owns nothing', async () => {
    await inside(primary.url, `create role plain login password 'made-up-pass'`);
    const plain = (url: string) => {
      const as = new URL(url);
      as.username = 'plain';
      as.password = 'made-up-pass';
      return dataBase(as.href);
    };
    const [there, here] = [plain(standby.url), plain(primary.url)];
    try {
      await eventually(async () => ((await standingOf(there, here).catch(() => null)) === 'caught-up' ? true : null));
    } finally {
      await there.destroy();
      await here.destroy();
    }
  });

  test('is looked at by whoever asks what is wrong', async () => {
    const finding = async (url: string | undefined) =>
      (await checkStandby({ ...portal.deps.config, databaseReplicaUrl: url }, portal.deps.database)).map(
        ({ is, says }) => [is, says.replace(/127.0.0.1:\d+/, 'it')],
      );
    await eventually(async () => ((await finding(standby.url))[0]?.[0] === 'good' ? true : null));
    expect(await finding(standby.url)).toEqual([['good', 'it answers what is only read.']]);
    expect(await whileBehind(() => finding(standby.url))).toEqual([['warning', 'it is behind: it is not read.']]);
    expect(await finding(primary.url)).toEqual([['bad', 'it is no standby of DATABASE_URL.']]);
    const nobody = new URL(primary.url);
    nobody.port = '9';
    expect(await finding(nobody.href)).toEqual([['warning', expect.stringContaining('it does not answer')]]);
    expect(await finding(undefined)).toEqual([]);
  });

  test('that falls silent is gone on without, and is read again when it speaks', async () => {
    standby.freeze();
    const before = await answered();
    expect(await ask('transactionsHistory')).toMatchObject({ status: 200 });
    expect(await answered()).toEqual({ ...before, primary: before.primary + 1 });
    standby.thaw();
    await eventually(async () => {
      await ask('transactionsHistory');
      return (await answered()).replica > before.replica ? true : null;
    });
  });

  test('that was promoted is a data base of its own, and is read no more; no portal starts with it', async () => {
    standby.promote();
    await inside(standby.url, 'drop table orders cascade');
    const before = await answered();
    expect(await ask('transactionsHistory')).toMatchObject({ status: 200 });
    expect(failures()).toEqual([]);
    expect(await answered()).toEqual({ ...before, primary: before.primary + 1 });
    await expect(open(standby.url)).rejects.toThrow(/is no standby of the data base at DATABASE_URL/);
    await expect(open(primary.url)).rejects.toThrow(/is no standby of the data base at DATABASE_URL/);
  });

  test('that is not there keeps nobody from starting or reading', async () => {
    const nobody = new URL(primary.url);
    nobody.port = '9';
    const other = await open(nobody.href);
    try {
      expect(other.lines.join('')).toContain('the standby does not answer; the data base itself is read instead');
      expect(other.lines.join('')).not.toContain(nobody.password);
      expect(await ask('transactionsHistory', other)).toMatchObject({ status: 200 });
      expect(await answered(other)).toEqual({ replica: 0, primary: 1 });
    } finally {
      await other.close();
    }
  });
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'three portals that read from a standby show what was just delivered, while one of them is killed and the standby falls silent',
  async () => {
    const settings = { DEMO: 'on', TRUST_PROXY: '2', METRICS_TOKEN: DRILL_METRICS_TOKEN };
    const cluster = await startCluster({ servers: 3, standby: true, settings });
    try {
      const told = await drill(cluster, 30);
      expect(told).toMatchObject({ purchases: 30, delivered: 30, wrong: [] });
      expect(told.reads?.standby).toBeGreaterThan(0);
    } finally {
      await cluster.close();
    }
  },
);

/** The data base at an address, for one statement. */
async function inside(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const dataBase = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};
