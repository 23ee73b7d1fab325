import { type Kysely, sql } from 'kysely';

/** Payments to an estate: which service and for how many months; and a person's history by product, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column service_id integer references services (id),
      add column months integer check (months between 1 and 12),
      add check (months is null or service_id is not null)`.execute(db);
  await sql`create index orders_history on orders (user_id, kind, created_at desc, order_id desc)`.execute(db);
}
