import { type Kysely, sql } from 'kysely';

/** What payment providers paid out to us, line by line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payouts (
      provider text not null,
      payout_id text not null,
      status text not null check (status in ('paid', 'under-way', 'failed')),
      amount_kobo bigint not null,
      fee_kobo bigint not null,
      deducted_kobo bigint not null,
      paid_kobo bigint not null,
      made_at timestamptz not null,
      bank_day text,
      read_at timestamptz not null,
      posted_at timestamptz,
      primary key (provider, payout_id)
    )`.execute(db);
  await sql`
    create table payout_lines (
      provider text not null,
      payout_id text not null,
      kind text not null check (kind in ('capture', 'deduction')),
      reference text not null,
      order_id text,
      amount_kobo bigint not null,
      fee_kobo bigint not null,
      at timestamptz not null,
      primary key (provider, payout_id, kind, reference),
      foreign key (provider, payout_id) references payouts (provider, payout_id)
    )`.execute(db);
  await sql`create index payouts_made on payouts (made_at)`.execute(db);
  await sql`create index payout_lines_reference on payout_lines (provider, reference)`.execute(db);
}
