import { type Kysely, sql } from 'kysely';

/** The day by which a charge is to be paid, the days around it on which an estate reminds, and who was reminded of which charge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table charging_rules add column days_to_pay integer',
  'alter table charge_runs add column pay_by text',
  // Before the day to be paid by the days are below 0.
  `create table due_reminder_days (
    estate_id integer not null references estates (id),
    days integer not null check (days between -30 and 60),
    from_day text not null,
    set_by uuid not null,
    set_at timestamptz not null,
    primary key (estate_id, days)
  )`,
  `create table due_reminders (
    run_id bigint not null references charge_runs (id),
    user_id uuid not null,
    days integer not null,
    meter_number text not null,
    kobo bigint not null check (kobo > 0),
    mail_id uuid not null,
    at timestamptz not null,
    told_at timestamptz,
    primary key (run_id, user_id, days)
  )`,
  'create index due_reminders_by_user on due_reminders (user_id, at)',
  'create index due_reminders_by_meter on due_reminders (meter_number, at)',
];
