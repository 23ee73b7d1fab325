import { type Kysely, sql } from 'kysely';

/** The language that a person has chosen to be answered in; null where they never chose one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text check (language in ('english', 'pidgin'))`.execute(db);
}
