import { type Kysely, sql } from 'kysely';

/**
 * Whether an order is not to be paid back. What is volatile looks at the data base anew with each of its statements: one that calls it may
 * have waited for the order, and does not see by itself that it was marked meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_unmarked(of_order text) returns boolean language plpgsql volatile as $$
    begin
      return not exists (select from refund_marks where order_id = of_order);
    end $$`.execute(db);
}
