// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseClock } from '#src/server/db/clock.ts';
import { watchClock } from '#src/server/db/clock-off.ts';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { eventually } from '../../support/eventually.ts';
import { freshSettings } from '../../support/server/running.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const root = join(import.meta.dirname, '../../..');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the time is the data base’s, and goes on by what has passed, whatever the machine’s clock says', async () => {
  const time = { passed: 5_000 };
  const before = await askedOf(database);
  const clock = await databaseClock(database.db, () => time.passed);
  const after = await askedOf(database);
  try {
    const began = clock.now().getTime();
    expect(began).toBeGreaterThanOrEqual(before - 1);
    expect(began).toBeLessThanOrEqual(after + 1);
    time.passed += 90_000;
    expect(clock.now().getTime()).toBe(began + 90_000);
  } finally {
    clock.stop();
  }
});

async function askedOf({ db }: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now.getTime() ?? 0;
}

// On the embedded data base the machine's clock is the data base's: only a server beside others can have a wrong one.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a portal on a machine whose clock is an hour ahead takes rounds and leases by the clock that all of them share',
  async () => {
    const { settings, remove } = await freshSettings();
    const child = spawn('node_modules/.bin/node', ['src/server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: '',
        ...settings,
        NODE_OPTIONS: '--import ./tests/server/db/support/hour-ahead.ts',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const beside = await openDatabase({ databaseUrl: settings.DATABASE_URL });
    try {
      await once(child.stdout, 'data');
      const round = await eventually(async () =>
        beside.db
          .selectFrom('sweep_rounds')
          .where('name', '=', 'orders')
          .select(sql<number>`extract(epoch from next_at - clock_timestamp())::float8`.as('ahead'))
          .executeTakeFirst(),
      );
      expect(round.ahead).toBeLessThan(10);
      const accounts = beside.db
        .selectFrom('users')
        .select('id')
        .where('created_at', '>', sql<Date>`clock_timestamp()`);
      expect(await accounts.execute()).toEqual([]);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await beside.close();
      await remove();
    }
  },
);

test('a machine whose clock is off says so in its log, and one that goes right says nothing', async () => {
  const lines: object[] = [];
  const log = { warn: (fields: object) => void lines.push(fields) };
  const clock = () => new Date('2026-11-30T10:00:00Z');
  for (const seconds of [0, 4, -4, 90, -600]) {
    const stop = watchClock({ log, clock }, () => clock().getTime() + seconds * 1_000);
    await stop();
  }
  expect(lines).toEqual([
    { event: 'clock-off', seconds: 90 },
    { event: 'clock-off', seconds: -600 },
  ]);
});
