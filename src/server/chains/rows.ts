import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ChainName } from '#catalogues/chains.ts';
import type { Schema } from '../db/schema.ts';

/** A row that is sealed, or would be: its id, and the hash of what stands in it. */
export interface ChainedRow {
  readonly id: number;
  readonly hash: Buffer;
}

/** Where a chain's rows are: the table whose ids they go by, and all that counts of a row, as text that no setting changes. */
interface Source {
  readonly table: 'audit' | 'ledger_entries';
  readonly from: RawBuilder<unknown>;
  readonly values: readonly RawBuilder<unknown>[];
}

const micros = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;
const text = (column: string) => sql`${sql.ref(column)}::text`;

/** An entry is sealed with the posting that it belongs to. What is added to a source breaks every chain that was sealed without it. */
const SOURCES: Readonly<Record<ChainName, Source>> = {
  audit: {
    table: 'audit',
    from: sql`audit as line`,
    values: [
      ...[text('line.id'), micros('line.at'), text('line.actor'), text('line.action'), text('line.subject')],
      ...[text('line.detail'), text('line.estate_id'), text('line.address')],
    ],
  },
  ledger: {
    table: 'ledger_entries',
    from: sql`ledger_entries as line left join ledger_transactions as posting on posting.id = line.transaction_id`,
    values: [
      ...[text('line.id'), text('line.transaction_id'), text('line.account'), text('line.amount_kobo')],
      ...[text('posting.order_id'), text('posting.kind'), text('posting.narration'), micros('posting.at')],
    ],
  },
};

/** The table whose ids a chain's rows go by. */
export const tableOf = (chain: ChainName): Source['table'] => SOURCES[chain].table;

/** Some of a chain's rows by their ids, from above `after` (null: from the first) up to `to`. */
export async function someRows(
  db: Kysely<Schema>,
  chain: ChainName,
  { after, to, most }: { readonly after: number | null; readonly to: number; readonly most: number },
): Promise<readonly ChainedRow[]> {
  const { from, values } = SOURCES[chain];
  const { rows } = await sql<{ id: number; said: readonly (string | null)[] }>`
    select line.id, array[${sql.join(values)}] as said from ${from}
    where line.id <= ${to}::bigint and (${after}::bigint is null or line.id > ${after}::bigint)
    order by line.id limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ id, said }) => ({ id, hash: sha256(JSON.stringify(said)) }));
}

/** The hash of some words. */
export function sha256(words: string): Buffer {
  return createHash('sha256').update(words).digest();
}
