import type { RowFate, UploadKind } from '#catalogues/uploads.ts';

/**
 * A row of a file, read and judged. `row` counts as a spreadsheet does: the head is row 1, and a line break inside quotation
 * marks begins no row. A cell that was understood is written in one way, whatever the file says: an amount `15000.50`, a day
 * `2026-01-31`. A valid row may carry a message too.
 */
export interface JudgedRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly valid: boolean;
  readonly message: string;
  /** Of a valid row that adds nothing new. */
  readonly fate?: RowFate;
  /** Kobo by which a changed row moves what was charged before. */
  readonly moves?: number;
}

/** What a file of rows says, blank rows left out. */
export interface Sheet {
  readonly kind: UploadKind;
  readonly rows: readonly JudgedRow[];
  readonly valid: number;
  readonly invalid: number;
  /** What is wrong with the file as a whole; then there are no rows. */
  readonly problem: string | null;
}

/**
 * Judges the cells of a row, which stand in the order of the kind's columns; it knows the rows that came before. The array is
 * used again for the next row.
 */
export type Judge = (row: number, cells: readonly string[]) => JudgedRow;
