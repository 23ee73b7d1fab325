import { type Kysely, sql } from 'kysely';

/** A send that its vendor has refused for certain is closed: another vendor may be sent the order then, and this one is not asked again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vend_attempts add column refusal text`.execute(db);
}
