import type { Kysely } from 'kysely';
import { STOREFRONT_FEE_KOBO } from '#catalogues/limits.ts';
import { PROVIDERS } from '#catalogues/products/providers.ts';
import type { Schema } from '../db/schema.ts';

/** Every provider that has no fee yet charges 100 naira (DECISIONS 21); one that is set stays. */
export async function seedFees({ db, clock }: { db: Kysely<Schema>; clock: () => Date }): Promise<void> {
  const updated_at = clock();
  await db
    .insertInto('provider_fees')
    .values(PROVIDERS.map(({ code }) => ({ provider: code, fee_kobo: STOREFRONT_FEE_KOBO, updated_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
