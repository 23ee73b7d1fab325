/** Rows that one statement may name: its parameters are counted in 16 bits, and a row has at most a few dozen. */
const MOST_ROWS = 1_000;

/** Many rows, as parts of which each fits into a statement. */
export function inParts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, part) =>
    rows.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS),
  );
}
