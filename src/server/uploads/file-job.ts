import type { OwnEstate } from '../administration/own-estate.ts';

/** A file that somebody uploads to the own estate. */
export interface FileJob {
  readonly estate: OwnEstate;
  /** The id of who uploads it. */
  readonly actor: string;
  readonly file: Blob;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
}
