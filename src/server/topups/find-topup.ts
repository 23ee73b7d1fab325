import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../settlement/settle.ts';

/**
 * The order that a reference names: its own id, the vendor's reference or the payment provider's. With a person it is theirs,
 * or none.
 */
export async function findTopup(
  db: Kysely<Schema>,
  reference: string,
  userId: string | undefined,
): Promise<OrderRow | undefined> {
  const orderId = reference.toUpperCase();
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('order_id', '=', orderId),
        eb('order_id', 'in', selectFrom('vend_attempts').select('order_id').where('vendor_reference', '=', reference)),
        eb('order_id', 'in', selectFrom('payments').select('order_id').where('reference', '=', reference)),
      ]),
    )
    .orderBy(sql`order_id = ${orderId}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return userId === undefined || order?.user_id === userId ? order : undefined;
}
