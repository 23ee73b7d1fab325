import type { Transaction } from 'kysely';
import type { Schema } from './db/schema.ts';

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
