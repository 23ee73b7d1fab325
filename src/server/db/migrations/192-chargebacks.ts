import { type Kysely, sql } from 'kysely';

/** What payers' banks take back, as the provider tells it; and the same in the sandbox provider's own books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chargebacks (
      provider text not null,
      id text not null,
      order_id text not null references orders (order_id),
      reference text not null,
      amount_kobo bigint not null check (amount_kobo > 0),
      status text not null check (status in ('open', 'won', 'lost')),
      due_at timestamptz,
      opened_at timestamptz not null,
      ended_at timestamptz,
      next_look_at timestamptz,
      primary key (provider, id)
    )`.execute(db);
  await sql`create index chargebacks_order on chargebacks (order_id)`.execute(db);
  await sql`create index chargebacks_due on chargebacks (next_look_at) where status = 'open'`.execute(db);
  await sql`
    create table sandbox_chargebacks (
      id text primary key,
      order_id text not null references sandbox_payments (order_id),
      amount_kobo bigint not null check (amount_kobo > 0),
      status text not null check (status in ('open', 'won', 'lost')),
      due_at timestamptz not null,
      opened_at timestamptz not null
    )`.execute(db);
}
