import { type Kysely, sql } from 'kysely';

/**
 * Postings of orders were written the other way round than the chart of accounts says: what was sold stood below zero, what
 * a provider holds above. An entry is never changed, so each such posting is followed by one that takes it back twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_transactions (order_id, kind, narration, at)
    select order_id, kind || ' (signs)', narration, at
    from ledger_transactions where order_id is not null and kind in ('captured', 'delivered', 'refunded')`.execute(db);
  await sql`
    insert into ledger_entries (transaction_id, account, amount_kobo)
    select turned.id, line.account, -2 * line.amount_kobo
    from ledger_transactions as posting
    join ledger_transactions as turned on turned.order_id = posting.order_id and turned.kind = posting.kind || ' (signs)'
    join ledger_entries as line on line.transaction_id = posting.id`.execute(db);
}
