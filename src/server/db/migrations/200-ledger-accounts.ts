import { type Kysely, sql } from 'kysely';

/**
 * What is owed to each estate, and what goods took from a vendor's wallet, are accounts of the ledger. An entry is never changed,
 * so each delivery of before is followed by a posting of the same moment that opens those accounts with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_payments add column fee_kobo bigint`.execute(db);
  await sql`
    insert into ledger_transactions (order_id, kind, narration, at)
    select posting.order_id, 'delivered (accounts)', posting.narration, posting.at
    from ledger_transactions as posting join orders using (order_id) join tokens using (order_id)
    where posting.kind = 'delivered' and orders.amount_kobo > 0
      and (orders.kind not in ('service', 'dev-levy', 'fine') or orders.estate_id is not null)`.execute(db);
  await sql`
    insert into ledger_entries (transaction_id, account, amount_kobo)
    select posting.id, line.account, line.kobo
    from ledger_transactions as posting join orders using (order_id) join tokens using (order_id)
    cross join lateral (
      select 'estate:' || orders.estate_id || ':collected' as account, -orders.amount_kobo as kobo, true as is_due
      union all select 'estate:' || orders.estate_id || ':owed', orders.amount_kobo, true
      union all select 'cost:' || orders.kind, -orders.amount_kobo, false
      union all select 'vendor:' || tokens.vendor, orders.amount_kobo, false
    ) as line
    where posting.kind = 'delivered (accounts)'
      and line.is_due = (orders.kind in ('service', 'dev-levy', 'fine'))`.execute(db);
}
