import { type Kysely, sql } from 'kysely';

/**
 * A refund that does not get to the card, and the bank accounts that its payer gave for it: the number sealed, its end in the clear. What
 * was sent to the provider or shown to whoever pays it by hand does not change any more. Paid by hand, it says from where and by whom.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_details (
      refund_key text primary key,
      order_id text not null references orders (order_id),
      amount_kobo bigint not null check (amount_kobo > 0),
      state text not null check (state in ('wanted', 'under-way', 'done')),
      asked_at timestamptz not null,
      by_hand_reference text,
      by_hand_from text check (by_hand_from in ('bank', 'provider')),
      by_hand_by uuid references users (id),
      by_hand_at timestamptz,
      check ((by_hand_reference is null) = (by_hand_from is null)),
      check ((by_hand_reference is null) = (by_hand_at is null))
    )`.execute(db);
  await sql`create index refund_details_order on refund_details (order_id)`.execute(db);
  await sql`
    create table refund_accounts (
      refund_key text not null references refund_details (refund_key),
      number integer not null,
      bank text not null,
      sealed text not null,
      ending text not null check (length(ending) = 4),
      name text not null,
      told boolean not null,
      given_at timestamptz not null,
      sent_at timestamptz,
      shown_at timestamptz,
      refused_at timestamptz,
      primary key (refund_key, number)
    )`.execute(db);
  await sql`alter table refund_attempts add column account integer`.execute(db);
}
