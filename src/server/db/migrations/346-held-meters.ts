import { type Kysely, sql } from 'kysely';

/**
 * The meters that a person holds beside the one in use, which stays on their account, where a server of an older version looks for it. Such a server knows
 * of no other: what it does to the account is done to the meter in use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const COLUMNS = 'email, first_name, last_name, phone, role, created_at, disabled, dues_reminders, announcement_mails';
const ofUsers = COLUMNS.split(', ')
  .map((column) => `users.${column}`)
  .join(', ');

/** True in a transaction that puts a person from one of their meters on another: they leave none, and stay signed in. */
const SWITCHES = "coalesce(current_setting('wattchat.switches_meter', true), '') = 'yes'";

const statements = [
  `create table held_meters (
    id bigint generated always as identity primary key,
    user_id uuid not null references users (id),
    meter_number text not null references meters (meter_number),
    estate_id integer not null references estates (id),
    name text,
    status text not null check (status in ('occupied', 'unoccupied')),
    is_verified boolean not null,
    link_awaited boolean not null,
    added_at timestamptz not null,
    ended_at timestamptz,
    ended_as text check (ended_as in ('given-up', 'refused', 'moved-out', 'taken-out')),
    check ((ended_at is null) = (ended_as is null))
  )`,
  'create unique index held_meters_open on held_meters (user_id, meter_number) where ended_at is null',
  'create index held_meters_of_user on held_meters (user_id, id)',
  'create index held_meters_of_meter on held_meters (meter_number) where ended_at is null',
  'create index held_meters_of_estate on held_meters (estate_id) where ended_at is null',
  // Who lives or owns where: everybody on the meter in use, and on each other one that they hold.
  `create view residences as
    select users.id, users.meter_number, users.estate_id, users.status, users.is_verified, users.link_awaited, users.address,
      true as in_use, ${ofUsers}
    from users
    union all
    select users.id, held.meter_number, held.estate_id, held.status, held.is_verified, held.link_awaited, meters.house_address,
      false, ${ofUsers}
    from held_meters as held
    join users on users.id = held.user_id
    join meters on meters.meter_number = held.meter_number
    where held.ended_at is null and held.meter_number is distinct from users.meter_number`,
  `create or replace function end_sessions() returns trigger language plpgsql as $$
    begin
      if ${SWITCHES} and new.password_hash = old.password_hash and new.role = old.role and not new.disabled then return null; end if;
      update sessions set ended_at = now() where user_id = new.id and ended_at is null;
      return null;
    end $$`,
  `create or replace function note_missed_moves() returns trigger language plpgsql as $$
  declare
    today text := (now() at time zone 'Africa/Lagos')::date::text;
    came record;
  begin
    if ${SWITCHES} then return null; end if;
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
];
