import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Reads = { readonly db: Kysely<Schema> };

/** A person's own order, or undefined: somebody else's is the same as none. */
export function ownOrder(deps: Reads, orderId: string, userId: string) {
  return deps.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The token of an order, or undefined while nothing is delivered. */
export function tokenOf(deps: Reads, orderId: string) {
  return deps.db.selectFrom('tokens').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** The name of an order's estate. */
export async function estateName(deps: Reads, estateId: number | null): Promise<string> {
  if (estateId === null) return '';
  const estate = await deps.db.selectFrom('estates').select('name').where('id', '=', estateId).executeTakeFirst();
  return estate?.name ?? '';
}
