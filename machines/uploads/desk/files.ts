import { FAILED_FILES, UPLOADS, type UploadKind } from '#catalogues/uploads.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { base64Of } from '#machines/kit/writing/base64.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import type { JudgedRow } from '../sheet.ts';

/** The invalid rows as a file that can be mended and uploaded: the columns of its kind, then which row it was and what is wrong. */
export function failedFile(kind: UploadKind, rows: readonly JudgedRow[]): HandedFile {
  const columns = columnsOf(kind);
  const wrong = rows
    .filter(({ valid }) => !valid)
    .map(({ row, cells, message }) => [...columns.map((name) => cells[name] ?? ''), String(row), message]);
  return handed(FAILED_FILES[kind], csvLines([[...columns, 'Row', 'Description'], ...wrong]));
}

/** The file that shows how one is filled in. */
export function templateFile(kind: UploadKind): HandedFile {
  const { template, example } = UPLOADS[kind];
  return handed(template, csvLines([columnsOf(kind), example]));
}

/** Rows as the file that is sent, so that what is wrong with the others does not stop them. */
export function fileOf(kind: UploadKind, rows: readonly JudgedRow[], name: string): File {
  const columns = columnsOf(kind);
  const lines = csvLines([columns, ...rows.map(({ cells }) => columns.map((column) => cells[column] ?? ''))]);
  return new File([lines], name, { type: 'text/csv' });
}

function columnsOf(kind: UploadKind): readonly string[] {
  return Object.keys(UPLOADS[kind].columns);
}

function handed(name: string, text: string): HandedFile {
  return { name, base64: base64Of(new TextEncoder().encode(CSV_BEGINNING + text)) };
}
