import { type Kysely, sql } from 'kysely';

/**
 * A kind of case: an order of which nobody can say whether it was paid; and when a person has looked it up with the provider, and
 * found no payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cases drop constraint cases_kind_check`.execute(db);
  await sql`
    alter table cases add constraint cases_kind_check
      check (kind in ('order', 'step', 'refund', 'unheard', 'paid-twice', 'chargeback'))`.execute(db);
  await sql`alter table orders add column looked_up_at timestamptz`.execute(db);
}
