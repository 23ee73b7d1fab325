import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** A meter as signing up needs it. */
export interface FoundMeter {
  readonly meterNumber: string;
  readonly address: string;
  readonly estate: { readonly id: number; readonly name: string };
}

/** A meter of an active estate; null for one that no estate has. */
export async function findMeter(db: Kysely<Schema>, meterNumber: string): Promise<FoundMeter | null> {
  const row = await db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .select(['meters.house_address', 'estates.id', 'estates.name'])
    .where('meters.meter_number', '=', meterNumber)
    .where('estates.active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { meterNumber, address: row.house_address, estate: { id: row.id, name: row.name } };
}
