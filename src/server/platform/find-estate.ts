import type { Transaction } from 'kysely';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { refused } from '../accounts/refused.ts';
import type { Schema } from '../db/schema.ts';

/**
 * An estate by its id, locked until the transaction ends: changes of its services wait for each other, and for people who are
 * being given its services (`giveServices`). Undefined where there is none.
 */
export function lockEstate(trx: Transaction<Schema>, id: number) {
  return trx
    .selectFrom('estates')
    .select(['id', 'name', 'active', 'logo'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What is said of an estate that there is not. */
export const noEstate = refused('estate-not-found', PLATFORM_SENTENCES.noEstates);
