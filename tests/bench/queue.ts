import { randomUUID } from 'node:crypto';
import { run } from 'graphile-worker';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { openDatabase } from '#src/server/db/database.ts';
import { migrate, migrations } from '#src/server/db/migrate.ts';
import { startQueue } from '#src/server/jobs.ts';
import { startPostgres } from '../../tools/testing/postgres.ts';
import { ownDatabase } from '../support/server/own-database.ts';
import { compare, type Figure, type Work } from './measure.ts';

/** Jobs of one go: sent one after another, as a request sends one, and then all waited for. */
const BATCH = 10;

/** PERFORMANCE f1 and f2: jobs a second beside the queue's library alone, and from a commit to the start of its job beside graphile-worker. */
export async function queue(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === null) return [];
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const [ours, boss, graphile] = [await openOurs(), await openBoss(), await openGraphile()] as const;
    ends.push(ours.end, boss.end, graphile.end);
    const many = await compare(batchOf(ours), batchOf(boss));
    const first = await compare(oneOf(ours), oneOf(graphile));
    return [
      {
        what: 'PERFORMANCE f1: jobs sent in a transaction each, and done',
        unit: 'jobs',
        ...many,
        peer: 'pg-boss alone',
      },
      {
        ...{ what: 'PERFORMANCE f2: a job, from its commit to its start', unit: 'jobs', ...first },
        peer: 'graphile-worker with its LISTEN/NOTIFY; ours / peer is at least 0.33 where ours takes at most three times as long',
      },
    ];
  } finally {
    for (const end of ends) await end();
    postgres.stop();
  }

  async function openOurs(): Promise<Peer> {
    const database = await openDatabase({ databaseUrl: (await ownDatabase(postgres?.url ?? '')).url });
    await migrate(database.db, migrations);
    const waiting = waiters();
    const jobs = await startQueue(database, pino({ level: 'silent' }));
    await jobs.work('bench', async ({ id }: { id: string }) => waiting.done(id), { atOnce: 2 });
    const send = (id: string) => database.db.transaction().execute((trx) => jobs.send(trx, 'bench', { id }));
    return { send, waiting, end: () => jobs.stop().then(database.close) };
  }

  async function openBoss(): Promise<Peer> {
    const { url } = await ownDatabase(postgres?.url ?? '');
    const boss = new PgBoss({ connectionString: url, max: 10, useListenNotify: true, schedule: false });
    await boss.start();
    await boss.createQueue('bench', { policy: 'short', notify: true });
    const waiting = waiters();
    const options = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, localConcurrency: 2 };
    await boss.work<{ id: string }>('bench', options, async (got) => {
      for (const { data } of got) waiting.done(data.id);
    });
    const send = (id: string) => boss.send('bench', { id }, { singletonKey: id });
    return { send, waiting, end: () => boss.stop({ graceful: false }) };
  }

  async function openGraphile(): Promise<Peer> {
    const { url } = await ownDatabase(postgres?.url ?? '');
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    const waiting = waiters();
    const taskList = { bench: async (payload: unknown) => waiting.done((payload as { id: string }).id) };
    const runner = await run({ pgPool: pool, concurrency: 2, noHandleSignals: true, taskList });
    const send = (id: string) => runner.addJob('bench', { id });
    return { send, waiting, end: () => runner.stop().then(() => pool.end()) };
  }
}

/** A queue that is measured. */
interface Peer {
  send(id: string): Promise<unknown>;
  readonly waiting: ReturnType<typeof waiters>;
  end(): Promise<unknown>;
}

/** Who waits for a job to have begun, by its id. */
function waiters() {
  const waiting = new Map<string, () => void>();
  return {
    until: (id: string) => new Promise<void>((resolve) => waiting.set(id, resolve)),
    done: (id: string) => waiting.get(id)?.(),
  };
}

function batchOf({ send, waiting }: Peer): Work {
  return async () => {
    const ids = Array.from({ length: BATCH }, () => randomUUID());
    const all = ids.map((id) => waiting.until(id));
    for (const id of ids) await send(id);
    await Promise.all(all);
    return BATCH;
  };
}

function oneOf({ send, waiting }: Peer): Work {
  return async () => {
    const id = randomUUID();
    const begun = waiting.until(id);
    await send(id);
    await begun;
    return 1;
  };
}
