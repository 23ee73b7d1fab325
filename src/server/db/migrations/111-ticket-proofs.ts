import { type Kysely, sql } from 'kysely';

/** The robot check that a visitor opened a ticket under: it stands for one ticket. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tickets add column challenge text unique`.execute(db);
}
