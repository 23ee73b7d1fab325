import { type Kysely, sql } from 'kysely';

/**
 * How whoever is invited to administer an estate is reached, where the platform said so as it registered the estate: it goes with the account once the
 * invitation is accepted. A server of an older version makes that account without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table administrator_invitations add column phone text, add column address text`.execute(db);
}
