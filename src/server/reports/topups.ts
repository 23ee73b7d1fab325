import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Behind } from '../histories/rows.ts';
import type { Span } from './chosen-days.ts';

/** A delivered order as the report has it; kobo. */
export type TopupRow = Awaited<ReturnType<ReturnType<typeof topupsOf>['execute']>>[number];

/** Orders that were paid in a span and delivered, the newest first, so many at once and behind another one. */
export function topupsOf(
  db: Kysely<Schema>,
  { from, to }: Span,
  { limit, behind }: { readonly limit: number; readonly behind?: Behind | undefined },
) {
  let rows = db
    .selectFrom('orders')
    .innerJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .leftJoin('estates', 'estates.id', 'orders.estate_id')
    // In the text, where the index of what was sold looks for it.
    .where(sql<boolean>`orders.state = 'fulfilled'`)
    .where('orders.captured_at', '>=', from)
    .where('orders.captured_at', '<', to);
  if (behind !== undefined) {
    const past = sql`(${behind.at}::timestamptz, ${behind.order_id}::text)`;
    rows = rows.where(sql<boolean>`(orders.captured_at, orders.order_id) < ${past}`);
  }
  return rows
    .select(['orders.order_id', 'orders.kind', 'orders.amount_kobo', 'orders.fee_kobo', 'orders.total_kobo'])
    .select(['orders.provider', 'orders.destination_account', 'estates.name as estate', 'tokens.units'])
    .select(['tokens.delivered_at', sql<Date>`orders.captured_at`.as('paid_at')])
    .select(sql<string>`orders.captured_at::text`.as('at'))
    .orderBy('orders.captured_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(limit);
}
