import { type Kysely, sql } from 'kysely';

/**
 * Account numbers that orders can be paid to, sums that were sent to them and went back, and money that came to one when its
 * order had been paid already. The sandbox's numbers stand with its payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table transfers (
    provider text not null,
    reference text not null,
    order_id text not null references orders (order_id),
    number integer not null check (number > 0),
    account_number text,
    account_name text,
    bank text,
    amount_kobo bigint not null check (amount_kobo > 0),
    begun_at timestamptz not null,
    expires_at timestamptz not null,
    state text not null check (state in ('waiting', 'paid', 'over')),
    next_probe_at timestamptz,
    primary key (provider, reference),
    unique (order_id, number)
  )`,
  `create index transfers_work on transfers (next_probe_at) where state = 'waiting'`,
  `create table wrong_sums (
    provider text not null,
    event_id text not null,
    reference text not null,
    order_id text not null references orders (order_id),
    amount_kobo bigint not null check (amount_kobo > 0),
    told_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  'create index wrong_sums_order on wrong_sums (order_id, told_at)',
  `create table arrivals (
    provider text not null,
    reference text not null,
    order_id text references orders (order_id),
    amount_kobo bigint not null check (amount_kobo > 0),
    state text not null check (state in ('returning', 'returned')),
    reason text not null,
    came_at timestamptz not null,
    sent_at timestamptz,
    next_probe_at timestamptz,
    attempts integer not null default 0,
    refund_reference text,
    returned_at timestamptz,
    primary key (provider, reference)
  )`,
  `create index arrivals_work on arrivals (next_probe_at) where state = 'returning'`,
  'alter table sandbox_payments add column account_number text unique, add column account_expires_at timestamptz',
];
