import type { Kysely } from 'kysely';
import { DUE_KINDS, ORDER_KINDS } from '#catalogues/orders.ts';
import { judgeAsSpecified } from '#machines/arrears/standing.ts';
import type { Schema } from '../db/schema.ts';
import { readSettings } from '../read-settings.ts';
import { accounts, DUES, type Due } from './chart.ts';
import { SERVICE_CHARGE } from './credited-account.ts';
import { balances } from './ledger.ts';

/**
 * What a meter's balances are, in kobo, and what follows by the rule of the specification (S2 section 5; DECISIONS 1 and 2). Whether power
 * is sold, which an estate may rule otherwise, only `standingOf` says.
 */
export interface Arrears {
  /** Below 0: owed. */
  readonly serviceChargeKobo: number;
  /** Below 0: owed. */
  readonly devLevyKobo: number;
  /** Above 0: owed. */
  readonly fineKobo: number;
  /** True when that rule stops power. */
  readonly blocked: boolean;
  readonly notices: { readonly serviceCharge: boolean; readonly devLevy: boolean; readonly fine: boolean };
}

/**
 * Read what a meter owes. Pass the transaction when there is one. What cannot be paid, because the platform has stopped its
 * sale or the estate has no such service just now, is not asked for and holds nobody back: whoever is stopped must have a way
 * to pay. The ledger keeps it, administrators see it, and it is owed again as soon as it can be paid.
 */
export async function arrears(trx: Kysely<Schema>, meterNumber: string): Promise<Arrears> {
  const sums = await balancesOf(trx, meterNumber);
  const owes = DUES.filter((due) => sums[due] < 0);
  const payable = owes.length === 0 ? [] : await payableDues(trx, meterNumber);
  const asked = (due: Due) => (sums[due] < 0 && !payable.includes(due) ? 0 : sums[due]);
  const serviceChargeKobo = asked('service-charge');
  const devLevyKobo = asked('dev-levy');
  const fineKobo = 0 - asked('fine');
  const { name, reminds } = judgeAsSpecified({
    serviceCharge: serviceChargeKobo,
    devLevy: devLevyKobo,
    fine: fineKobo,
  });
  const notices = {
    serviceCharge: reminds.includes('service-charge'),
    devLevy: reminds.includes('dev-levy'),
    fine: reminds.includes('fine'),
  };
  return { serviceChargeKobo, devLevyKobo, fineKobo, blocked: name === 'blocked', notices };
}

/** What a meter owes of its fine, kobo above 0, whether it can be paid just now or not. */
export async function fineOf(trx: Kysely<Schema>, meterNumber: string): Promise<number> {
  return 0 - (await balancesOf(trx, meterNumber)).fine;
}

/** What stands on a meter's accounts, kobo; below 0 is owed. */
async function balancesOf(trx: Kysely<Schema>, meterNumber: string): Promise<Record<Due, number>> {
  const names = DUES.map((due) => accounts.meter(meterNumber, due));
  const sums = await balances(trx, names);
  return Object.fromEntries(DUES.map((due) => [due, sums[accounts.meter(meterNumber, due)] ?? 0])) as Record<
    Due,
    number
  >;
}

/** What can be paid for a meter now: what the platform sells, and a service charge only where the estate has one. */
export async function payableDues(trx: Kysely<Schema>, meterNumber: string): Promise<readonly Due[]> {
  const sold = await soldDues(trx);
  if (!sold.includes('service-charge')) return sold;
  const charging = servicesOf(trx)
    .innerJoin('meters', 'meters.estate_id', 'services.estate_id')
    .where('meters.meter_number', '=', meterNumber);
  return withService(sold, (await charging.executeTakeFirst()) !== undefined);
}

/** The same for every meter of an estate. */
export async function payableIn(trx: Kysely<Schema>, estateId: number): Promise<readonly Due[]> {
  const sold = await soldDues(trx);
  const charging = servicesOf(trx).where('services.estate_id', '=', estateId);
  return withService(sold, (await charging.executeTakeFirst()) !== undefined);
}

async function soldDues(trx: Kysely<Schema>): Promise<readonly Due[]> {
  const { paused } = await readSettings(trx);
  return DUE_KINDS.filter((kind) => !paused.includes(kind)).map((kind) => ORDER_KINDS[kind].credits);
}

const withService = (sold: readonly Due[], isCharged: boolean): readonly Due[] =>
  isCharged ? sold : sold.filter((due) => due !== 'service-charge');

/** Service charges that are enabled. */
const servicesOf = (trx: Kysely<Schema>) =>
  trx
    .selectFrom('services')
    .select('services.id')
    .where('services.name', '=', SERVICE_CHARGE)
    .where('services.enabled', '=', true);
