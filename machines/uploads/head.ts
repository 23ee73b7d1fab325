import papaparse from 'papaparse';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { UPLOADS, type UploadKind } from '#catalogues/uploads.ts';

/** What separates cells, likeliest first. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** The first line by which a spreadsheet program says what separates cells. */
const SAYS_DELIMITER = /^"?sep=(.)"?\r?$/i;
/** Rows before the head that may be blank. */
const LOOK_AT = 50;

/** How the rows of a file are to be read: `places` says in which cell each column of the kind stands. */
export interface Head {
  readonly delimiter: string;
  readonly row: number;
  readonly width: number;
  readonly places: readonly number[];
}

/** A head that was found, or what is wrong with it. */
export type HeadFound = { readonly head: Head } | { readonly problem: string };

/** Find the head in the beginning of a file's text: the separator is the one with which most columns have their names. */
export function findHead(kind: UploadKind, text: string): HeadFound {
  const found = DELIMITERS.map((delimiter) => readHead(kind, text, delimiter));
  const best = found.reduce((one, other) => (other.named > one.named ? other : one));
  const { row, missing, twice } = best;
  if (best.cells.length === 0) return { problem: ROW_SENTENCES.fileEmpty };
  if (missing.length > 0) {
    return { problem: ROW_SENTENCES.columnsMissing(row, missing, Object.keys(UPLOADS[kind].columns)) };
  }
  if (twice !== undefined) return { problem: ROW_SENTENCES.columnTwice(row, twice) };
  return { head: { delimiter: best.delimiter, row, width: best.cells.length, places: best.places } };
}

function readHead(kind: UploadKind, text: string, delimiter: string) {
  const { data } = papaparse.parse<string[]>(text, { delimiter, preview: LOOK_AT });
  const at = data.findIndex((cells) => cells.some((cell) => cell.trim() !== '') && !isSeparatorLine(cells, delimiter));
  const cells = (data[at] ?? []).map(plain);
  const columns = Object.entries<readonly string[]>(UPLOADS[kind].columns);
  const places = columns.map(([column, names]) => placeOf(cells, [column, ...names]));
  const missing = columns.filter((_, i) => places[i] === -1).map(([column]) => column);
  const twice = columns.find((_, i) => isTwice(cells, places[i] ?? -1))?.[0];
  return { delimiter, row: at + 1, cells, places, missing, named: columns.length - missing.length, twice };
}

/** The cell that has the first of the names that any cell has, or -1. */
function placeOf(cells: readonly string[], names: readonly string[]): number {
  const name = names.map(plain).find((one) => cells.includes(one));
  return name === undefined ? -1 : cells.indexOf(name);
}

const isTwice = (cells: readonly string[], place: number): boolean =>
  place >= 0 && cells.lastIndexOf(cells[place] ?? '') > place;

function isSeparatorLine(cells: readonly string[], delimiter: string): boolean {
  return SAYS_DELIMITER.test(cells.join(delimiter));
}

/** Case, spaces, dots, dashes and other signs do not count in the name of a column. */
export function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
