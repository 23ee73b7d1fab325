import type { Kysely } from 'kysely';
import { HISTORY_VIEWS, type HistoryView } from '#catalogues/orders.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import type { Schema } from '../db/schema.ts';
import { type Column, columnsOf } from './columns.ts';
import { type Behind, paymentsOf } from './rows.ts';
import type { Wanted } from './wanted.ts';

/** Rows that are read at once: others are served between two readings. */
const CHUNK = 1_000;

/** A file as a call answers it. */
export interface Exported {
  readonly name: string;
  readonly base64: string;
}

/** What is exported: to a file of which name, under which columns, and how the rows behind another one are read. */
export interface Export<R extends Behind> {
  readonly file: string;
  readonly columns: readonly Column<R>[];
  readonly read: (some: { readonly limit: number; readonly behind: Behind | undefined }) => Promise<readonly R[]>;
  /** What stands between them by its time, in the same order and under the same columns. */
  readonly beside?: { readonly newestFirst: boolean; readonly lines: readonly Beside[] };
}

/** A line of a file that is no payment of the history. */
export interface Beside {
  readonly at: Date;
  readonly cells: readonly string[];
}

/** Everything that a query finds as a CSV file in base64. */
export function exportHistory(db: Kysely<Schema>, view: HistoryView, wanted: Wanted): Promise<Exported> {
  return exportRows({
    file: HISTORY_VIEWS[view].file,
    columns: columnsOf(view),
    read: (some) => paymentsOf(db, wanted, wanted.days, some).execute(),
  });
}

/** Rows as a CSV file in base64. A payment made meanwhile is in it or not, none is in it twice. */
export async function exportRows<R extends Behind>({ file, columns, read, beside }: Export<R>): Promise<Exported> {
  const chunks = [Buffer.from(CSV_BEGINNING + csvLines([columns.map(({ label }) => label)]))];
  const waiting = [...(beside?.lines ?? [])];
  const before = (at: Date | null) => {
    const isBefore = (one: Beside) => at === null || (beside?.newestFirst ? one.at > at : one.at < at);
    const first = waiting.findIndex((one) => !isBefore(one));
    return waiting.splice(0, first < 0 ? waiting.length : first).map(({ cells }) => cells);
  };
  let behind: Behind | undefined;
  do {
    const rows = await read({ limit: CHUNK, behind });
    const lines = rows.flatMap((row) => [...before(new Date(row.at)), columns.map(({ cell }) => cell(row))]);
    chunks.push(Buffer.from(csvLines(lines)));
    behind = rows.length < CHUNK ? undefined : rows.at(-1);
  } while (behind !== undefined);
  chunks.push(Buffer.from(csvLines(before(null))));
  return { name: file, base64: Buffer.concat(chunks).toString('base64') };
}
