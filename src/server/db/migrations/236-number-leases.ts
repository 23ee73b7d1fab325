import { type Kysely, sql } from 'kysely';

/** Of several servers one asks the provider for an order's account number; the others wait for as long as this says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table transfers add column asked_until timestamptz`.execute(db);
}
