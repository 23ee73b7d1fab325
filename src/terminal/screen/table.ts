import type { TableView, Tone } from '#machines/kit/view.ts';
import { type Screen, toned } from './screen.ts';
import { harmless, padded, widestWord, widthOf, wrapped } from './text.ts';

type Columns = TableView['columns'];

/** Rows under their columns; `toneOf` colours a cell. */
export interface Drawn {
  readonly columns: Columns;
  readonly rows: readonly (readonly string[])[];
  readonly toneOf?: (row: number, column: string) => Tone | undefined;
  /** Its columns say themselves what they are. */
  readonly headless?: true;
}

/** Blanks between two columns. */
const GAP = 2;

/** What stands before every line of a table. */
export const INDENT = '   ';

/**
 * A table that fits: its columns are aligned, cells that are too long are broken between words, and where even that is too
 * wide each row stands as lines of its own. Nothing is cut off.
 */
export function drawTable(table: Drawn, screen: Screen): readonly string[] {
  const clean = { ...table, rows: table.rows.map((row) => row.map(harmless)) };
  const columns = screen.columns - INDENT.length;
  const widths = fitting(clean, columns);
  const lines = widths === null ? drawRecords(clean, { ...screen, columns }) : drawGrid(clean, widths, screen);
  return lines.map((line) => (line === '' ? '' : `${INDENT}${line}`));
}

/** The width of each column, or null where no widths fit. */
function fitting({ columns, rows }: Drawn, room: number): readonly number[] | null {
  const cellsOf = (at: number) => [columns[at]?.label ?? '', ...rows.map((row) => row[at] ?? '')];
  const widths = columns.map((_, at) => Math.max(...cellsOf(at).map(widthOf)));
  // Figures and numbers are read as a whole: only words are broken apart.
  const least = columns.map((column, at) =>
    column.align === 'end' ? (widths[at] ?? 0) : Math.max(...cellsOf(at).map(widestWord)),
  );
  const gaps = GAP * (columns.length - 1);
  let over = widths.reduce((sum, width) => sum + width, gaps) - room;
  while (over > 0) {
    const widest = widths.reduce(
      (best, width, at) => (width > (least[at] ?? 0) && (best < 0 || width > (widths[best] ?? 0)) ? at : best),
      -1,
    );
    if (widest < 0) return null;
    widths[widest] = (widths[widest] ?? 0) - 1;
    over -= 1;
  }
  return widths;
}

function drawGrid(
  { columns, rows, toneOf, headless }: Drawn,
  widths: readonly number[],
  screen: Screen,
): readonly string[] {
  const lineOf = (cells: readonly string[], paint: (text: string, at: number) => string) => {
    const broken = columns.map((_, at) => wrapped(cells[at] ?? '', widths[at] ?? 0));
    const height = Math.max(1, ...broken.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      columns
        .map(({ align }, at) => {
          const text = broken[at]?.[line] ?? '';
          const last = at === columns.length - 1 && align === 'start';
          const cell = last ? text : padded(text, widths[at] ?? 0, align);
          return text === '' ? cell : cell.replace(text, () => paint(text, at));
        })
        .join(' '.repeat(GAP))
        .trimEnd(),
    );
  };
  const labels = columns.map(({ label }) => label);
  const head = lineOf(labels, (text) => text).map((line) => screen.paint('dim', line));
  const toneAt = (row: number, at: number) => toneOf?.(row, columns[at]?.name ?? '') ?? 'plain';
  return [
    ...(headless ? [] : head),
    ...rows.flatMap((row, at) => lineOf(row, (text, column) => toned(screen, toneAt(at, column), text))),
  ];
}

function drawRecords({ columns, rows, toneOf }: Drawn, screen: Screen): readonly string[] {
  const width = Math.max(0, ...columns.map(({ label }) => widthOf(label)));
  const room = Math.max(1, screen.columns - width - GAP);
  return rows.flatMap((row, at) => [
    ...(at === 0 ? [] : ['']),
    ...columns.flatMap(({ name, label }, column) => {
      const value = row[column] ?? '';
      if (value === '') return [];
      return wrapped(value, room).map((line, nth) => {
        const before = screen.paint('dim', padded(nth === 0 ? label : '', width));
        return `${before}${' '.repeat(GAP)}${toned(screen, toneOf?.(at, name) ?? 'plain', line)}`;
      });
    }),
  ]);
}
