import { type Kysely, sql } from 'kysely';

/**
 * An account number of each resident's own, and what becomes of the money that comes to one: it is matched, or waits for somebody
 * to decide. The sandbox's numbers, and what came to them, stand in its own books.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table resident_accounts (
    provider text not null,
    user_id uuid not null references users (id),
    estate_id integer not null references estates (id),
    account_number text not null,
    account_name text not null,
    bank text not null,
    bank_code text not null,
    opened_at timestamptz not null,
    looked_at timestamptz not null,
    primary key (provider, user_id),
    unique (provider, account_number)
  )`,
  `create table receipt_looks (
    provider text primary key,
    read_to timestamptz not null,
    next_at timestamptz not null
  )`,
  `alter table estates add column arrival_rule text not null default 'oldest-debt-first'
    check (arrival_rule in ('oldest-debt-first', 'power-only', 'ask-me'))`,
  'alter table arrivals drop constraint arrivals_state_check',
  `alter table arrivals add constraint arrivals_state_check
    check (state in ('waiting', 'matched', 'returning', 'returned'))`,
  `alter table arrivals
    add column account_number text,
    add column user_id uuid references users (id),
    add column estate_id integer references estates (id),
    add column sender text,
    add column decided_by uuid references users (id),
    add column decided_at timestamptz`,
  `create index arrivals_waiting on arrivals (estate_id, came_at) where state = 'waiting'`,
  'create index arrivals_holder on arrivals (user_id, came_at) where user_id is not null',
  `create table sandbox_accounts (
    account_number text primary key,
    holder text not null unique,
    name text not null,
    email text not null
  )`,
  'alter table sandbox_payments add column to_account text references sandbox_accounts (account_number)',
];
