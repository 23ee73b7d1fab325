import { sql, type Transaction } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import { firstToCome } from './rule.ts';

/**
 * What was due while a service, or all of an estate, was switched off is not charged by itself: months begin with the first that is
 * still to come. One that has passed is charged by hand where it was meant to be.
 */
export async function chargeFromNowOn(
  trx: Transaction<Schema>,
  at: Date,
  which: { readonly serviceId: number } | { readonly estateId: number },
): Promise<void> {
  const chosen = trx
    .selectFrom('charging_rules')
    .innerJoin('services', 'services.id', 'charging_rules.service_id')
    .select(['charging_rules.service_id', 'charging_rules.day']);
  const rules = await ('serviceId' in which
    ? chosen.where('services.id', '=', which.serviceId)
    : chosen.where('services.estate_id', '=', which.estateId)
  ).execute();
  const today = dayInLagos(at);
  for (const { service_id, day } of rules) {
    const first = firstToCome(today, day);
    // Greatest of nothing and a month would be the month: who is charged by hand stays so.
    const later = (column: 'by_itself_from' | 'other_by_itself_from') =>
      sql<string | null>`case when ${sql.ref(column)} < ${first} then ${first} else ${sql.ref(column)} end`;
    await trx
      .updateTable('charging_rules')
      .set({ by_itself_from: later('by_itself_from'), other_by_itself_from: later('other_by_itself_from') })
      .where('service_id', '=', service_id)
      .execute();
  }
}
