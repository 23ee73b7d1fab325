import { type Kysely, sql } from 'kysely';

/** Which servers are there, with their versions: each writes its row when it is asked whether it is ready. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table servers (
      id uuid primary key,
      version text not null,
      began_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
}
