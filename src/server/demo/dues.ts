import { ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { accounts, type Due } from '../billing/chart.ts';
import { post } from '../billing/ledger.ts';
import { SERVICE_PAYMENT } from '../billing/summary.ts';
import type { DemoPerson } from './people.ts';
import { monthsBefore, type Seeding } from './seeding.ts';

/** How many months of dues a demonstration meter has behind it. */
const MONTHS = 6;

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
      if (month <= MONTHS - owed) await pay(meter.monthlyKobo, monthsBefore(now, ago, 5));
    }
    for (let ahead = 0; ahead < -owed; ahead += 1) await pay(meter.monthlyKobo, monthsBefore(now, 1, 20 + ahead));
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

  async function pay(kobo: number, at: Date) {
    const entries = [
      { account: accounts.provider('sandbox'), kobo: -(kobo + ESTATE_FEE_KOBO) },
      { account: accounts.meter(meter.number, 'service-charge'), kobo },
      { account: accounts.fees, kobo: ESTATE_FEE_KOBO },
    ];
    await post(trx, { kind: SERVICE_PAYMENT, narration: 'Services Payment', at, entries });
  }
}
