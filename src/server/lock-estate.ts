import type { Transaction } from 'kysely';
import type { Role } from '#catalogues/roles.ts';
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

/** Hold what two administrators who leave at once have in common, before either's own row; nothing of whoever has no office. */
export async function lockOffice(
  trx: Transaction<Schema>,
  { role, estateId }: { readonly role: Role; readonly estateId: number | null },
): Promise<void> {
  if (role === 'service-admin' && estateId !== null) await lockEstate(trx, estateId);
  if (role === 'netplus-admin')
    await trx.selectFrom('users').select('id').where('role', '=', role).orderBy('id').forUpdate().execute();
}
