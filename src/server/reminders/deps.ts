import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Queue } from '../jobs.ts';

/** What reminding people who owe needs. */
export interface RemindersDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly queue: Pick<Queue, 'send'>;
}

/** The job that mails one run. */
export const REMIND_RUN = 'remind-run';
