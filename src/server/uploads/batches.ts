import { type RawBuilder, sql } from 'kysely';

/** Rows that go to the data base in one statement. */
const ROWS = 5_000;

/** A list in parts that one statement takes each. */
export function* batchesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}

/** Rows as a table in a statement: one parameter however many they are. `shape` names the columns and their types. */
export function asTable(rows: readonly object[], alias: string, shape: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(alias)} (${sql.raw(shape)})`;
}
