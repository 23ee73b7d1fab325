import { type Kysely, sql } from 'kysely';

/** Who came to a meter and who left it, and what the house owed then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table meter_moves (
    id bigint generated always as identity primary key,
    estate_id integer not null references estates (id),
    meter_number text not null references meters (meter_number),
    user_id uuid not null references users (id),
    way text not null check (way in ('in', 'out')),
    day text not null,
    stands_at timestamptz not null,
    at timestamptz not null,
    made_by uuid,
    settled_at timestamptz,
    may_read boolean not null default false,
    owed_kobo bigint check (owed_kobo >= 0),
    credit_kobo bigint check (credit_kobo >= 0),
    written_off_kobo bigint,
    reason text,
    transaction_id uuid references ledger_transactions (id),
    check (way = 'in' or settled_at is null),
    check (way = 'out' or not may_read),
    check (written_off_kobo in (0, owed_kobo)),
    check ((coalesce(written_off_kobo, 0) > 0) = (reason is not null))
  )`,
  'create index meter_moves_by_meter on meter_moves (meter_number, at)',
  'create index meter_moves_by_user on meter_moves (user_id, id)',
  // Who waits to be let in comes once that is so; who is in was there before anybody moved out.
  `insert into meter_moves (estate_id, meter_number, user_id, way, day, stands_at, at, made_by)
    select estate_id, meter_number, id, 'in', (created_at at time zone 'Africa/Lagos')::date::text, created_at, created_at, id
    from users
    where role in ('service-user', 'service-owner') and meter_number is not null and estate_id is not null
      and (link_awaited or not is_verified)`,
];
