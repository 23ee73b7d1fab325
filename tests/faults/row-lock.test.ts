import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { drive } from '#src/server/order-worker/drive.ts';
import { settleNow } from '#src/server/settlement/settle.ts';
import { openTestDatabase } from '../support/server/server.ts';
import { violations } from './support/checking/checker.ts';
import { opened } from './support/opened.ts';
import { recover } from './support/schedule.ts';
import { boot, Crash } from './support/server-process.ts';
import type { Broken } from './support/world.ts';

/**
 * A fact that two servers write down at once: what they have asked just before, how the order stands then (its server may have died on the
 * way there), and what else would keep one of them from it.
 */
const FACTS = [
  { fact: 'a capture', after: /\/transactions\/[^/?]+$/, ending: 'plain', state: 'opened', died: null, without: [] },
  { fact: 'a delivery', after: /\/vends\/[^/?]+$/, ending: 'plain', state: 'captured', died: 'C11', without: [] },
  {
    fact: 'a refund',
    after: /\/refunds$/,
    ending: 'refused',
    state: 'refund_due',
    died: null,
    without: ['refunds without a number'],
  },
] as const;

type Fact = (typeof FACTS)[number];

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** How many wait for somebody else's lock in this data base. */
async function waiting(db: Kysely<Schema>): Promise<number> {
  // Within a transaction they stay as they were first seen.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What is wrong after two servers have written the fact at the same moment, and everything has found its end. */
async function wrongAfter({ after, ending, state, died, without }: Fact, ...gone: readonly Broken[]): Promise<string> {
  const { db } = database;
  const { run, orderId, until } = await opened(database, ending, ['no lease', ...without, ...gone]);
  if (state === 'opened') await settleNow(run.server.deps, orderId, { type: 'OPEN' });
  else await until(state);
  if (died !== null) {
    run.server.doom({ at: died, times: 1 });
    await drive(run.server.deps, orderId).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
    expect(run.server.isDead()).toBe(true);
    run.server = await boot(run.world, run.promises.mails);
  }
  const other = await boot(run.world, run.promises.mails);
  const bothAsked = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  let asked = 0;
  run.world.held.before = async (url) => {
    if (!after.test(url)) return;
    asked += 1;
    if (asked === 2) bothAsked.resolve();
    await locked.promise;
  };
  const both = [run.server, other].map(({ deps }) => drive(deps, orderId));
  await bothAsked.promise;
  // A third one has the row, so that neither is done before the other has begun: with the lock they wait to look, without it to write.
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
    locked.resolve();
    await expect.poll(() => waiting(trx), { timeout: 60_000, interval: 20 }).toBe(2);
  });
  await Promise.allSettled(both);
  run.world.held.before = async () => undefined;
  await recover(run);
  return (await violations(run)).join('; ');
}

// One connection, which is what the embedded data base has, lets nobody in between.
describe.skipIf(!process.env.TEST_DATABASE_URL).each(FACTS.map((fact) => [fact.fact, fact] as const))(
  '%s that two servers write down at once',
  (_, fact) => {
    test('is written once by the lock on the order’s row alone', async () => {
      expect(await wrongAfter(fact, 'no unique keys')).toBe('');
    });

    test('is written once by the unique keys alone', async () => {
      expect(await wrongAfter(fact, 'no row lock')).toBe('');
    });

    test('is written twice without both, and the checker sees it', async () => {
      expect(await wrongAfter(fact, 'no row lock', 'no unique keys')).toMatch(/I20 /);
    });
  },
);
