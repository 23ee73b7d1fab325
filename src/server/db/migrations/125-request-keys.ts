import { type Kysely, sql } from 'kysely';

/** A request that is sent again, because no answer to it came, is the same request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table admin_requests add column key text`.execute(db);
  await sql`create unique index admin_requests_key on admin_requests (made_by, key, kind, name)`.execute(db);
}
