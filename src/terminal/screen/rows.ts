import type { Row } from '#machines/kit/view.ts';
import type { Screen } from './screen.ts';
import { INDENT } from './table.ts';
import { harmless, padded, widthOf, wrapped } from './text.ts';

/** Sums end at the same place in short and long read-backs, columns. */
const LEAST_VALUE = 14;

/** A sum of money, which is read from its end. */
const SUM = /^[-−+]?₦[\d,]+(?:\.\d+)?$/;

/** What is read back: labels to the left, values beside them, sums one below the other to the right; the total set off. */
export function drawRows(rows: readonly Row[], screen: Screen): readonly string[] {
  const width = Math.max(0, ...rows.map(({ label }) => widthOf(harmless(label))));
  const room = Math.max(1, screen.columns - INDENT.length - width - 2);
  const sums = Math.min(
    room,
    Math.max(LEAST_VALUE, ...rows.map(({ value }) => (SUM.test(value) ? widthOf(value) : 0))),
  );
  return rows.flatMap(({ label, value, total }) =>
    wrapped(harmless(value), room).map((line, nth) => {
      const figure = SUM.test(value) ? padded(line, sums, 'end') : line;
      const text = `${INDENT}${padded(nth === 0 ? harmless(label) : '', width)}  ${figure}`;
      return total ? screen.paint('bold', text) : text;
    }),
  );
}
