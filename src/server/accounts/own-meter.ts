import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Person } from '../person.ts';

/**
 * True when a person may ask about a meter: their own, or for an estate administrator any of the estate. A meter of
 * somebody else is the same to them as one that does not exist.
 */
export async function mayAskAbout(db: Kysely<Schema>, person: Person, meterNumber: string): Promise<boolean> {
  if (person.estate === null) return false;
  const meter = await db
    .selectFrom('meters')
    .select('meter_number')
    .where('meter_number', '=', meterNumber)
    .where('estate_id', '=', person.estate.id)
    .executeTakeFirst();
  return meter !== undefined && (person.role === 'service-admin' || person.meterNumber === meterNumber);
}
