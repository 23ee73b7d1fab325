import { type Kysely, sql } from 'kysely';

/**
 * What of a top-up goes to what its meter owes. An order of an older version has none. Sums of a history are of what was bought: what went
 * to the debt is an order of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Each counts orders by their totals; the kobo of an order never change, so that what makes it count stays as it is. */
const COUNTING = {
  count_orders_that_came: ['came'],
  count_orders_that_went: ['went'],
  count_order_anew: ['old', 'new'],
};

const net = (row: string) => `'${row}.total_kobo', '${row}.total_kobo - ${row}.debt_kobo'`;

const statements = [
  `alter table orders
    add column debt_kobo bigint not null default 0,
    drop constraint orders_check,
    add constraint orders_total check (total_kobo = amount_kobo + fee_kobo + debt_kobo and debt_kobo >= 0
      and (debt_kobo = 0 or kind = 'power')) not valid`,
  ...Object.entries(COUNTING).map(
    ([name, rows]) => `do $do$ begin
      execute ${rows.reduce((text, row) => `replace(${text}, ${net(row)})`, `pg_get_functiondef('${name}'::regproc)`)};
    end $do$`,
  ),
];
