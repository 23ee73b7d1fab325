import { type Kysely, sql } from 'kysely';

/** By what its payer's browser was told that an order was paid, where the provider is asked by that; of orders that are there none is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column payment_hints text[] not null default '{}'`.execute(db);
}
