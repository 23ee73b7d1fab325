import { type Kysely, sql } from 'kysely';

/** What is in our wallet with each vendor, as it last said; and when administrators were told that it is low. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_wallets (
      vendor text primary key,
      balance_kobo bigint,
      told_at timestamptz,
      asked_at timestamptz not null,
      problem text,
      warned_at timestamptz
    )`.execute(db);
  await sql`create index vend_attempts_of_vendor on vend_attempts (vendor, sent_at)`.execute(db);
}
