import { type Kysely, sql } from 'kysely';

/**
 * A sign-in that an administrator has locked: nobody comes in, and every session ends as it is locked. The data base sees to both, so that a server of an older
 * version, which knows of no lock, begins none either: the session that it writes has ended already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users add column locked_at timestamptz,
    add column locked_by_platform boolean not null default false`,
  `create trigger users_locked_end_sessions after update on users
   for each row when (new.locked_at is not null and old.locked_at is null) execute function end_sessions()`,
  `create function end_session_of_locked() returns trigger language plpgsql as $$
    begin
      if exists (select from users where id = new.user_id and locked_at is not null) then new.ended_at = now(); end if;
      return new;
    end $$`,
  `create trigger sessions_of_locked_ended before insert on sessions
   for each row execute function end_session_of_locked()`,
];
