import { koboOf } from '#catalogues/money.ts';
import { insertHistoricOrders, type PastPurchase } from '../../orders/history.ts';
import type { DemoPerson } from '../people/people.ts';
import { monthsBefore, type Seeding } from '../seeding.ts';
import type { PaidDue } from './dues.ts';

/** Who pays, for which meter. */
type Buyer = Pick<PastPurchase, 'userId' | 'email' | 'meterNumber' | 'estateId'>;

/**
 * Write what a person has paid: power once a month up to last month, the dues that were paid, and what the bank did not
 * approve.
 */
export async function writePurchases(
  { trx, random, now }: Seeding,
  buyer: Buyer,
  person: DemoPerson,
  dues: readonly PaidDue[],
): Promise<void> {
  const from = { ...buyer, customerName: `${person.firstName} ${person.lastName}` };
  const bought = person.bought ?? [];
  const power = bought.map((naira, at) => ({
    ...from,
    amountKobo: koboOf(naira),
    at: monthsBefore(now, bought.length - at, 9 + at),
  }));
  const paid = dues.map(({ kobo, ...paid }) => ({ ...from, amountKobo: kobo, ...paid }));
  const all: PastPurchase[] = [...power, ...paid];
  await insertHistoricOrders(trx, random, [...all, ...(person.failedOnce ? refusedTries(all) : [])]);
}

const TRY_MS = 5 * 60_000;

/** Of each product the last payment, tried some minutes before with a card that the bank did not approve. */
function refusedTries(all: readonly PastPurchase[]): PastPurchase[] {
  const last = new Map(all.map((past) => [past.due?.kind ?? 'power', past]));
  return [...last.values()].map((past) => ({ ...past, failed: true, at: new Date(past.at.getTime() - TRY_MS) }));
}
