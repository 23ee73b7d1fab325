import { type Kysely, sql } from 'kysely';

/**
 * A server of a version from before moves were written down goes on beside a newer one, and writes none: whoever signs up, moves or is let in
 * through it would be taken for somebody who had always been there. What it leaves out the data base writes at the end of its transaction;
 * what a newer server has written by then stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const LIVES = `role in ('service-user', 'service-owner') and new.estate_id is not null and new.meter_number is not null`;

const statements = [
  `create function note_missed_moves() returns trigger language plpgsql as $$
  declare
    today text := (now() at time zone 'Africa/Lagos')::date::text;
    came record;
  begin
    if tg_op = 'UPDATE' and old.meter_number is distinct from new.meter_number
      and old.estate_id is not null and old.is_verified and not old.link_awaited
      and (select way from meter_moves where user_id = new.id and meter_number = old.meter_number
        order by id desc limit 1) is distinct from 'out' then
      insert into meter_moves (estate_id, meter_number, user_id, way, day, stands_at, at, made_by)
      select old.estate_id, meters.meter_number, new.id, 'out', today, now(), now(), new.id
      from meters where meters.meter_number = old.meter_number;
    end if;
    if new.meter_number is null or new.estate_id is null then return null; end if;
    select id, way, settled_at into came from meter_moves
    where user_id = new.id and meter_number = new.meter_number order by id desc limit 1;
    if came.way is distinct from 'in' and (tg_op = 'INSERT' or old.meter_number is distinct from new.meter_number) then
      insert into meter_moves (estate_id, meter_number, user_id, way, day, stands_at, at, made_by)
      select new.estate_id, meters.meter_number, new.id, 'in', today, now(), now(), new.id
      from meters where meters.meter_number = new.meter_number
      returning id, way, settled_at into came;
    end if;
    if new.is_verified and not new.link_awaited and came.way = 'in' and came.settled_at is null then
      update meter_moves set settled_at = now(), stands_at = now(), day = today where id = came.id;
    end if;
    return null;
  end $$`,
  // Whoever has an account that waits for nothing from the first, as in a demonstration, has not come by signing up.
  `create constraint trigger users_come after insert on users deferrable initially deferred
    for each row when (new.${LIVES} and (new.link_awaited or not new.is_verified))
    execute function note_missed_moves()`,
  `create constraint trigger users_move after update of meter_number, is_verified, link_awaited on users
    deferrable initially deferred
    for each row when (new.role in ('service-user', 'service-owner'))
    execute function note_missed_moves()`,
];
