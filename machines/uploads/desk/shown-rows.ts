import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { type RowFate, SERVICE_PAYMENTS, UPLOAD_PAGE, type UploadKind } from '#catalogues/uploads.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { JudgedRow } from '../sheet.ts';
import type { Counts, RowsPage, ShownRow, SomeRows } from './desk.ts';

/** Rows that a sentence names; it counts the others. */
const NAMED = 5;

/** How the rows of a file stand, and what will become of them. */
export function countsOf(kind: UploadKind, rows: readonly JudgedRow[]): Counts {
  const valid = rows.filter((row) => row.valid);
  const kobo = kind === 'upload-meters' ? null : valid.reduce((sum, row) => sum + movedBy(row), 0);
  const fates = {
    changed: ofFate(valid, 'changed'),
    known: ofFate(valid, 'known'),
    repeated: ofFate(valid, 'repeated'),
  };
  const fresh = valid.length - fates.changed.count - fates.known.count - fates.repeated.count;
  return { total: rows.length, valid: valid.length, invalid: rows.length - valid.length, fresh, fates, kobo };
}

function ofFate(rows: readonly JudgedRow[], fate: RowFate): SomeRows {
  const some = rows.filter((row) => row.fate === fate);
  return { count: some.length, first: some.slice(0, NAMED).map(({ row }) => row) };
}

/** What a valid row credits or charges, kobo. */
function movedBy({ cells, fate, moves }: JudgedRow): number {
  return fate === undefined ? koboOf(cells.amount) : (moves ?? 0);
}

/** A page of rows as a person reads them. */
export function pageOf(kind: UploadKind, rows: readonly JudgedRow[], at: number): RowsPage {
  const shown = rows.slice((at - 1) * UPLOAD_PAGE, at * UPLOAD_PAGE).map((row) => shownRow(kind, row));
  return { at, rows: shown };
}

function shownRow(kind: UploadKind, { row, cells, valid, message }: JudgedRow): ShownRow {
  const said = message === '' ? UPLOAD_SENTENCES.ready[kind] : message;
  const description = valid ? said : UPLOAD_SENTENCES.inRow(row, message);
  return { row, cells: [...CELLS[kind](cells), valid ? 'Valid' : 'Invalid', description], valid };
}

const CELLS: Readonly<Record<UploadKind, (cells: JudgedRow['cells']) => readonly string[]>> = {
  'upload-meters': ({ landlord_name = '', meter_number = '', house_address = '' }) => [
    landlord_name,
    meter_number,
    house_address,
  ],
  'upload-payments': ({ meterNumber = '', servicePayment = '', amount = '', paidAt = '' }) => [
    meterNumber,
    labelOf(servicePayment),
    money(amount),
    paidAt,
  ],
  'upload-dev-levy': ({ meterNumber = '', amount = '' }) => [meterNumber, money(amount)],
};

/** What a payment was for, in words; what was not understood as it stands. */
function labelOf(word: string): string {
  return Object.entries(SERVICE_PAYMENTS).find(([name]) => name === word)?.[1].label ?? word;
}

/** An amount as a person reads it; what is none as it stands. */
function money(cell: string): string {
  const kobo = FIGURES.test(cell) ? parseNaira(cell) : null;
  return kobo === null ? cell : formatNaira(kobo);
}

const FIGURES = /^\d+(?:\.\d{2})?$/;

/** A cell that was understood is written `15000` or `15000.50`. */
function koboOf(amount = '0'): number {
  return Math.round(Number(amount) * KOBO_PER_NAIRA);
}
