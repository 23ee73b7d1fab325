import type { Kysely } from 'kysely';
import { HISTORY_VIEWS } from '#catalogues/orders.ts';
import type { Schema } from '../db/schema.ts';
import { columnsOf } from './columns.ts';
import { type Behind, paymentsOf } from './rows.ts';
import { CSV_BEGINNING, csvLines } from './safe-csv.ts';
import type { Wanted } from './wanted.ts';

/** Rows that are read at once: others are served between two readings. */
const CHUNK = 1_000;

/** Everything that a query finds as a CSV file in base64. A payment made meanwhile is in it or not, none is in it twice. */
export async function exportHistory(
  db: Kysely<Schema>,
  wanted: Wanted,
): Promise<{ readonly name: string; readonly base64: string }> {
  const columns = columnsOf(wanted.view);
  const chunks = [Buffer.from(CSV_BEGINNING + csvLines([columns.map(({ label }) => label)]))];
  let behind: Behind | undefined;
  do {
    const rows = await paymentsOf(db, wanted, wanted.days, { limit: CHUNK, behind }).execute();
    chunks.push(Buffer.from(csvLines(rows.map((row) => columns.map(({ cell }) => cell(row))))));
    behind = rows.length < CHUNK ? undefined : rows.at(-1);
  } while (behind !== undefined);
  return { name: HISTORY_VIEWS[wanted.view].file, base64: Buffer.concat(chunks).toString('base64') };
}
