import { type Kysely, sql } from 'kysely';

/** Indexes behind the lists of residents and the dashboards, so that they stay quick with a million rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...residents, ...sales, ...payments]) await sql.raw(statement).execute(db);
}

const livesOrOwns = "role in ('service-user', 'service-owner')";

const residents = [
  // In the order of the lists, so that a page of an estate's residents is read and not sorted.
  `create index users_residents on users (estate_id, lower(last_name), lower(first_name), id) where ${livesOrOwns}`,
  `create index users_by_name on users (lower(last_name), lower(first_name), id) where ${livesOrOwns}`,
  // The beginning of a meter number; the index on whole ones does not serve that in every collation.
  'create index users_meter_beginning on users (meter_number text_pattern_ops)',
];

const sales = [
  "create index orders_sold on orders (captured_at, kind) include (total_kobo) where state = 'fulfilled'",
  `create index orders_sold_in_estate on orders (estate_id, captured_at) include (kind, total_kobo)
   where state = 'fulfilled'`,
];

const payments = ['create index ledger_transactions_kind on ledger_transactions (kind, at)'];
