import type { BookName, DifferenceKind } from '#catalogues/platform.ts';

/** What comparing one book of a day, `YYYY-MM-DD` in Lagos, came to. */
interface ReconciledBooksTable {
  day: string;
  book: BookName;
  state: 'agrees' | 'differs' | 'not-read';
  differences: number;
  /** Why it was not read. */
  reason: string | null;
  at: Date;
}

/** A difference that a night found, once; `about`: an order, a reference or a payout. */
interface ReconciledDifferencesTable {
  kind: DifferenceKind;
  about: string;
  day: string;
  at: Date;
  ours: string;
  theirs: string;
  kobo: number;
  found_at: Date;
  /** Whose books it was found in; null where nobody wrote that down. */
  read_from: string | null;
}

/** A day that is done with; `mailed`: how many were told of its differences. */
interface ReconciledNightsTable {
  day: string;
  done_at: Date;
  mailed: number;
}

/** The tables about what was compared by itself. */
export interface ReconciledTables {
  reconciled_books: ReconciledBooksTable;
  reconciled_differences: ReconciledDifferencesTable;
  reconciled_nights: ReconciledNightsTable;
}
