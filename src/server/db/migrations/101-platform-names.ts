import { type Kysely, sql } from 'kysely';

/**
 * A name is one estate's, and within an estate one service's, whatever the case of its letters; so of several that make it
 * at once one does. A fee that was taken away is kept as such: a start that sets missing fees must not bring it back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index estates_name_any_case on estates (lower(name))`.execute(db);
  await sql`create unique index services_name_any_case on services (estate_id, lower(name))`.execute(db);
  await sql`alter table provider_fees alter column fee_kobo drop not null`.execute(db);
}
