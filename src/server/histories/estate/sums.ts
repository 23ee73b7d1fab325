import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { Schema } from '../../db/schema.ts';
import { countsOf, summarise } from '../counts.ts';
import { lastPayment } from '../rows.ts';
import type { Wanted } from '../wanted.ts';

/** Sums over all payments of an estate, or of one of its residents (S1 section 3, Transactions summary); naira. */
export async function estateSums(db: Kysely<Schema>, wanted: Wanted): Promise<CallAnswer<'estateSummary'>> {
  const { total, successful, successfulKobo, failed } = summarise(await countsOf(db, wanted), undefined);
  const last = total === 0 ? null : await lastPayment(db, wanted);
  return {
    status: 200,
    data: {
      total_number_successful_transactions: successful,
      total_successful_transactions_value: nairaOf(successfulKobo),
      total_meter_numbers: await metersOf(db, wanted),
      total_number_failed_transactions: failed,
      last_transaction_date: last?.toISOString() ?? null,
    },
  };
}

/** Meters of the estate; of one resident, the own. */
async function metersOf(db: Kysely<Schema>, { whose: { estateId, userId } }: Wanted): Promise<number> {
  let meters = db.selectFrom('meters').where('meters.estate_id', '=', estateId ?? null);
  if (userId !== undefined) {
    const own = db.selectFrom('users').select('users.meter_number').where('users.id', '=', userId);
    meters = meters.where('meters.meter_number', 'in', own);
  }
  const { count } = await meters.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
