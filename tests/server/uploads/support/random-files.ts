import fc from 'fast-check';

/** How a random file is written. */
export interface Writing {
  readonly delimiter: string;
  readonly end: string;
  readonly mark: string;
  readonly quoted: boolean;
  /** Lines between rows that hold nothing, by the row before which they stand. */
  readonly blanks: readonly number[];
}

const writing: fc.Arbitrary<Writing> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.constantFrom('', '\ufeff'),
  quoted: fc.boolean(),
  blanks: fc.array(fc.nat(12), { maxLength: 3 }),
});

/** A file of rows with some cells in them, written in any way. */
export function randomFile(columns: readonly string[], cells: readonly fc.Arbitrary<string>[]): fc.Arbitrary<File> {
  const row = fc.tuple(...cells);
  return fc
    .tuple(fc.array(row, { minLength: 1, maxLength: 12 }), writing)
    .map(([rows, how]) => new File([written([columns, ...rows], how)], 'rows.csv'));
}

function written(rows: readonly (readonly string[])[], { delimiter, end, mark, quoted, blanks }: Writing): string {
  const lines = rows.flatMap((cells, at) => {
    const line = cells.map((cell) => quoteWhere(cell, quoted || /[",;\t\r\n]/.test(cell))).join(delimiter);
    return blanks.includes(at) ? ['', line] : [line];
  });
  return mark + lines.join(end);
}

const quoteWhere = (cell: string, needed: boolean): string => (needed ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A text as somebody may type it into a cell, now and then an odd one. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Ngozi Eze', 'Zoë Õbï', '12, Palm Avenue', '"Big" Ade', '=1+1', '  ', 'two\nlines', '家'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'grapheme', minLength: 190, maxLength: 210 }),
);
