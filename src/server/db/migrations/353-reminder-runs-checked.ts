import { type Kysely, sql } from 'kysely';

/** Every run of reminders stands as one can. */
export const up = (db: Kysely<unknown>): Promise<unknown> =>
  sql.raw('alter table reminder_runs validate constraint reminder_runs_state_check').execute(db);
