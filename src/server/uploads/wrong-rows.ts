import type { JudgedRow } from '#machines/uploads/read-rows.ts';

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
