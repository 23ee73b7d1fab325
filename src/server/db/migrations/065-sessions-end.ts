import { type Kysely, sql } from 'kysely';

/**
 * A changed password, meter or role, and a disabled account, end every session of the person (SECURITY, Sessions). The data
 * base does it, so that no way to change one of them, an operator's own statement included, leaves a session behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function end_sessions() returns trigger language plpgsql as $$
    begin
      update sessions set ended_at = now() where user_id = new.id and ended_at is null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger users_end_sessions after update on users
    for each row when (
      new.password_hash is distinct from old.password_hash
      or new.meter_number is distinct from old.meter_number
      or new.role is distinct from old.role
      or (new.disabled and not old.disabled)
    ) execute function end_sessions()`.execute(db);
}
