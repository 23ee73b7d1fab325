import { type Kysely, sql } from 'kysely';

/** What anybody may ask after is found by its index: a payment's reference, and an address with what was bought for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_reference on payments (reference)`.execute(db);
  await sql`create index orders_of_address on orders (destination_account, lower(email))`.execute(db);
}
