import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
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
