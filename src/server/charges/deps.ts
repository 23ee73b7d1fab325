import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Queue } from '../jobs.ts';

/** What charging an estate's meters needs. */
export interface ChargesDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly queue: Pick<Queue, 'send'>;
}

/** The job that writes one run. */
export const CHARGE_RUN = 'charge-run';

/** What an administrator would charge, as the calls take it; naira. */
export type Charge = Pick<
  CallTaken<'startCharges'>,
  'what' | 'service' | 'month' | 'amount' | 'reason' | 'meters' | 'houses' | 'payBy'
>;
