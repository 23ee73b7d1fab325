/** What proves a row: the exact name of a test in a file, or the later issue whose screen it needs. */
export type Proof = readonly [file: string, test: string] | { readonly later: string };

/** A row of the specification's checklist, in short, and what proves it. */
export interface Row {
  readonly id: string;
  readonly says: string;
  readonly proof: Proof;
}

export const isLater = (proof: Proof): proof is { readonly later: string } => 'later' in proof;
