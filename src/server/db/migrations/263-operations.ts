import { type Kysely, sql } from 'kysely';

/**
 * What providers answered, by the minute, summed over all servers: how many answers, each kind by how long they took. And of a server
 * its name, and that it is about to stop.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_answers (
      minute timestamptz not null,
      line text not null,
      provider text not null,
      failed boolean not null,
      took_ms integer not null check (took_ms > 0),
      count integer not null check (count > 0),
      last_at timestamptz not null,
      primary key (minute, line, provider, failed, took_ms)
    )`.execute(db);
  await sql`
    alter table servers
      add column name text not null default '',
      add column stopping boolean not null default false`.execute(db);
}
