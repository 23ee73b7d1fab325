import { type Kysely, sql } from 'kysely';

/** A run of reminders can be stopped, tells whom it was for, and what each of them owed when it was confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table reminder_runs drop constraint reminder_runs_state_check',
  `alter table reminder_runs
    add constraint reminder_runs_state_check check (state in ('running', 'stopped', 'done')) not valid`,
  `alter table reminder_runs
    add column least_kobo bigint check (least_kobo > 0),
    add column most_kobo bigint check (most_kobo > 0),
    add column since text`,
  'alter table reminder_people add column meter_number text, add column kobo bigint check (kobo > 0)',
];
