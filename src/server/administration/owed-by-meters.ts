import type { Kysely } from 'kysely';
import { nairaOf } from '#catalogues/money.ts';
import { accounts, DUES, type Due } from '../billing/chart.ts';
import { balances } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';

/** Balances of a meter, naira, in the signs of S2 section 3: service charge and levy below 0 are owed, a fine above 0 is. */
export interface OwedNaira {
  readonly serviceCharge: number;
  readonly devLevy: number;
  readonly fine: number;
}

/** What a meter owes for which nothing was ever set. */
export const nothingOwed: OwedNaira = { serviceCharge: 0, devLevy: 0, fine: 0 };

/** What many meters owe, in one reading of the ledger. */
export async function owedByMeters(
  db: Kysely<Schema>,
  meterNumbers: readonly string[],
): Promise<ReadonlyMap<string, OwedNaira>> {
  if (meterNumbers.length === 0) return new Map();
  const named = meterNumbers.map((meter) => ({
    meter,
    serviceCharge: accounts.meter(meter, 'service-charge'),
    devLevy: accounts.meter(meter, 'dev-levy'),
    fine: accounts.meter(meter, 'fine'),
  }));
  const sums = await balances(
    db,
    named.flatMap(({ serviceCharge, devLevy, fine }) => [serviceCharge, devLevy, fine]),
  );
  return new Map(
    named.map(({ meter, serviceCharge, devLevy, fine }) => [
      meter,
      {
        serviceCharge: nairaOf(sums[serviceCharge] ?? 0),
        devLevy: nairaOf(sums[devLevy] ?? 0),
        // Not -0, which no balance is.
        fine: nairaOf(0 - (sums[fine] ?? 0)),
      },
    ]),
  );
}

/** What a house owes and what it has paid ahead, kobo, each of several dues by itself: credit of one pays no other. */
export interface HouseBalance {
  /** Below 0: owed. */
  readonly held: Readonly<Record<Due, number>>;
  readonly owed: number;
  readonly credit: number;
}

/** What a house owes and has in credit now, as the ledger has it. */
export async function balanceOfHouse(db: Kysely<Schema>, meterNumber: string): Promise<HouseBalance> {
  const sums = await balances(
    db,
    DUES.map((due) => accounts.meter(meterNumber, due)),
  );
  const of = (due: Due) => sums[accounts.meter(meterNumber, due)] ?? 0;
  const held = { 'service-charge': of('service-charge'), 'dev-levy': of('dev-levy'), fine: of('fine') };
  const all = Object.values(held);
  return {
    held,
    owed: all.reduce((sum, kobo) => sum + Math.max(0, -kobo), 0),
    credit: all.reduce((sum, kobo) => sum + Math.max(0, kobo), 0),
  };
}
