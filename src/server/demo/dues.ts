import type { Transaction } from 'kysely';
import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { accounts, type Due } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import { SERVICE_PAYMENT } from '../billing/summary.ts';
import type { Schema } from '../db/schema.ts';
import type { DemoPerson } from './people.ts';

/** How many months of dues a demonstration meter has behind it. */
const MONTHS = 6;

/** Write the dues of a meter, charged and paid month by month, so that its balances come out as the person's. */
export async function writeDues(
  trx: Transaction<Schema>,
  meter: { number: string; estateId: number; monthlyKobo: number },
  person: DemoPerson,
  now: Date,
): Promise<void> {
  const owed = person.monthsOwed ?? 0;
  for (let month = 1; month <= MONTHS; month += 1) {
    const charged = monthsBefore(now, MONTHS + 1 - month, 1);
    await charge('service-charge', meter.monthlyKobo, 'Service Charge', charged);
    if (meter.monthlyKobo > 0 && month <= MONTHS - owed)
      await pay(meter.monthlyKobo, monthsBefore(now, MONTHS + 1 - month, 5));
  }
  for (let ahead = 0; ahead < -owed; ahead += 1) await pay(meter.monthlyKobo, monthsBefore(now, 1, 20 + ahead));
  const levied = monthsBefore(now, 4, 15);
  await charge('dev-levy', -(person.levyKobo ?? 0), 'Development Levy', levied);
  await charge('fine', person.fineKobo ?? 0, 'Fine', monthsBefore(now, 2, 11));

  async function charge(due: Due, kobo: number, narration: string, at: Date) {
    if (kobo === 0) return;
    const entries = [
      { account: accounts.meter(meter.number, due), kobo: -kobo },
      { account: accounts.dues(meter.estateId, due), kobo },
    ];
    await post(trx, { kind: 'dues', narration, at, entries });
  }

  async function pay(kobo: number, at: Date) {
    const entries = [
      { account: accounts.provider('sandbox'), kobo: -(kobo + ESTATE_FEE_KOBO) },
      { account: accounts.meter(meter.number, 'service-charge'), kobo },
      { account: accounts.fees, kobo: ESTATE_FEE_KOBO },
    ];
    await post(trx, { kind: SERVICE_PAYMENT, narration: 'Services Payment', at, entries });
  }
}

/** A morning so many months ago, on a day of that month, UTC. */
export function monthsBefore(now: Date, months: number, day: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 8, 30));
}
