import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Span } from '../../reports/chosen-days.ts';
import { ESTATE } from '../../settlement/records.ts';
import type { LeftOut } from '../add-up.ts';
import type { Names } from './ours.ts';

const count = sql<number>`count(*)::integer`.as('count');

/**
 * What we know of some days that is in none of the books that are read: captured by another provider than today's, or delivered
 * by another vendor. What credits a meter of an estate goes through no vendor, and is compared by the ledger.
 */
export async function leftOutOf(db: Kysely<Schema>, { from, to }: Span, names: Names): Promise<LeftOut> {
  const payments = await db
    .selectFrom('payments')
    .select([count, sql<number>`coalesce(sum(amount_kobo), 0)::bigint`.as('kobo')])
    .where('recorded_at', '>=', from)
    .where('recorded_at', '<', to)
    .where('provider', '<>', names.provider)
    .executeTakeFirstOrThrow();
  const deliveries = await db
    .selectFrom('tokens')
    .innerJoin('orders', 'orders.order_id', 'tokens.order_id')
    .select([count, sql<number>`coalesce(sum(orders.amount_kobo), 0)::bigint`.as('kobo')])
    .where('tokens.delivered_at', '>=', from)
    .where('tokens.delivered_at', '<', to)
    .where('tokens.vendor', 'not in', [names.vendor, ESTATE])
    .executeTakeFirstOrThrow();
  return { payments, deliveries };
}
