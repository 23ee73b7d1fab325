import { type Kysely, sql } from 'kysely';

/** Reminders of what is owed: who asked for them, who got one, and who wants none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table users add column dues_reminders boolean not null default true',
  `create table reminder_runs (
    id bigint generated always as identity primary key,
    estate_id integer not null references estates (id),
    over text not null,
    state text not null check (state in ('running', 'done')),
    people integer not null check (people > 0),
    kobo bigint not null check (kobo > 0),
    asked_by uuid not null,
    asked_at timestamptz not null,
    ended_at timestamptz,
    check ((state = 'done') = (ended_at is not null))
  )`,
  // Of an estate one is mailed at a time, however many administrators ask.
  `create unique index reminder_runs_running on reminder_runs (estate_id) where state = 'running'`,
  `create table reminders (
    run_id bigint not null references reminder_runs (id),
    user_id uuid not null,
    meter_number text not null,
    kobo bigint not null check (kobo > 0),
    mail_id uuid not null,
    at timestamptz not null,
    primary key (run_id, user_id)
  )`,
  'create index reminders_by_user on reminders (user_id, at)',
  'create index reminders_by_meter on reminders (meter_number, at)',
];
