import { type Kysely, sql } from 'kysely';

/**
 * What a person paid for an order beside what pays for it goes back by itself. Every request for a refund is a row, committed
 * before it is sent; of those that were sent before only the last is known. And kinds of cases that outlive an order's end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table further_payments (
      provider text not null,
      reference text not null,
      order_id text not null references orders (order_id),
      amount_kobo bigint not null check (amount_kobo > 0),
      recorded_at timestamptz not null,
      refund_key text not null unique,
      looks integer not null default 0,
      next_look_at timestamptz,
      returned_at timestamptz,
      refund_reference text,
      primary key (provider, reference)
    )`.execute(db);
  await sql`create index further_payments_order on further_payments (order_id)`.execute(db);
  await sql`create index further_payments_due on further_payments (next_look_at) where returned_at is null`.execute(db);
  await sql`
    create table second_looks (
      order_id text primary key references orders (order_id),
      paid_at timestamptz not null,
      look_at timestamptz not null
    )`.execute(db);
  await sql`create index second_looks_due on second_looks (look_at)`.execute(db);
  await sql`
    create table refund_attempts (
      refund_key text not null,
      number integer not null,
      sent_at timestamptz not null,
      answer text,
      answered_at timestamptz,
      primary key (refund_key, number)
    )`.execute(db);
  await sql`
    insert into refund_attempts (refund_key, number, sent_at)
    select key, 1, sent_at from refunds where sent_at is not null`.execute(db);
  await sql`alter table refunds drop column sent_at`.execute(db);
  await sql`alter table cases drop constraint cases_kind_check`.execute(db);
  await sql`
    alter table cases add constraint cases_kind_check
      check (kind in ('order', 'step', 'refund', 'paid-twice', 'chargeback'))`.execute(db);
  await sql`
    create table sandbox_captures (
      trans_id text primary key,
      order_id text not null references sandbox_payments (order_id),
      amount_kobo bigint not null check (amount_kobo > 0),
      fee_kobo bigint not null,
      captured_at timestamptz not null,
      refund_key text,
      refund_reference text,
      refunded_kobo bigint not null default 0,
      refunded_at timestamptz
    )`.execute(db);
}
