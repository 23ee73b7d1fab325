import type { Kysely } from 'kysely';
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
 * order that belongs to nobody who signs in.
 */
export function ownOrder(deps: Reads, orderId: string, { userId, key }: Asker) {
  return deps.db
    .selectFrom('orders')
    .selectAll()
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

/** The name of an order's estate. */
export async function estateName(deps: Reads, estateId: number | null): Promise<string> {
  if (estateId === null) return '';
  const estate = await deps.db.selectFrom('estates').select('name').where('id', '=', estateId).executeTakeFirst();
  return estate?.name ?? '';
}
