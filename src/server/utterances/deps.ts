import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';

/** What the calls about sentences that were not understood need. */
export interface UtteranceDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly config: Pick<Config, 'learningDays'>;
}
