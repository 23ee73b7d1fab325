import { type Kysely, sql } from 'kysely';

/** Faults of the portal in browsers and terminals, each once under the reference that people are shown, with how often it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_faults (
      reference text primary key check (length(reference) = 6),
      name text not null,
      message text not null,
      place text not null,
      stack text not null,
      count integer not null check (count > 0),
      first_at timestamptz not null,
      last_at timestamptz not null
    )`.execute(db);
  await sql`create index client_faults_last on client_faults (last_at desc, reference)`.execute(db);
}
