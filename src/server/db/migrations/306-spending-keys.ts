import { type Kysely, sql } from 'kysely';

/** A yes writes a spending down once, however late it is sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table spendings add column key text`.execute(db);
  await sql`create unique index spendings_key on spendings (estate_id, key) where key is not null`.execute(db);
}
