import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { accounts, type Due } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import { SERVICE_PAYMENT } from '../billing/summary.ts';
import type { DemoPerson } from './people.ts';
import { monthsBefore, type Seeding } from './seeding.ts';

/** How many months of dues a demonstration meter has behind it. */
const MONTHS = 6;

/** The development levies that every house was charged and has paid, kobo; what it still owes comes on top. */
const PAID_LEVIES = [
  { monthsAgo: 5, kobo: 1_000_000 },
  { monthsAgo: 3, kobo: 1_000_000 },
  { monthsAgo: 1, kobo: 500_000 },
] as const;

/** What a payment of each is called. */
const PAYMENTS: Readonly<Record<Due, string>> = {
  'service-charge': 'Services Payment',
  'dev-levy': 'Development Levy',
  fine: 'Fine',
};

/** The meter that is charged; `monthlyKobo` of 0: no service charge. */
interface ChargedMeter {
  readonly number: string;
  readonly estateId: number;
  readonly monthlyKobo: number;
}

/** Write the dues of a meter, charged and paid month by month, so that its balances come out as the person's. */
export async function writeDues({ trx, now }: Seeding, meter: ChargedMeter, person: DemoPerson): Promise<void> {
  const owed = person.monthsOwed ?? 0;
  if (meter.monthlyKobo > 0) {
    for (let month = 1; month <= MONTHS; month += 1) {
      const ago = MONTHS + 1 - month;
      await charge('service-charge', meter.monthlyKobo, 'Service Charge', monthsBefore(now, ago, 1));
      if (month <= MONTHS - owed) await pay('service-charge', meter.monthlyKobo, monthsBefore(now, ago, 5));
    }
    for (let ahead = 0; ahead < -owed; ahead += 1) {
      await pay('service-charge', meter.monthlyKobo, monthsBefore(now, 1, 20 + ahead));
    }
  }
  for (const { monthsAgo, kobo } of PAID_LEVIES) {
    await charge('dev-levy', kobo, 'Development Levy', monthsBefore(now, monthsAgo, 1));
    await pay('dev-levy', kobo, monthsBefore(now, monthsAgo, 12));
  }
  if (person.finePaidKobo !== undefined) {
    await charge('fine', person.finePaidKobo, 'Fine', monthsBefore(now, 3, 4));
    await pay('fine', person.finePaidKobo, monthsBefore(now, 3, 9));
  }
  await charge('dev-levy', -(person.levyKobo ?? 0), 'Development Levy', monthsBefore(now, 4, 15));
  await charge('fine', person.fineKobo ?? 0, 'Fine', monthsBefore(now, 2, 11));

  async function charge(due: Due, kobo: number, narration: string, at: Date) {
    if (kobo === 0) return;
    const entries = [
      { account: accounts.meter(meter.number, due), kobo: -kobo },
      { account: accounts.dues(meter.estateId, due), kobo },
    ];
    await post(trx, { kind: 'dues', narration, at, entries });
  }

  async function pay(due: Due, kobo: number, at: Date) {
    const entries = [
      { account: accounts.provider('sandbox'), kobo: -(kobo + ESTATE_FEE_KOBO) },
      { account: accounts.meter(meter.number, due), kobo },
      { account: accounts.fees, kobo: ESTATE_FEE_KOBO },
    ];
    await post(trx, { kind: SERVICE_PAYMENT, narration: PAYMENTS[due], at, entries });
  }
}
