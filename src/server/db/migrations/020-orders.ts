import { type Kysely, sql } from 'kysely';
import { ORDER_STATES } from '#catalogues/orders.ts';

/** Orders, what was paid, sent, delivered and returned for them, and the books of the sandboxes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...orders, ...fulfilment, ...guards, ...sandbox]) await sql.raw(statement).execute(db);
}

const states = ORDER_STATES.map((state) => `'${state}'`).join(', ');

const orders = [
  `create table orders (
    order_id text primary key check (order_id ~ '^[A-Z]{4,8}-[0-9A-Z]{8,32}$'),
    kind text not null,
    user_id uuid references users (id),
    meter_number text not null,
    estate_id integer references estates (id),
    amount_kobo bigint not null check (amount_kobo > 0),
    fee_kobo bigint not null check (fee_kobo >= 0),
    total_kobo bigint not null check (total_kobo = amount_kobo + fee_kobo),
    currency text not null check (currency = 'NGN'),
    state text not null check (state in (${states})),
    email text not null,
    customer_name text not null,
    narration text not null,
    idempotency_key text not null,
    body_hash text not null,
    widget text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    captured_at timestamptz,
    next_probe_at timestamptz,
    attempts integer not null default 0,
    claimed_until timestamptz,
    claimed_by text,
    last_vendor_answer text,
    unique (user_id, idempotency_key)
  )`,
  'create index orders_work on orders (state, next_probe_at)',
  'create index orders_of_user on orders (user_id, captured_at)',
  `create table payments (
    order_id text primary key references orders (order_id),
    provider text not null,
    reference text not null,
    amount_kobo bigint not null,
    currency text not null,
    merchant_id text not null,
    recorded_at timestamptz not null,
    unique (provider, reference)
  )`,
  `create table webhook_events (
    provider text not null,
    event_id text not null,
    order_id text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  `create table cases (
    id bigint generated always as identity primary key,
    order_id text not null references orders (order_id),
    reason text not null,
    opened_at timestamptz not null,
    last_probe timestamptz,
    next_probe timestamptz,
    closed_at timestamptz
  )`,
  'create unique index cases_open on cases (order_id) where closed_at is null',
  'create table sweep_rounds (name text primary key, next_at timestamptz not null)',
];

const fulfilment = [
  `create table vend_attempts (
    order_id text not null references orders (order_id),
    number integer not null check (number > 0),
    vendor text not null,
    vendor_reference text not null,
    sent_at timestamptz not null,
    answer text,
    answered_at timestamptz,
    first_missing_at timestamptz,
    primary key (order_id, number)
  )`,
  `create table tokens (
    order_id text primary key references orders (order_id),
    token text not null check (token ~ '^[0-9]{20}$'),
    units text not null,
    vendor text not null,
    delivered_at timestamptz not null
  )`,
  `create table refunds (
    order_id text primary key references orders (order_id),
    amount_kobo bigint not null check (amount_kobo > 0),
    reason text not null,
    key text not null unique,
    due_at timestamptz not null,
    sent_at timestamptz,
    accepted_at timestamptz,
    refund_reference text
  )`,
  'create table receipt_sends (order_id text not null references orders (order_id), sent_at timestamptz not null)',
  'create index receipt_sends_order on receipt_sends (order_id, sent_at)',
];

const guards = [
  `create trigger tokens_never_change before update or delete or truncate on tokens
   for each statement execute function refuse_change()`,
  `create trigger payments_never_change before update or delete or truncate on payments
   for each statement execute function refuse_change()`,
  // A token and a refund exclude each other, whatever the code above believes (MONEY, I4).
  `create function refuse_token_and_refund() returns trigger language plpgsql as $$
   begin
     if exists (select from tokens where order_id = new.order_id)
        and exists (select from refunds where order_id = new.order_id) then
       raise exception 'order % would have a token and a refund', new.order_id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger tokens_without_refund after insert on tokens
   deferrable initially deferred for each row execute function refuse_token_and_refund()`,
  `create constraint trigger refunds_without_token after insert on refunds
   deferrable initially deferred for each row execute function refuse_token_and_refund()`,
];

const sandbox = [
  `create table sandbox_payments (
    order_id text primary key,
    merchant_id text not null,
    amount_kobo bigint not null,
    currency text not null,
    name text not null,
    email text not null,
    narration text not null,
    status text not null check (status in ('open', 'captured', 'failed', 'refunded')),
    trans_id text unique,
    card_ending text,
    message text,
    captured_at timestamptz,
    refund_key text,
    refund_reference text,
    refunded_kobo bigint not null default 0
  )`,
  `create table sandbox_vends (
    reference text primary key,
    meter text not null,
    amount_kobo bigint not null,
    sends integer not null,
    executions integer not null,
    outcome text check (outcome in ('vended', 'refused')),
    token text,
    units text,
    first_sent_at timestamptz not null
  )`,
];
