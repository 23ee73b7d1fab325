import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../settlement/settle.ts';

/**
 * The order that a reference names: its own id, the vendor's reference or the payment provider's, in this order. With a person
 * it is theirs, or none.
 */
export async function orderByReference(
  db: Kysely<Schema>,
  reference: string,
  userId: string | undefined,
): Promise<OrderRow | undefined> {
  // One after another: asked all at once, the data base would read every order there is.
  const order =
    (await orderOf(db, reference.toUpperCase())) ??
    (await orderOf(db, await vended(db, reference))) ??
    (await orderOf(db, await paid(db, reference)));
  return userId === undefined || order?.user_id === userId ? order : undefined;
}

async function orderOf(db: Kysely<Schema>, orderId: string | undefined): Promise<OrderRow | undefined> {
  if (orderId === undefined) return undefined;
  return db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

async function vended(db: Kysely<Schema>, reference: string): Promise<string | undefined> {
  const attempts = db.selectFrom('vend_attempts').select('order_id').where('vendor_reference', '=', reference);
  return (await attempts.limit(1).executeTakeFirst())?.order_id;
}

async function paid(db: Kysely<Schema>, reference: string): Promise<string | undefined> {
  const payments = db.selectFrom('payments').select('order_id').where('reference', '=', reference);
  return (await payments.limit(1).executeTakeFirst())?.order_id;
}
