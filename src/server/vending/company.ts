import type { Kysely } from 'kysely';
import type { Company } from '#catalogues/products/companies.ts';
import type { Schema } from '../db/schema.ts';

/** Who supplies the estate of a meter; null where its administrator has not said so, or no estate has the meter. */
export async function companyOf(db: Kysely<Schema>, meter: string): Promise<Company | null> {
  const row = await db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .select('estates.company')
    .where('meters.meter_number', '=', meter)
    .executeTakeFirst();
  return row?.company ?? null;
}
