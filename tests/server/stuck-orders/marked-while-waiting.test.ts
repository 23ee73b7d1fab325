import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginAttempt } from '#src/server/order-worker/attempts.ts';
import { type Desk, openDesk } from './support/stuck.ts';

// The embedded data base has one connection, on which nobody waits for another.
describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.close());

  test('an order that is marked for refund while its send waits for the one who marks it is not sent', async () => {
    const orderId = await desk.paid();
    const order = await desk.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { id: administrator } = await desk.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'netplus-admin')
      .executeTakeFirstOrThrow();
    const begun = await desk.db.transaction().execute(async (trx) => {
      await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
      const begins = beginAttempt(desk.deps, order, undefined);
      await expect
        .poll(async () => {
          await sql`select pg_stat_clear_snapshot()`.execute(trx);
          const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
          return rows[0]?.count;
        })
        .toBe(1);
      await trx
        .insertInto('refund_marks')
        .values({ order_id: orderId, reason: 'asked for it', marked_by: administrator, marked_at: desk.deps.clock() })
        .execute();
      return { begins };
    });
    expect(await begun.begins).toBeUndefined();
  });
});
