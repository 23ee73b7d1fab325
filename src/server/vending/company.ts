import type { Kysely } from 'kysely';
import type { Company } from '#catalogues/products/companies.ts';
import type { Schema } from '../db/schema.ts';

/** Who supplies the estate of a meter; null where its administrator has not said so, or no estate has the meter. */
export async function companyOf(db: Kysely<Schema>, meter: string): Promise<Company | null> {
  const row = await estateOfMeter(db, meter).select('estates.company').executeTakeFirst();
  return row?.company ?? null;
}

/** The estate of a meter, for what is asked of it. */
export const estateOfMeter = (db: Kysely<Schema>, meter: string) =>
  db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .where('meters.meter_number', '=', meter);
