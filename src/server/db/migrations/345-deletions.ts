import { type Kysely, sql } from 'kysely';

/** When somebody asked to have their account deleted, and when it was; an older portal knows of neither and deletes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table users add column deletion_asked_at timestamptz, add column deleted_at timestamptz')
    .execute(db);
}
