import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { TIME_ZONE } from '#catalogues/limits.ts';
import type { Database } from './db/database.ts';
import type { Schema } from './db/schema.ts';

/** When a job is to begin, and under which key: of jobs that wait, at most one has the same name and key. */
interface SendOptions {
  readonly startAfterMs?: number;
  readonly key?: string;
}

/** How often a failing job is tried in all, the first wait before it is tried again, and how many run at once. */
interface WorkOptions {
  readonly tries?: number;
  readonly retryAfterS?: number;
  readonly atOnce?: number;
}

/** One run of a job. `last` is true when it is not tried again should it fail; `signal` aborts when it is given up. */
export interface Run {
  readonly last: boolean;
  readonly signal: AbortSignal;
}

/** Jobs in the data base. A job runs at least once; throwing makes it run again later. */
export interface Queue {
  /** Queue a job in the caller's transaction: it exists when that commits. */
  send(trx: Transaction<Schema> | Kysely<Schema>, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Begin to work on jobs of a name; must have been called before the first `send` of that name. */
  work<D extends object>(
    name: string,
    handler: (data: D, run: Run) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  /** Run a job by the hours of Lagos, as `cron` says, once however many servers there are. */
  every(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  /** Stop taking jobs and let the running ones finish. */
  stop(): Promise<void>;
}

const STOP_WITHIN_MS = 5_000;
const POLL_S = 1;
const PULL_BACK_MS = 60_000;

/** Start the job queue on an open, migrated data base. */
export async function startQueue(database: Database, log: Logger): Promise<Queue> {
  // A job whose process died is found by the monitor; its default round of a minute would keep a receipt waiting.
  const rounds = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
  const shared = { ...rounds, useListenNotify: true, schedule: true, reindex: false } as const;
  const boss =
    database.lite === undefined
      ? new PgBoss({ ...shared, connectionString: database.url ?? '', max: 4 })
      : new PgBoss({ ...shared, db: fromPglite(database.lite), backend: 'pglite' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await pullBack(database.db);
  const pullingBack = setInterval(() => {
    pullBack(database.db).catch((err: unknown) => log.warn({ err }, 'times of the job queue could not be looked at'));
  }, PULL_BACK_MS);
  pullingBack.unref();

  const send: Queue['send'] = async (trx, name, data, options = {}) => {
    await boss.send(name, data, {
      db: fromKysely(trx as Parameters<typeof fromKysely>[0]),
      // The queues let one job wait for each key, so a job without a key gets one of its own.
      singletonKey: options.key ?? randomUUID(),
      ...(options.startAfterMs === undefined ? {} : { startAfter: options.startAfterMs / 1000 }),
    });
  };

  const work: Queue['work'] = async <D extends object>(
    name: string,
    handler: (data: D, run: Run) => Promise<void>,
    { tries = 10, retryAfterS = 1, atOnce = 2 }: WorkOptions = {},
  ) => {
    const settings = {
      retryLimit: tries - 1,
      retryDelay: retryAfterS,
      retryBackoff: true,
      expireInSeconds: 120,
      notify: true,
    };
    await boss.createQueue(name, { ...settings, policy: 'short', retryDelayMax: 60, heartbeatSeconds: 10 });
    await boss.updateQueue(name, settings);
    const options = {
      pollingIntervalSeconds: POLL_S,
      notifyPollingIntervalSeconds: POLL_S,
      localConcurrency: atOnce,
    };
    await boss.work<D>(name, options, async (jobs) => {
      for (const job of jobs) {
        const run = { last: job.retryCount >= tries - 1, signal: job.signal };
        try {
          await handler(job.data, run);
        } catch (cause) {
          log.warn({ err: cause, job: name, jobId: job.id, last: run.last }, 'a job failed');
          throw bare(cause);
        }
      }
    });
  };

  const every: Queue['every'] = async (name, cron, handler) => {
    await work(name, handler, { tries: 3, atOnce: 1 });
    await boss.schedule(name, cron, {}, { tz: TIME_ZONE });
  };

  const stop = async () => {
    clearInterval(pullingBack);
    await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
  };
  return { send, work, every, stop };
}

/** An error that is kept with its job: without the statement's parameters, which the data base hangs on its own. */
function bare(cause: unknown): Error {
  return new Error(cause instanceof Error ? cause.message : 'unknown');
}

/** Nothing in the queue is set further ahead than this: what is was written by a clock that was wrong. */
const FURTHEST = sql.lit('5 minutes');

/**
 * Take back times of the queue that a clock which was ahead has written. Jobs would wait for them, and those of a process that
 * died would not be missed, for as long as that clock was ahead.
 */
export async function pullBack(db: Kysely<Schema>): Promise<void> {
  const ahead = (column: string) => sql`${sql.ref(column)} > now() + ${FURTHEST}::interval`;
  await sql`update pgboss.job set start_after = now()
    where state < 'active' and ${ahead('start_after')}`.execute(db);
  await sql`update pgboss.job set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
    where state = 'active' and (${ahead('started_on')} or ${ahead('heartbeat_on')})`.execute(db);
  for (const column of ['monitor_claim_on', 'monitor_on', 'maintain_on']) {
    await sql`update pgboss.queue set ${sql.ref(column)} = null where ${ahead(column)}`.execute(db);
  }
  await sql`update pgboss.version set monitor_backoff_on = null
    where monitor_backoff_on > now() + interval '15 minutes'`.execute(db);
}
