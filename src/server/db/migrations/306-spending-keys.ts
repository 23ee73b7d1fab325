import { type Kysely, sql } from 'kysely';

/** A yes writes a spending down once, however late it is sent again: its key, which is one of its estate (311). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table spendings add column key text`.execute(db);
}
