import { type Kysely, sql } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';

/** Counters and the log of what was done, which a refused call may well move. */
const MOVING = ['rate_limits', 'audit'];

type Digest = Readonly<Record<string, string>>;

/**
 * Reads what every table holds, as one hash each: two that are equal mean that nothing was changed in between. The tables are read again only
 * where a statement could have written to one since the last time, which the data base itself notes: hundreds of refused calls
 * would else read all of the demonstration's rows each.
 */
export async function openDigest(db: Kysely<Schema>): Promise<() => Promise<Digest>> {
  const tables = await db.introspection.getTables();
  // The queue's own tables are in a schema of their own, and move by themselves.
  const kept = tables
    .filter(({ name, schema, isView }) => schema === 'public' && !isView && !MOVING.includes(name))
    .map(({ name }) => name);
  const written = await noteWrites(db, kept);
  const hashes = kept.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
          from ${sql.table(name)} as t`,
  );
  const every = sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`;
  let last: { readonly written: number; readonly digest: Digest } | undefined;
  return async () => {
    const now = await written();
    if (last?.written !== now) {
      const { rows } = await every.execute(db);
      last = { written: now, digest: Object.fromEntries(rows.map(({ name, hash }) => [name, hash])) };
    }
    return last.digest;
  };
}

/** From here on each statement that writes to one of the tables adds a row; answers how many did. */
async function noteWrites(db: Kysely<Schema>, tables: readonly string[]): Promise<() => Promise<number>> {
  await sql`create table noted_writes (at timestamptz not null default now())`.execute(db);
  await sql`create function note_write() returns trigger language plpgsql as
    $$ begin insert into noted_writes default values; return null; end $$`.execute(db);
  for (const table of tables) {
    await sql`create trigger note_write after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function note_write()`.execute(db);
  }
  return async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from noted_writes`.execute(db);
    return rows[0]?.count ?? 0;
  };
}
