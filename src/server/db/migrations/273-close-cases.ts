import { type Kysely, sql } from 'kysely';

/**
 * Closes the open cases of an order. What is volatile looks at the data base anew with each of its statements: one that calls it may have
 * waited for the order, and does not see by itself what was opened meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function close_cases(of_order text, at timestamptz, kinds text[]) returns integer language plpgsql volatile as $$
    declare
      closed integer;
    begin
      update cases set closed_at = at, last_probe = at, next_probe = null
        where order_id = of_order and kind = any (kinds) and closed_at is null;
      get diagnostics closed = row_count;
      return closed;
    end $$`.execute(db);
}
