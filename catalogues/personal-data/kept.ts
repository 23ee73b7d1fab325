/** How long something about a person is kept. */
export type Kept =
  /** Until the account is deleted. */
  | { readonly until: 'account' }
  /** So many days after a moment of its row; then a job deletes the row, whether there is an account or not. */
  | { readonly days: number; readonly after: string }
  /** So many years at least, as books have to be kept; a deleted account leaves it without the person. */
  | { readonly until: 'books'; readonly years: number }
  /** As long as the house is on the estate's list. */
  | { readonly until: 'house' }
  /** As long as the operator has set (`LEARNING_DAYS`), and until the person agrees no longer. */
  | { readonly until: 'agreed' }
  /** As long as its count runs, a day at most. */
  | { readonly until: 'counted' };

/**
 * How the rows of a person are found: the column that has their id, or one that is the column of another table whose rows are
 * theirs, written `table.column`.
 */
export interface Whose {
  readonly column: string;
  readonly is?: `${string}.${string}`;
}

/** Where something about people stands. */
export interface Store {
  readonly table: string;
  /** Columns of words and ids that name a person, or belong to one. */
  readonly columns: readonly string[];
  /** Missing: its rows are those of an estate or of the operator, and only name who did what. */
  readonly whose?: Whose;
  /** What somebody who asks for their data is given of a row of theirs: no secret, and nobody else's name. */
  readonly gives?: readonly string[];
  /** Columns that are given empty in a row where `where` is true. */
  readonly hides?: { readonly columns: readonly string[]; readonly where: string };
  /** What a deleted account takes along: its rows, or what stands in some columns afterwards. Missing: the row stays as it is. */
  readonly goes?: 'rows' | Readonly<Record<string, string | null>>;
}

/** One kind of personal data: what it is, what for, how long, and where it stands. */
export interface PersonalData {
  readonly name: string;
  /** As a heading. */
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly kept: Kept;
  /** Only where nothing is sold: the privacy page says nothing of it. */
  readonly demonstration?: true;
  readonly stores: readonly Store[];
}
