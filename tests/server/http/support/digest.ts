import { type Kysely, sql } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';

/** Counters and the log of what was done, which a refused call may well move. */
const MOVING = ['rate_limits', 'audit'];

/** Reads what every table holds, as one hash each: two that are equal mean that nothing was changed in between. */
export async function openDigest(db: Kysely<Schema>): Promise<() => Promise<Readonly<Record<string, string>>>> {
  const tables = await db.introspection.getTables();
  const kept = tables.filter(({ name, isView }) => !isView && !MOVING.includes(name));
  const hashes = kept.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
          from ${sql.table(name)} as t`,
  );
  const every = sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`;
  return async () => Object.fromEntries((await every.execute(db)).rows.map(({ name, hash }) => [name, hash]));
}
