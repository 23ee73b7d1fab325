import { type Kysely, sql } from 'kysely';

/**
 * How often the step of an order has failed one after another; and a case of its own for that, which ends with it, beside one
 * that says that a person has to decide something.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column failed_steps integer not null default 0`.execute(db);
  await sql`alter table cases add column kind text not null default 'order' check (kind in ('order', 'step'))`.execute(
    db,
  );
  await sql`drop index cases_open`.execute(db);
  await sql`create unique index cases_open on cases (order_id, kind) where closed_at is null`.execute(db);
}
