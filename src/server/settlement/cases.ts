import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Open a case for an order, unless one is open; it says why a person may have to look (MONEY, I19). */
export async function openCase(trx: Kysely<Schema>, orderId: string, reason: string, at: Date): Promise<void> {
  await trx
    .insertInto('cases')
    .values({ order_id: orderId, reason, opened_at: at })
    .onConflict((conflict) => conflict.column('order_id').where(sql<boolean>`closed_at is null`).doNothing())
    .execute();
}

/** Why somebody has to look at an order, or null when nobody has to. */
export async function openCaseOf(db: Kysely<Schema>, orderId: string): Promise<string | null> {
  const open = await db
    .selectFrom('cases')
    .select('reason')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return open?.reason ?? null;
}

/** Note on an order's open case, if there is one, when it was looked at and when it will be again. */
export async function noteProbe(trx: Kysely<Schema>, orderId: string, at: Date, next: Date | null): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ last_probe: at, next_probe: next })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Close an order's case: it found its end. */
export async function closeCase(trx: Kysely<Schema>, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ closed_at: at, last_probe: at, next_probe: null })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}
