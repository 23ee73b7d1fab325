import { type Kysely, sql } from 'kysely';

/** What an apartment that is not occupied is spared of a service's price; and a meter's payments to its estate by date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column reduction_kobo bigint not null default 0 check (reduction_kobo >= 0),
      add check (reduction_kobo = 0 or service_id is not null)`.execute(db);
  await sql`
    create index orders_dues_of_meter on orders (destination_account, captured_at) include (kind, total_kobo)
    where state = 'fulfilled' and kind in ('service', 'dev-levy', 'fine')`.execute(db);
}
