import { type Kysely, sql } from 'kysely';

/**
 * A meter in use has a row in `held_meters` too where it was named or put in use. A server of an older version takes people off the account alone: what they
 * leave by that they hold no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function end_left_meter() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('wattchat.switches_meter', true), '') = 'yes' then return null; end if;
    update held_meters set ended_at = now(), ended_as = case when new.meter_number is null then 'moved-out' else 'given-up' end
    where user_id = new.id and meter_number = old.meter_number and ended_at is null;
    return null;
  end $$`,
  `create trigger users_leave_meter after update on users
   for each row when (old.meter_number is distinct from new.meter_number)
   execute function end_left_meter()`,
];
