import { type Kysely, sql } from 'kysely';

/** The audit log is read by the time of its lines, an estate's and the whole of it: lines of one moment by their id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_estate_at on audit (estate_id, at, id)`.execute(db);
  await sql`create index audit_at on audit (at, id)`.execute(db);
  await sql`drop index audit_estate`.execute(db);
}
