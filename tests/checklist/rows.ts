/** The exact name of a test in a file. */
export type NamedTest = readonly [file: string, test: string];

/** What proves a row: a test, or the later issue whose screen it needs. */
export type Proof = NamedTest | { readonly later: string };

/** A row of the specification's checklist, in short, and what proves it. */
export interface Row {
  readonly id: string;
  readonly says: string;
  readonly proof: Proof;
  /** More tests, where one alone does not prove all of the row. */
  readonly also?: readonly NamedTest[];
}

export const isLater = (proof: Proof): proof is { readonly later: string } => 'later' in proof;
