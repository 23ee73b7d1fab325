import { type Kysely, sql } from 'kysely';

/** What was not understood: figures by day of everybody, and masked sentences of those who agreed to that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column learning_agreed_at timestamptz`.execute(db);
  await sql`
    create table utterance_counts (
      day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      role text not null,
      kind text not null check (kind in ('missed', 'asked', 'corrected', 'chosen')),
      place integer not null check (place >= 0),
      count integer not null check (count > 0),
      primary key (day, role, kind, place)
    )`.execute(db);
  await sql`
    create table utterances (
      id bigint generated always as identity primary key,
      user_id uuid not null references users (id) on delete cascade,
      role text not null,
      text text not null check (length(text) <= 400),
      kind text not null check (kind in ('missed', 'asked', 'corrected')),
      understood text not null,
      offered text not null,
      chosen text,
      at timestamptz not null,
      label text
    )`.execute(db);
  await sql`create index utterances_user on utterances (user_id, id)`.execute(db);
  await sql`create index utterances_text on utterances (text, role)`.execute(db);
  await sql`create index utterances_at on utterances (at)`.execute(db);
}
