import type { Row } from '#machines/kit/view.ts';
import type { Screen } from './screen.ts';
import { INDENT } from './table.ts';
import { harmless, padded, widthOf, wrapped } from './text.ts';

/** Figures begin at the same place in short and long read-backs, columns. */
const LEAST_VALUE = 14;

/** What is read back: labels to the left, values beside them, to the right where all are short; the total set off. */
export function drawRows(rows: readonly Row[], screen: Screen): readonly string[] {
  const width = Math.max(0, ...rows.map(({ label }) => widthOf(label)));
  const room = Math.max(1, screen.columns - INDENT.length - width - 2);
  const align = rows.every(({ value }) => widthOf(value) <= LEAST_VALUE) ? 'end' : 'start';
  return rows.flatMap(({ label, value, total }) =>
    wrapped(harmless(value), room).map((line, nth) => {
      const text = `${INDENT}${padded(nth === 0 ? label : '', width)}  ${align === 'end' ? padded(line, Math.min(LEAST_VALUE, room), align) : line}`;
      return total ? screen.paint('bold', text) : text;
    }),
  );
}
