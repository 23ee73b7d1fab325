import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { settingsAt } from '../settings/in-force.ts';

/**
 * The convenience fee in kobo of a provider, or of what an estate is paid for, as it holds now; 0 is free of charge, null that
 * none is set (DECISIONS 18).
 */
export async function feeOf(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  scope: string,
): Promise<number | null> {
  return (await settingsAt(db, clock(), ['fee'])).figure('fee', scope);
}
