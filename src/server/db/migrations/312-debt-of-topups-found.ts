import { type Kysely, sql } from 'kysely';
import { makeIndexes } from '../lock-light.ts';

export const alone = true;

/** What was sold, without what of it went to a debt, from an index alone. They serve an older version as those before them did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeIndexes(db, [
    {
      name: 'orders_bought',
      on: 'orders (captured_at, kind) include (total_kobo, debt_kobo)',
      where: "state = 'fulfilled'",
    },
    {
      name: 'orders_bought_in_estate',
      on: 'orders (estate_id, captured_at) include (kind, total_kobo, debt_kobo)',
      where: "state = 'fulfilled'",
    },
  ]);
  for (const name of ['orders_sold', 'orders_sold_in_estate'])
    await sql.raw(`drop index concurrently if exists ${name}`).execute(db);
  await sql.raw('alter table orders validate constraint orders_total').execute(db);
}
