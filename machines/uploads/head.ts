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

/** A head that was found, or what is wrong with it; `named`: every column stands in it, one of them more than once. */
export type HeadFound = { readonly head: Head } | { readonly problem: string; readonly named: boolean };

/** Find the head in the beginning of a file's text: the separator is the one with which most columns have their names. */
export function findHead(kind: UploadKind, text: string): HeadFound {
  const found = DELIMITERS.map((delimiter) => readHead(kind, text, delimiter));
  const best = found.reduce((one, other) => (other.named > one.named ? other : one));
  const { row, missing, twice } = best;
  if (best.cells.length === 0) return { problem: ROW_SENTENCES.fileEmpty, named: false };
  if (missing.length > 0) {
    return { problem: ROW_SENTENCES.columnsMissing(row, missing, Object.keys(UPLOADS[kind].columns)), named: false };
  }
  if (twice !== undefined) return { problem: ROW_SENTENCES.columnTwice(row, twice.column, twice.heads), named: true };
  return { head: { delimiter: best.delimiter, row, width: best.cells.length, places: best.places } };
}

function readHead(kind: UploadKind, text: string, delimiter: string) {
  const { data } = papaparse.parse<string[]>(text, { delimiter, preview: LOOK_AT });
  const at = data.findIndex((cells) => cells.some((cell) => cell.trim() !== '') && !isSeparatorLine(cells, delimiter));
  const heads = data[at] ?? [];
  const cells = heads.map(plain);
  const columns = Object.entries<readonly string[]>(UPLOADS[kind].columns);
  const found = columns.map(([column, names]) => ({ column, at: placesOf(cells, column, names) }));
  const places = found.map((one) => one.at[0] ?? -1);
  const missing = found.filter((one) => one.at.length === 0).map(({ column }) => column);
  const several = found.find((one) => one.at.length > 1);
  const twice = several && { column: several.column, heads: several.at.map((place) => (heads[place] ?? '').trim()) };
  return { delimiter, row: at + 1, cells, places, missing, named: columns.length - missing.length, twice };
}

/**
 * The cells that name a column: by its own name, else by one of the others. Where it is more than one nobody knows which of
 * them is meant.
 */
function placesOf(cells: readonly string[], column: string, names: readonly string[]): readonly number[] {
  const named = (some: readonly string[]) => [...cells.keys()].filter((at) => some.includes(cells[at] ?? ''));
  const own = named([plain(column)]);
  return own.length > 0 ? own : named(names.map(plain));
}

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
