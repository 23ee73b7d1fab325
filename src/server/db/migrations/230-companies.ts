import { type Kysely, sql } from 'kysely';

/**
 * Whose power an estate is sold, where its administrator has said so, and by which company an order's meter was found: an order
 * keeps it, whatever the estate says later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table estates add column company text`.execute(db);
  await sql`alter table orders add column company text`.execute(db);
}
