import { type Kysely, sql } from 'kysely';

/** Of an order: the trace that it was made in, so that what is done for it later belongs there, too; null where nobody follows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column trace text`.execute(db);
}
