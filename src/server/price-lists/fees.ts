import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** A provider's convenience fee in kobo; 0 is free of charge, null that none is set (DECISIONS 18). */
export async function feeOf(db: Kysely<Schema>, provider: string): Promise<number | null> {
  const row = await db
    .selectFrom('provider_fees')
    .select('fee_kobo')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.fee_kobo ?? null;
}
