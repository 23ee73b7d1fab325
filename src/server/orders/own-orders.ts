import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { toDelivered } from '../vending/delivery.ts';
import type { Delivered } from '../vending/port.ts';

type Reads = { readonly db: Kysely<Schema> };

/** Who asks about an order: the signed-in person, and the key that a visitor opened it under; either makes it theirs. */
export interface Asker {
  readonly userId: string | null;
  readonly key?: string | undefined;
}

/**
 * The asker's own order, or undefined: somebody else's is the same as none, and so is a wrong key. A key opens only an
 * order that belongs to nobody who signs in. `estate_then`: the name of its estate, as `estateName` has it.
 */
export function ownOrder(deps: Reads, orderId: string, { userId, key }: Asker) {
  return deps.db
    .selectFrom('orders')
    .selectAll('orders')
    .select(ESTATE_OF_ORDER.as('estate_then'))
    .where('order_id', '=', orderId)
    .where((where) =>
      where.or([
        ...(userId === null ? [] : [where('user_id', '=', userId)]),
        ...(key === undefined ? [] : [where.and([where('user_id', 'is', null), where('idempotency_key', '=', key)])]),
      ]),
    )
    .executeTakeFirst();
}

/** What was delivered for an order, or undefined while nothing is. */
export async function deliveryOf(deps: Reads, orderId: string): Promise<Delivered | undefined> {
  const row = await deps.db.selectFrom('tokens').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return row === undefined ? undefined : toDelivered(row);
}

/** The name of an order's estate as it was when the order was made: a receipt goes on saying what it said (decision 227). */
export async function estateName(
  { db }: Reads,
  { estate_id: id, created_at: at }: Pick<Selectable<Schema['orders']>, 'estate_id' | 'created_at'>,
): Promise<string> {
  if (id === null) return '';
  const estate = await db
    .selectFrom('estates')
    .select(calledAt(sql.ref('estates.id'), sql.val(at)).as('name'))
    .where('id', '=', id)
    .executeTakeFirst();
  return estate?.name ?? '';
}

/** The same beside an order. */
const ESTATE_OF_ORDER = sql<string | null>`(select ${calledAt(sql.ref('estates.id'), sql.ref('orders.created_at'))}
  from estates where estates.id = orders.estate_id)`;

/** The same of each row of a query that has the tables `orders` and `estates`; null where the order has no estate. */
export const ESTATE_THEN = calledAt(sql.ref('orders.estate_id'), sql.ref('orders.created_at'));

/** What the estate of the row was called at a moment: what it was renamed from first after that, else as it is. */
function calledAt(id: RawBuilder<unknown>, at: RawBuilder<unknown>) {
  return sql<string | null>`coalesce((select former.name from estate_names as former
    where former.estate_id = ${id} and former.until > ${at}
    order by former.until, former.id limit 1), estates.name)`;
}
