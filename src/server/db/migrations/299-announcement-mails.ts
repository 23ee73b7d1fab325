import { type Kysely, sql } from 'kysely';

/** Announcements that go by mail, too, to whom each went, and who wants none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table users add column announcement_mails boolean not null default true',
  'alter table announcements add column mail_version integer',
  'alter table announcements add column mailed_at timestamptz',
  `create table announcement_mails (
    announcement_id integer not null references announcements (id),
    version integer not null,
    user_id uuid not null,
    mail_id uuid not null,
    at timestamptz not null,
    primary key (announcement_id, version, user_id)
  )`,
];
