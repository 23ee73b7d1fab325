import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refusal } from '../http/refusals.ts';

/** The estate that an administrator runs. */
export interface OwnEstate {
  readonly id: number;
  readonly name: string;
}

/** What a change needs. */
export interface ChangeDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** The row of a meter of the own estate; one of another estate is the same as one that does not exist. */
export function ownMeter(db: Kysely<Schema>, estate: OwnEstate, meterNumber: string) {
  return db
    .selectFrom('meters')
    .select(['meter_number', 'landlord_name', 'house_address'])
    .where('meter_number', '=', meterNumber)
    .where('estate_id', '=', estate.id);
}

/** What is said of a meter that the own estate does not have. */
export const noMeter = { status: 400, data: refusal('meter-not-found') } as const;
