import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { insertHistoricOrder } from '../orders/history.ts';
import type { DemoPerson } from './people.ts';
import { monthsBefore, type Seeding } from './seeding.ts';

/** Write the power that a person bought, one purchase a month up to last month. */
export async function writePurchases(
  { trx, random, now }: Seeding,
  buyer: { userId: string; email: string; meterNumber: string; estateId: number },
  person: DemoPerson,
): Promise<void> {
  const bought = person.bought ?? [];
  const customerName = `${person.firstName} ${person.lastName}`;
  for (const [at, naira] of bought.entries()) {
    await insertHistoricOrder(trx, random, {
      ...buyer,
      customerName,
      amountKobo: naira * KOBO_PER_NAIRA,
      at: monthsBefore(now, bought.length - at, 9 + at),
    });
  }
}
