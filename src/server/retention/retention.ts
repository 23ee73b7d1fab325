import { type Kysely, sql } from 'kysely';
import { RETAINED, type Retained } from '#catalogues/personal-data/register.ts';
import type { Schema } from '../db/schema.ts';
import type { Queue } from '../jobs.ts';
import { takeRound } from '../order-worker/lease.ts';
import type { MoneyDeps } from '../settlement/money.ts';

/** The job that deletes what is over its time, as the register says (`catalogues/personal-data/`). */
export const RETAIN = 'retention';

const DAY_MS = 86_400_000;
/** Between two looks whether the day's round was taken, ms. */
const LOOK_MS = 15 * 60_000;
/** So many rows at once: what is locked and written stays small, and others go on beside it. */
const AT_ONCE = 1_000;

type RetentionDeps = Pick<MoneyDeps, 'db' | 'clock' | 'log'>;

/** Delete what is over its time, a few rows at a time, until nothing is or `signal` says that the server stops. Answers how many, by table. */
export async function retain(
  { db, clock }: Pick<RetentionDeps, 'db' | 'clock'>,
  signal?: AbortSignal,
  atOnce = AT_ONCE,
): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {};
  for (const one of RETAINED) {
    const before = new Date(clock().getTime() - one.days * DAY_MS);
    for (let last = atOnce; last === atOnce; ) {
      signal?.throwIfAborted();
      last = await deleteSome(db, one, before, atOnce);
      gone[one.table] = (gone[one.table] ?? 0) + last;
    }
  }
  return gone;
}

async function deleteSome(db: Kysely<Schema>, { table, after }: Retained, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(after)} < ${before} limit ${sql.lit(most)}))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Has one server delete once a day; answers how to stop looking whether it is time. */
export async function workRetention(deps: RetentionDeps & { readonly queue: Queue }): Promise<() => Promise<void>> {
  await deps.queue.work<object>(
    RETAIN,
    async (_, { signal }) =>
      deps.log('info', { gone: await retain(deps, signal) }, 'what was over its time is deleted'),
    { tries: 3, atOnce: 1 },
  );
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    if (await takeRound(deps, RETAIN, DAY_MS)) await deps.queue.send(deps.db, RETAIN, {}, { key: RETAIN });
  };
  const rounds = setInterval(() => {
    looking = look().catch((err: unknown) => deps.log('error', { err }, 'what is over its time could not be deleted'));
  }, LOOK_MS);
  rounds.unref();
  return () => {
    clearInterval(rounds);
    return looking;
  };
}
