/** Where the specification lists a message: an error catalogue, section 8 of one of its three texts. */
export type Place = 'S1' | 'S2' | 'S3';

/** A message of the error catalogues and the situation in which somebody reads it. */
export interface MessageRow {
  readonly message: string;
  readonly places: readonly Place[];
  /** The situation, as a sentence. */
  readonly when: string;
  /** Brings the situation about and answers what a person reads in it, line by line. */
  readonly bring: () => Promise<readonly string[]>;
}
