import { accounts, type Due } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import type { PastDue } from '../orders/history.ts';
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

/** The meter that is charged, and its estate's service charge; null: nobody lives there who pays it. */
export interface ChargedMeter {
  readonly number: string;
  readonly estateId: number;
  readonly serviceCharge: { readonly id: number; readonly monthlyKobo: number } | null;
}

/** A due that was paid in the past; kobo, without the fee. */
export interface PaidDue {
  readonly kobo: number;
  readonly at: Date;
  readonly due: PastDue;
}

/**
 * Charge the dues of a meter month by month, and answer what was paid of them, so that with those payments its balances
 * come out as the person's.
 */
export async function writeDues(seeding: Seeding, meter: ChargedMeter, person: DemoPerson): Promise<PaidDue[]> {
  const { trx, now } = seeding;
  const charge = async (due: Due, kobo: number, narration: string, at: Date) => {
    if (kobo === 0) return;
    const entries = [
      { account: accounts.meter(meter.number, due), kobo: -kobo },
      { account: accounts.dues(meter.estateId, due), kobo },
    ];
    await post(trx, { kind: 'dues', narration, at, entries });
  };
  if (meter.serviceCharge !== null) {
    for (let ago = MONTHS; ago > 0; ago -= 1) {
      await charge('service-charge', meter.serviceCharge.monthlyKobo, 'Service Charge', monthsBefore(now, ago, 1));
    }
  }
  for (const { monthsAgo, kobo } of PAID_LEVIES) {
    await charge('dev-levy', kobo, 'Development Levy', monthsBefore(now, monthsAgo, 1));
  }
  await charge('fine', person.finePaidKobo ?? 0, 'Fine', monthsBefore(now, 3, 4));
  await charge('dev-levy', -(person.levyKobo ?? 0), 'Development Levy', monthsBefore(now, 4, 15));
  await charge('fine', person.fineKobo ?? 0, 'Fine', monthsBefore(now, 2, 11));
  return [...monthsPaid(now, meter, person), ...leviesPaid(now, person), ...finePaid(now, person)];
}

/** One month each, and what was paid in advance in days after one another. */
function monthsPaid(now: Date, { serviceCharge }: ChargedMeter, { monthsOwed: owed = 0 }: DemoPerson): PaidDue[] {
  if (serviceCharge === null) return [];
  const { id: serviceId, monthlyKobo: kobo } = serviceCharge;
  const due = { kind: 'service', screen: 'pay-services', serviceId, months: 1 } as const;
  const paid = Math.min(MONTHS, MONTHS - owed);
  const ahead = Math.max(0, -owed);
  return [
    ...Array.from({ length: paid }, (_, month) => ({ kobo, due, at: monthsBefore(now, MONTHS - month, 5) })),
    ...Array.from({ length: ahead }, (_, month) => ({ kobo, due, at: monthsBefore(now, 1, 20 + month) })),
  ];
}

function leviesPaid(now: Date, { role }: DemoPerson): PaidDue[] {
  const due = { kind: 'dev-levy', screen: role === 'service-owner' ? 'pay-dev-levy' : 'pay-services' } as const;
  return PAID_LEVIES.map(({ monthsAgo, kobo }) => ({ kobo, due, at: monthsBefore(now, monthsAgo, 12) }));
}

function finePaid(now: Date, { finePaidKobo: kobo }: DemoPerson): PaidDue[] {
  const due = { kind: 'fine', screen: 'pay-services' } as const;
  return kobo === undefined ? [] : [{ kobo, due, at: monthsBefore(now, 3, 9) }];
}
