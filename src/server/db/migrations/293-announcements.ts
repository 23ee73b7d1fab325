import { type Kysely, sql } from 'kysely';

/** What estates announce, to whom, and who was told of it and read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table announcements (
    id integer generated always as identity primary key,
    estate_id integer not null references estates (id),
    version integer not null default 1,
    kind text not null,
    text text not null,
    streets jsonb not null,
    from_at timestamptz not null,
    until_at timestamptz not null,
    made_by uuid not null,
    made_at timestamptz not null,
    said_at timestamptz not null,
    ended_at timestamptz,
    check (until_at > from_at)
  )`,
  'create index announcements_of_estate on announcements (estate_id, until_at)',
  `create table announcement_marks (
    announcement_id integer not null references announcements (id),
    user_id uuid not null,
    told_version integer not null default 0,
    read_version integer not null default 0,
    primary key (announcement_id, user_id)
  )`,
];
