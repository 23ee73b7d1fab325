import { type Kysely, sql } from 'kysely';

/** When estates let arrears stop power: their rules from days on, whom they except, and what was bought although it was stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table arrears_policies (
    estate_id integer not null references estates (id),
    version integer not null check (version > 0),
    rule text,
    from_day text not null,
    reason text not null,
    set_by uuid not null,
    set_at timestamptz not null,
    primary key (estate_id, version)
  )`,
  `create table arrears_exceptions (
    id bigint generated always as identity primary key,
    estate_id integer not null references estates (id),
    meter_number text not null,
    until_day text not null,
    reason text not null,
    given_by uuid not null,
    given_at timestamptz not null,
    ended_by uuid,
    ended_at timestamptz,
    check ((ended_by is null) = (ended_at is null))
  )`,
  // Of a meter one is in force; whoever is given another one has the first ended with it.
  'create unique index arrears_exceptions_open on arrears_exceptions (estate_id, meter_number) where ended_at is null',
  // A meter that is stopped buys once a day: whoever comes first has the day.
  `create table small_topups (
    meter_number text not null,
    day text not null,
    user_id uuid not null,
    idempotency_key text not null,
    at timestamptz not null,
    primary key (meter_number, day)
  )`,
];
