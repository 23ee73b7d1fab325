import { type Kysely, sql } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';

/** By what a row of a table belongs to an estate, for each column that says so. */
const OF_ESTATE: Readonly<Record<string, (estateId: number) => ReturnType<typeof sql>>> = {
  estate_id: (id) => sql`t.estate_id = ${id}`,
  user_id: (id) => sql`t.user_id in (select id from users where estate_id = ${id})`,
  actor: (id) => sql`t.actor in (select id from users where estate_id = ${id})`,
  order_id: (id) => sql`t.order_id in (select order_id from orders where estate_id = ${id})`,
  ticket_id: (id) => sql`t.ticket_id in (select id from tickets where estate_id = ${id})`,
  meter_number: (id) => sql`t.meter_number in (select meter_number from meters where estate_id = ${id})`,
  account: (id) => sql`(t.account::text like ${`estate:${id}:%`} or split_part(t.account::text, ':', 2) in
    (select meter_number from meters where estate_id = ${id}))`,
};

/** Reads the rows of every table that belong to an estate, as one hash a table: equal ones mean that nothing was changed. */
export async function estateRows(db: Kysely<Schema>, estateId: number): Promise<() => Promise<Record<string, string>>> {
  const tables = await db.introspection.getTables();
  const hashes = tables
    .filter(({ isView }) => !isView)
    .flatMap(({ name, columns }) => {
      const by = columns.flatMap((column) => OF_ESTATE[column.name]?.(estateId) ?? []);
      const where = name === 'estates' ? [sql`t.id = ${estateId}`] : by;
      if (where.length === 0) return [];
      return sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
        from ${sql.table(name)} as t where ${sql.join(where, sql` or `)}`;
    });
  const every = sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`;
  return async () => Object.fromEntries((await every.execute(db)).rows.map(({ name, hash }) => [name, hash]));
}
