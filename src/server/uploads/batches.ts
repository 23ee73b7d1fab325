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

/** A posting that a statement writes: what it is, and when. */
interface BatchPosting {
  readonly estateId: number;
  readonly kind: string;
  readonly narration: string;
  readonly at: Date;
}

/**
 * Writes one posting for the rows of a table of a statement (`from`), whose columns are `meter_number`, `due` and `kobo`:
 * each meter gains the sum of its kobo and the estate gives them all, so the posting sums to zero; the data base checks that as
 * it does for any. Goes behind `with`, and writes nothing where there is no row.
 */
export function postingOf(from: string, { estateId, kind, narration, at }: BatchPosting): RawBuilder<unknown> {
  const rows = sql.ref(from);
  return sql`
    lines as materialized (
      select 'meter:' || meter_number || ':' || due as account, sum(kobo)::bigint as kobo
      from ${rows} group by meter_number, due
      union all
      select 'estate:' || ${estateId}::integer || ':' || due, -sum(kobo)::bigint from ${rows} group by due
    ),
    head as (
      insert into ledger_transactions (kind, narration, at)
      select ${kind}, ${narration}, ${at} where exists (select from lines where kobo <> 0)
      returning id
    ),
    entered as (
      insert into ledger_entries (transaction_id, account, amount_kobo)
      select head.id, lines.account, lines.kobo from head cross join lines where lines.kobo <> 0
      returning id
    )`;
}
