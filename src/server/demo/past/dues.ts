import { DASHBOARD_MONTHS, ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { accounts, type Due } from '../../billing/chart.ts';
import { type Line, type Posting, postAll } from '../../billing/ledger.ts';
import type { PastDue } from '../../orders/history.ts';
import { unoccupied } from '../../orders/price-due.ts';
import type { DemoPerson } from '../people.ts';
import { monthsBefore, type Seeding } from '../seeding.ts';

/** How many months of dues a demonstration meter has behind it: as far as a dashboard looks back. */
const MONTHS = DASHBOARD_MONTHS - 1;

/** The development levies that every house was charged and has paid, kobo; what it still owes comes on top. */
const PAID_LEVIES = [
  { monthsAgo: 10, kobo: 1_000_000 },
  { monthsAgo: 8, kobo: 1_000_000 },
  { monthsAgo: 5, kobo: 1_000_000 },
  { monthsAgo: 3, kobo: 1_000_000 },
  { monthsAgo: 1, kobo: 500_000 },
] as const;

/** A service of an estate; kobo a month. */
export interface ChargedService {
  readonly id: number;
  readonly name: string;
  readonly monthlyKobo: number;
}

/** The meter that is charged, and its estate's services. No service charge: nobody lives there who pays it. */
interface ChargedMeter {
  readonly number: string;
  readonly estateId: number;
  readonly serviceCharge: ChargedService | null;
  readonly services: readonly ChargedService[];
}

/** A due that was paid in the past; kobo, without the fee. */
export interface PaidDue {
  readonly kobo: number;
  readonly reductionKobo?: number;
  readonly at: Date;
  readonly due: PastDue;
}

/**
 * Charge the dues of a meter month by month, and answer what was paid of them, so that with those payments its balances
 * come out as the person's.
 */
export async function writeDues(seeding: Seeding, meter: ChargedMeter, person: DemoPerson): Promise<PaidDue[]> {
  const { trx, now } = seeding;
  await postAll(trx, chargesOf(now, meter, person));
  return [
    ...monthsPaid(now, meter, person),
    ...othersPaid(now, meter, person),
    ...leviesPaid(now, person),
    ...finePaid(now, person),
  ];
}

function chargesOf(now: Date, meter: ChargedMeter, person: DemoPerson): Posting[] {
  const { serviceCharge } = meter;
  const charge = (due: Due, narration: string, at: Date, kobo = 0): Posting[] =>
    kobo === 0 ? [] : [{ kind: 'dues', narration, at, entries: chargeLines(meter, due, kobo) }];
  const months = serviceCharge === null ? [] : Array.from({ length: MONTHS }, (_, at) => MONTHS - at);
  return [
    ...months.map((ago) => ({
      kind: 'dues',
      narration: 'Service Charge',
      at: monthsBefore(now, ago, 1),
      entries: monthLines(meter, serviceCharge?.monthlyKobo ?? 0, person),
    })),
    ...PAID_LEVIES.flatMap(({ monthsAgo, kobo }) =>
      charge('dev-levy', 'Development Levy', monthsBefore(now, monthsAgo, 1), kobo),
    ),
    ...charge('fine', 'Fine', monthsBefore(now, 3, 4), person.finePaidKobo),
    ...charge('dev-levy', 'Development Levy', monthsBefore(now, 4, 15), 0 - (person.levyKobo ?? 0)),
    ...charge('fine', 'Fine', monthsBefore(now, 2, 11), person.fineKobo),
  ];
}

function chargeLines({ number, estateId }: ChargedMeter, due: Due, kobo: number): Line[] {
  return [
    { account: accounts.meter(number, due), kobo: -kobo },
    { account: accounts.dues(estateId, due), kobo },
  ];
}

/** A month that an apartment is not occupied uses up what it was spared, too: else that would count as months in advance. */
function monthLines(meter: ChargedMeter, monthlyKobo: number, person: DemoPerson): Line[] {
  const { amountKobo, reductionKobo } = priceFor(person, monthlyKobo);
  const account = accounts.meter(meter.number, 'service-charge');
  return [
    ...chargeLines(meter, 'service-charge', amountKobo),
    { account: accounts.reduction(account), kobo: -reductionKobo },
    { account: accounts.reductions(meter.estateId), kobo: reductionKobo },
  ];
}

function priceFor(person: DemoPerson, kobo: number) {
  return person.unoccupied ? unoccupied(kobo, ESTATE_FEE_KOBO) : { amountKobo: kobo, reductionKobo: 0 };
}

function paidMonth(person: DemoPerson, { id: serviceId, monthlyKobo }: ChargedService, at: Date): PaidDue {
  const { amountKobo: kobo, reductionKobo } = priceFor(person, monthlyKobo);
  return { kobo, reductionKobo, at, due: { kind: 'service', screen: 'pay-services', serviceId, months: 1 } };
}

/** One month each, and what was paid in advance in days after one another. */
function monthsPaid(now: Date, { serviceCharge }: ChargedMeter, person: DemoPerson): PaidDue[] {
  if (serviceCharge === null) return [];
  const { monthsOwed: owed = 0 } = person;
  const paid = Array.from({ length: Math.min(MONTHS, MONTHS - owed) }, (_, at) => monthsBefore(now, MONTHS - at, 5));
  const ahead = Array.from({ length: Math.max(0, -owed) }, (_, at) => monthsBefore(now, 1, 20 + at));
  return [...paid, ...ahead].map((at) => paidMonth(person, serviceCharge, at));
}

/** The services besides the service charge that the person takes, a month each. */
function othersPaid(now: Date, { services }: ChargedMeter, person: DemoPerson): PaidDue[] {
  const taken = services.filter(({ name }) => person.takes?.includes(name));
  return taken.flatMap((service, nth) =>
    Array.from({ length: MONTHS }, (_, at) => paidMonth(person, service, monthsBefore(now, MONTHS - at, 6 + nth))),
  );
}

function leviesPaid(now: Date, { role }: DemoPerson): PaidDue[] {
  const due = { kind: 'dev-levy', screen: role === 'service-owner' ? 'pay-dev-levy' : 'pay-services' } as const;
  return PAID_LEVIES.map(({ monthsAgo, kobo }) => ({ kobo, due, at: monthsBefore(now, monthsAgo, 12) }));
}

function finePaid(now: Date, { finePaidKobo: kobo }: DemoPerson): PaidDue[] {
  const due = { kind: 'fine', screen: 'pay-services' } as const;
  return kobo === undefined ? [] : [{ kobo, due, at: monthsBefore(now, 3, 9) }];
}
