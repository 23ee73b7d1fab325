import { type Kysely, sql } from 'kysely';

/** The key of the browser to which a session is bound. Null: to none, as those of programs and of servers of an older version are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column key_thumbprint text`.execute(db);
}
