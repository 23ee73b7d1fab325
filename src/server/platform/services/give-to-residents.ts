import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Have everybody who lives in the estate of a service pay for it; owners who live elsewhere pay the levy only. */
export async function giveToResidents(
  trx: Transaction<Schema>,
  service: { readonly id: number; readonly estateId: number },
): Promise<void> {
  await trx
    .insertInto('user_services')
    .columns(['user_id', 'service_id'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select((select) => ['id', select.val(service.id).as('service_id')])
        .where('role', '=', 'service-user')
        .where('estate_id', '=', service.estateId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
