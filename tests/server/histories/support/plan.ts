import { type Compilable, CompiledQuery, createQueryId, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#src/server/db/schema.ts';

/** A step of a plan, as far as these tests look at it. */
export interface Step {
  readonly type: string;
  readonly table: string | null;
  readonly index: string | null;
  /** Rows that came out of it, and rows that it read and threw away. */
  readonly rows: number;
  readonly thrownAway: number;
}

/**
 * Take from the data base what it knows of some tables, and keep it from looking at them by itself: looking while they are
 * written, it would know of a part of their rows, by chance.
 */
export async function forgetTables(db: Kysely<Schema>, tables: readonly (keyof Schema)[]): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = off)`.execute(db);
    await sql`delete from pg_statistic where starelid = ${table}::regclass`.execute(db);
    await sql`update pg_class set relpages = 0, reltuples = -1 where oid = ${table}::regclass`.execute(db);
  }
}

/** The queries that a piece of work makes, so that each can be looked at by itself. */
export async function queriesOf(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<Compilable[]> {
  const made: Compilable[] = [];
  const listening = db.withPlugin({
    transformQuery: ({ node: query }) => {
      made.push({ compile: () => db.getExecutor().compileQuery(query, createQueryId()) });
      return query;
    },
    transformResult: async ({ result }) => result,
  });
  await work(listening);
  return made;
}

const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(node).default([]);
  },
});
const explained = z.array(z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })).length(1);

/** Run a query and read how the data base went about it. */
export async function stepsOf(db: Kysely<Schema>, query: Compilable): Promise<Step[]> {
  const { sql, parameters } = query.compile();
  const { rows } = await db.executeQuery(CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]));
  return explained.parse(rows).flatMap((row) => flat(row['QUERY PLAN'][0].Plan));
}

function flat(step: z.output<typeof node>): Step[] {
  const own: Step = {
    type: step['Node Type'],
    table: step['Relation Name'] ?? null,
    index: step['Index Name'] ?? null,
    rows: step['Actual Rows'] * step['Actual Loops'],
    thrownAway: step['Rows Removed by Filter'] * step['Actual Loops'],
  };
  return [own, ...step.Plans.flatMap(flat)];
}
