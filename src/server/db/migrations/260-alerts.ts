import { type Kysely, sql } from 'kysely';

/** What administrators were told that somebody has to come for, and when that was over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alerts (
      id bigint generated always as identity primary key,
      name text not null,
      label text not null,
      value double precision not null,
      since timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index alerts_open on alerts (name) where ended_at is null`.execute(db);
}
