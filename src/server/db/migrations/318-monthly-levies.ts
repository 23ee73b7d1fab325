import { type Kysely, sql } from 'kysely';

/**
 * A row of `services` may be what a meter is charged by the month without being for sale: the development levy. It is one that is disabled,
 * so that an older server sells it to nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table services add column due text`.execute(db);
}
