import { setImmediate } from 'node:timers/promises';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { UploadKind } from '#catalogues/uploads.ts';
import { type JudgedRow, readRows, type Sheet } from '#machines/uploads/read-rows.ts';
import type { OwnEstate } from '../administration/own-estate.ts';

/** A file that somebody uploads to the own estate. */
export interface FileJob {
  readonly estate: OwnEstate;
  /** The id of who uploads it. */
  readonly actor: string;
  readonly file: Blob;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
}

/** How a list of rows may end: what it is, its content says, and what calls itself anything else is none. */
const ENDINGS = ['csv', 'txt', 'tsv'];

/** True for a file whose name ends as one of rows, or has no ending. */
export function isNamedAsRows(file: Blob): boolean {
  const [, ending] = /\.([\p{L}\p{N}]{1,8})$/u.exec(file instanceof File ? file.name.trim() : '') ?? [];
  return ending === undefined || ENDINGS.includes(ending.toLowerCase());
}

/** Read a file of rows; after each piece of it whatever else is asked of this server has its turn. */
export function readFile(kind: UploadKind, file: Blob, signal: AbortSignal): Promise<Sheet> {
  return readRows(kind, file, { signal, pause: () => setImmediate() });
}

type Remark = Extract<CallAnswer<'previewDevLevy'>, { status: 200 }>['data']['remarks'][number];

/** What there is to say of some rows. A row of which nothing is said adds what it says. */
export function remarksOn(rows: readonly JudgedRow[]): Remark[] {
  return rows
    .filter(({ message }) => message !== '')
    .map(({ row, valid, message, fate, moves }) => ({
      row,
      valid,
      message,
      ...(fate && { fate }),
      ...(moves !== undefined && { moves: nairaOf(moves) }),
    }));
}

/** Rows that an answer names at most; who mends these sees the next. */
const NAMED = 1_000;

/** The refusal of a file or a list in which some rows are wrong: the first of them, with why. */
export function wrongRows(message: string, rows: readonly JudgedRow[]) {
  const wrong = rows.filter(({ valid }) => !valid).slice(0, NAMED);
  const named = wrong.map(({ row, message: why }) => ({ row, message: why }));
  return { status: 400, data: { code: 'rows-not-valid', message, rows: named } } as const;
}

/** The refusal of a file that cannot be read as rows at all. */
export function unreadable(message: string) {
  return { status: 400, data: { code: 'file-not-read', message } } as const;
}
