import { type Kysely, sql } from 'kysely';

/**
 * When a session was last used, in what, and why it ended where that is not by its own sign-out. A server of an older version writes none of it: a session
 * whose last use nobody knows counts as used when it is first seen again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No default writes no row anew.
  await sql`alter table sessions add column last_used_at timestamptz, add column program text,
    add column device text, add column ended_as text`.execute(db);
}
