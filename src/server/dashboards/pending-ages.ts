import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PENDING_AGES_MIN } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { UNSETTLED } from '#machines/settlement/settlement.ts';
import { kobo } from '../billing/paid.ts';
import type { Schema } from '../db/schema.ts';
import { PENDING_ORDERS } from '../stuck-orders/pending-orders.ts';

type Ages = Extract<CallAnswer<'platformDashboard'>, { status: 200 }>['data']['pendingAges'];

/** How long the top-ups that are pending have been: how many, and what was paid for them in naira, the newest first. */
export async function pendingAges({
  db,
  clock,
}: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}): Promise<Ages> {
  const minutes = sql<number>`extract(epoch from ${clock()}::timestamptz - coalesce(captured_at, created_at)) / 60`;
  const place = sql<number>`width_bucket(${minutes}::float8, ${sql.lit(`{${PENDING_AGES_MIN.join()}}`)}::float8[])`;
  const paid = sql`case when state in (${sql.join(UNSETTLED)}) then total_kobo else 0 end`;
  const counted = await db
    .selectFrom('orders')
    .where('orders.order_id', 'in', PENDING_ORDERS)
    .select(({ fn }) => [place.as('place'), fn.countAll<number>().as('topups'), kobo(paid).as('kobo')])
    .groupBy('place')
    .execute();
  return [...PENDING_AGES_MIN, null].map((below, at) => {
    const here = counted.find((row) => row.place === at);
    return { below, topups: here?.topups ?? 0, value: nairaOf(here?.kobo ?? 0) };
  });
}
