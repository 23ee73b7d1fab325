import { type Kysely, sql } from 'kysely';

/** Whom each run of reminders may mail: those alone whom the yes counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table reminder_people (
    run_id bigint not null references reminder_runs (id),
    user_id uuid not null,
    primary key (run_id, user_id)
  )`,
  // A run that waits goes on: whom its yes counted was not written down, and it looks at every resident as it did.
  `insert into reminder_people (run_id, user_id)
    select reminder_runs.id, users.id from reminder_runs join users on users.estate_id = reminder_runs.estate_id
    where reminder_runs.state = 'running' and users.role = 'service-user'`,
];
