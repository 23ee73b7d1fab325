import { type Kysely, sql } from 'kysely';

/**
 * What an estate charges: the prices of its services from days on, how the month is charged, and runs that charge many meters. A meter is
 * charged once for a service and a month, whoever asks how often.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table service_prices (
    service_id integer not null references services (id),
    from_day text not null,
    amount_kobo bigint not null check (amount_kobo > 0),
    set_by uuid not null,
    set_at timestamptz not null,
    primary key (service_id, from_day)
  )`,
  `create table charging_rules (
    service_id integer primary key references services (id),
    day integer not null check (day between 1 and 28),
    whom text not null check (whom in ('all', 'occupied', 'half-where-empty', 'chosen')),
    by_itself_from text
  )`,
  `create table charging_meters (
    service_id integer not null references services (id),
    meter_number text not null,
    primary key (service_id, meter_number)
  )`,
  `create table charge_runs (
    id bigint generated always as identity primary key,
    estate_id integer not null references estates (id),
    due text not null check (due in ('service-charge', 'dev-levy', 'fine')),
    service_id integer references services (id),
    month text,
    reason text not null,
    stands_from text not null,
    once_key text not null,
    state text not null check (state in ('running', 'stopped', 'done', 'taken-back')),
    lines integer not null check (lines > 0),
    kobo bigint not null check (kobo > 0),
    made_by uuid,
    made_at timestamptz not null,
    ended_at timestamptz,
    taken_back_by uuid,
    taken_back_at timestamptz,
    taken_back_reason text,
    back_transaction_id uuid references ledger_transactions (id),
    check ((service_id is null) = (month is null)),
    check ((state = 'taken-back') = (taken_back_at is not null))
  )`,
  // What is charged once to the same meters on the same day is one thing, however often it is sent.
  `create unique index charge_runs_once on charge_runs (estate_id, once_key) where state <> 'taken-back'`,
  'create index charge_runs_by_estate on charge_runs (estate_id, id desc)',
  `create table charge_lines (
    run_id bigint not null references charge_runs (id),
    meter_number text not null,
    service_id integer,
    month text,
    kobo bigint not null check (kobo > 0),
    is_half boolean not null,
    state text not null check (state in ('waiting', 'charged', 'failed', 'taken-back')),
    failure text,
    transaction_id uuid references ledger_transactions (id),
    primary key (run_id, meter_number),
    check ((state = 'failed') = (failure is not null))
  )`,
  `create unique index charge_lines_once on charge_lines (service_id, month, meter_number)
    where month is not null and state <> 'taken-back'`,
  'create index charge_lines_by_state on charge_lines (run_id, state, meter_number)',
  'create index charge_lines_by_posting on charge_lines (transaction_id)',
];
