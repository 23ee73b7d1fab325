import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { sweep, workerSlots } from '#src/server/order-worker/sweep.ts';
import { startPostgres } from '../../tools/testing/postgres.ts';
import { RESIDENT, settle } from '../faults/support/fixtures.ts';
import { boot } from '../faults/support/server-process.ts';
import { world } from '../faults/support/world.ts';
import { manyId, writeOrders } from '../support/server/many-orders.ts';
import { openTestDatabase } from '../support/server/server.ts';

const OPEN = 100_000;
const DAY_MS = 86_400_000;
const SERVERS = 3;
/** Captures that nobody tells of, one in each such time, ms. */
const SILENT = 60;
const APART_MS = 500;
/** How long is waited for the last of them, ms. */
const PATIENCE_MS = 120_000;
/** The card that is captured, and of which the browser and the webhook tell nothing. */
const SILENT_CARD = '4000000000000119';

/**
 * Recovery: 100,000 windows that were handed out within a day, three servers, and captures of which nobody tells. How long it takes
 * from the capture until the order is known to be paid, and what the provider is asked meanwhile. On PostgreSQL.
 */
export async function recovery(): Promise<string[]> {
  const started = process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : null;
  if (started !== null) process.env.TEST_DATABASE_URL = started.url;
  if (process.env.TEST_DATABASE_URL === undefined) return ['recovery: PostgreSQL is not installed here.'];
  const database = await openTestDatabase();
  try {
    return await measured(database.db);
  } finally {
    await database.close();
    started?.stop();
  }
}

async function measured(db: Awaited<ReturnType<typeof openTestDatabase>>['db']): Promise<string[]> {
  await settle(db);
  const outside = world(db, 1);
  outside.faults.chance = 0;
  Object.defineProperty(outside.time, 'now', { get: () => Date.now() });
  const now = new Date();
  await writeOrders(db, { count: OPEN, state: 'opened', last: now, apartMs: DAY_MS / OPEN, due: now });
  // Their looks are spread as they are where a portal has run for a day.
  await sql`update orders set next_probe_at = now() + random() * interval '2 hours', updated_at = created_at`.execute(
    db,
  );
  await sql`analyze`.execute(db);

  const asked = { alone: 0, lists: 0 };
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => boot(outside, [])));
  const stopping = new AbortController();
  const sweeps: Promise<void>[] = [];
  const timers = servers.map(({ deps }) => {
    const { payments } = deps;
    const { captures } = payments;
    const verify: typeof payments.verify = (question) => {
      asked.alone += 1;
      return payments.verify(question);
    };
    const list = captures && {
      ...captures,
      read: (from: Date, to: Date) => {
        asked.lists += 1;
        return captures.read(from, to);
      },
    };
    Object.assign(deps, { payments: { ...payments, verify, ...(list && { captures: list }) } });
    const slots = workerSlots(stopping.signal);
    return setInterval(() => void sweeps.push(sweep(deps, slots)), 1_000);
  });

  const began = performance.now();
  const capturedAt = new Map<string, number>();
  const found: number[] = [];
  try {
    for (let at = 0; at < SILENT; at += 1) {
      const orderId = manyId(1 + Math.floor(((at + 0.5) / SILENT) * OPEN));
      await outside.browser(`/sandbox/payments/${orderId}`, { card: SILENT_CARD });
      capturedAt.set(orderId, performance.now());
      found.push(...(await foundOf(db, capturedAt)));
      await wait(APART_MS);
    }
    const until = performance.now() + PATIENCE_MS;
    while (capturedAt.size > 0 && performance.now() < until) {
      found.push(...(await foundOf(db, capturedAt)));
      await wait(200);
    }
  } finally {
    stopping.abort();
    for (const timer of timers) clearInterval(timer);
    await Promise.all(sweeps);
  }
  const seconds = (performance.now() - began) / 1000;
  const sorted = found.toSorted((a, b) => a - b);
  const part = (of: number) =>
    `${((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0) / 1000).toFixed(1)} s`;
  return [
    [
      `silent captures among ${OPEN.toLocaleString('en')} open orders of a day, ${SERVERS} servers, PostgreSQL`,
      `  found ${found.length} of ${SILENT}; from the capture on: half within ${part(0.5)}, 95 % within ${part(0.95)}, the last after ${part(1)}`,
      `  asked of the provider: ${(asked.alone / seconds).toFixed(1)} orders a second one by one, and its list ${((asked.lists / seconds) * 60).toFixed(0)} times a minute`,
      '  at most 30 s',
    ].join('\n'),
  ];
}

/** How long it took, ms, of those that are known to be paid by now; they are taken out. */
async function foundOf(
  db: Awaited<ReturnType<typeof openTestDatabase>>['db'],
  waiting: Map<string, number>,
): Promise<number[]> {
  if (waiting.size === 0) return [];
  const paid = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_id', 'payments.order_id')
    .select('payments.order_id')
    .where('orders.user_id', '=', RESIDENT.id)
    .where('payments.order_id', 'in', [...waiting.keys()])
    .execute();
  return paid.flatMap(({ order_id: id }) => {
    const since = waiting.get(id);
    waiting.delete(id);
    return since === undefined ? [] : [performance.now() - since];
  });
}
