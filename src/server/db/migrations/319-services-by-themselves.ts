import { type Kysely, sql } from 'kysely';

/**
 * From which month another service than the service charge, or the levy, is charged by itself. A column of its own: a server of an older
 * version takes whatever stands in `by_itself_from` for the service charge, and would charge that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charging_rules add column other_by_itself_from text`.execute(db);
}
