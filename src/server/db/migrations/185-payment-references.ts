import { type Kysely, sql } from 'kysely';

/** What a payment provider calls an order, where that is not the order's id: of orders that are there it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column payment_reference text`.execute(db);
}
