import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/**
 * How the apartment of a meter stands for a resident who comes to it. Its estate says that for everybody on the meter at once,
 * so it is what those have who are there; where nobody is, it is occupied from now on. An owner's account says nothing of it.
 */
export async function occupancyOf(trx: Transaction<Schema>, meterNumber: string): Promise<'occupied' | 'unoccupied'> {
  // An administrator who says it otherwise at this moment waits for this, or this for them.
  await trx.selectFrom('meters').select('meter_number').where('meter_number', '=', meterNumber).forShare().execute();
  const there = await trx
    .selectFrom('users')
    .select('status')
    .where('meter_number', '=', meterNumber)
    .where('role', '=', 'service-user')
    .execute();
  return there.length > 0 && there.every(({ status }) => status !== 'occupied') ? 'unoccupied' : 'occupied';
}
