import fc from 'fast-check';
import { UPLOADS, type UploadKind } from '#catalogues/uploads.ts';

/** How a random file is written. */
interface Writing {
  readonly delimiter: string;
  readonly end: string;
  readonly encoding: keyof typeof ENCODE;
  readonly quoted: boolean;
  /** Lines between rows that hold nothing, by the row before which they stand. */
  readonly blanks: readonly number[];
  /** Which of its names each column has in the head. */
  readonly names: readonly number[];
  /** By what the columns are put in order. */
  readonly order: readonly number[];
}

/** A file, and the rows that were written into it, each with its number as a spreadsheet counts it. */
export interface RandomFile {
  readonly file: File;
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const units = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
/** Windows-1252 has these signs where they stand in Unicode; with any other the file is written in UTF-8. */
const isLatin = (text: string) =>
  bytes(text).every((code, at) => code === text.charCodeAt(at) && (code < 0x80 || code > 0x9f));
const ENCODE = {
  utf8: (text: string) => new TextEncoder().encode(text),
  'utf8 with a mark': (text: string) => new TextEncoder().encode(`\ufeff${text}`),
  utf16le: (text: string) => units(`\ufeff${text}`, true),
  utf16be: (text: string) => units(`\ufeff${text}`, false),
  windows1252: (text: string) => (isLatin(text) ? bytes(text) : new TextEncoder().encode(text)),
} as const;

const writing: fc.Arbitrary<Writing> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom(...(Object.keys(ENCODE) as (keyof typeof ENCODE)[])),
  quoted: fc.boolean(),
  blanks: fc.array(fc.nat(12), { maxLength: 3 }),
  names: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  order: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
});

/** A file of a kind with some cells in the order of its columns, written in any way a spreadsheet may write it. */
export function randomFile(kind: UploadKind, cells: readonly fc.Arbitrary<string>[]): fc.Arbitrary<RandomFile> {
  const row = fc.tuple(...cells);
  return fc
    .tuple(fc.array(row, { minLength: 1, maxLength: 12 }), writing)
    .map(([rows, how]) => written(kind, rows, how));
}

function written(kind: UploadKind, rows: readonly (readonly string[])[], how: Writing): RandomFile {
  const columns = Object.entries<readonly string[]>(UPLOADS[kind].columns);
  const head = columns.map(
    ([column, others], at) => [column, ...others][(how.names[at] ?? 0) % (others.length + 1)] ?? '',
  );
  const places = columns.map((_, at) => at).sort((one, other) => (how.order[one] ?? 0) - (how.order[other] ?? 0));
  const lines: string[] = [];
  const numbers = [head, ...rows].map((cells, at) => {
    if (how.blanks.includes(at)) lines.push('');
    return lines.push(places.map((place) => cellOf(cells[place] ?? '', how)).join(how.delimiter));
  });
  return {
    file: new File([ENCODE[how.encoding](lines.join(how.end))], 'rows.csv'),
    rows: rows.map((cells, at) => ({ row: numbers[at + 1] ?? 0, cells })),
  };
}

function cellOf(cell: string, { quoted, delimiter }: Writing): string {
  const needed = quoted || /["\r\n]/.test(cell) || cell.includes(delimiter);
  return needed ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A text as somebody may type it into a cell, now and then an odd one. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Ngozi Eze', 'Zoë Õbï', '12, Palm Avenue', '"Big" Ade', '=1+1', '  ', 'two\nlines', '家'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'grapheme', minLength: 190, maxLength: 210 }),
);
