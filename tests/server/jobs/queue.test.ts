import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { pullBack, type Queue, startQueue } from '#src/server/jobs.ts';
import { eventually } from '../../support/eventually.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const HOUR_MS = 3_600_000;

let database: Database;
let queue: Queue;
beforeAll(async () => {
  database = await openTestDatabase();
  queue = await startQueue(database, pino({ level: 'silent' }));
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

test('a job queued in a transaction runs once that is committed', async () => {
  const ran = Promise.withResolvers<object>();
  await queue.work('greet', async (data) => ran.resolve(data));
  await database.db.transaction().execute((trx) => queue.send(trx, 'greet', { name: 'Ada' }));
  expect(await ran.promise).toEqual({ name: 'Ada' });
});

test('a job of a transaction that fails never runs', async () => {
  const seen: string[] = [];
  const done = Promise.withResolvers<void>();
  await queue.work('note', async ({ text }: { text: string }) => {
    seen.push(text);
    if (text === 'last') done.resolve();
  });
  const failing = database.db.transaction().execute(async (trx) => {
    await queue.send(trx, 'note', { text: 'rolled back' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await database.db.transaction().execute((trx) => queue.send(trx, 'note', { text: 'last' }));
  await done.promise;
  expect(seen).toEqual(['last']);
});

test('a job that fails is tried again, and told when it is the last time', async () => {
  const runs: boolean[] = [];
  const done = Promise.withResolvers<void>();
  await queue.work(
    'shaky',
    async (_, run) => {
      runs.push(run.last);
      if (!run.last) throw new Error('not yet');
      done.resolve();
    },
    { tries: 2 },
  );
  await queue.send(database.db, 'shaky', {});
  await done.promise;
  expect(runs).toEqual([false, true]);
});

test('what a failed statement was given is not kept with the job that failed', async () => {
  const link = 'SjW_g2xx9Hk5E8OdB-ohoA';
  const failed = Promise.withResolvers<void>();
  await queue.work(
    'letter',
    async (_, { last }) => {
      if (last) failed.resolve();
      await sql`insert into estates (name) values (${link}), (${link})`.execute(database.db);
    },
    { tries: 2 },
  );
  await queue.send(database.db, 'letter', {});
  await failed.promise;
  const output = await eventually(async () => {
    const { rows } = await sql<{ output: { message: string } }>`
      select output from pgboss.job where name = 'letter' and state = 'failed'`.execute(database.db);
    return rows[0]?.output ?? null;
  });
  expect(output.message).toContain('estates_name_key');
  expect(JSON.stringify(output)).not.toContain(link);
});

test('of waiting jobs with one key there is one', async () => {
  const seen: number[] = [];
  const done = Promise.withResolvers<void>();
  await queue.work('probe', async ({ n }: { n: number }) => {
    seen.push(n);
    if (n === 3) done.resolve();
  });
  await database.db.transaction().execute(async (trx) => {
    await queue.send(trx, 'probe', { n: 1 }, { key: 'order', startAfterMs: 50 });
    await queue.send(trx, 'probe', { n: 2 }, { key: 'order', startAfterMs: 50 });
    await queue.send(trx, 'probe', { n: 3 }, { key: 'other', startAfterMs: 1_500 });
  });
  await done.promise;
  expect(seen).toEqual([1, 3]);
});

test('a job that a clock an hour ahead has put off runs once that is noticed', async () => {
  const { db } = database;
  await queue.work('put-off', async () => undefined);
  await queue.send(db, 'put-off', { name: 'Ada' }, { startAfterMs: HOUR_MS });
  await pullBack(db);
  const done = sql<{ state: string }>`select state from pgboss.job where name = 'put-off'`;
  expect(
    await eventually(async () => (await done.execute(db)).rows.find(({ state }) => state === 'completed')),
  ).toEqual({
    state: 'completed',
  });
});

test('a job that a clock an hour ahead began, in a process that died with it, is missed as any other', async () => {
  const { db } = database;
  await queue.work('missed', async () => undefined);
  await queue.send(db, 'missed', {}, { startAfterMs: HOUR_MS });
  await sql`update pgboss.job set state = 'active', started_on = now() + interval '1 hour', start_after = now(),
    heartbeat_on = now() + interval '1 hour' where name = 'missed'`.execute(db);
  await sql`update pgboss.queue set monitor_claim_on = now() + interval '1 hour', monitor_on = now() + interval '1 hour',
    maintain_on = now() + interval '1 hour' where name = 'missed'`.execute(db);
  await pullBack(db);
  const ahead = sql`select name from pgboss.job where name = 'missed' and greatest(started_on, heartbeat_on) > now()
    union all select name from pgboss.queue where greatest(monitor_claim_on, monitor_on, maintain_on) > now()`;
  expect((await ahead.execute(db)).rows).toEqual([]);
});

test('a job that waits a minute goes on waiting', async () => {
  const { db } = database;
  await queue.work('waiting', async () => undefined);
  await queue.send(db, 'waiting', {}, { startAfterMs: 60_000 });
  await pullBack(db);
  const waits = sql<{ waits: boolean }>`
    select start_after > now() + interval '50 seconds' as waits from pgboss.job where name = 'waiting'`;
  expect((await waits.execute(db)).rows).toEqual([{ waits: true }]);
});
