import { type Kysely, sql } from 'kysely';

/** Who was spared by a run of reminders stays so, though it is gone on with for those whose mail came back. */
export const up = (db: Kysely<unknown>): Promise<unknown> =>
  sql.raw('alter table reminder_people add column spared boolean not null default false').execute(db);
