import { type Kysely, sql } from 'kysely';

/** Whether the password that somebody last signed in with is easy to guess; an older portal knows nothing of it and leaves it false. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table users add column password_guessable boolean not null default false').execute(db);
}
