import { type Kysely, sql } from 'kysely';

/** Why the bank did not approve an order's card, as the provider said it last; null where nobody said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column card_refusal text check (card_refusal in ('insufficient-funds', 'declined'))`.execute(
    db,
  );
}
