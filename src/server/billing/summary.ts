import { type Kysely, sql } from 'kysely';
import { KOBO_PER_NAIRA, SERVICE_DAYS_PER_MONTH } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import { arrears } from './arrears.ts';
import { accounts } from './chart.ts';

/** The kind of posting with which a resident pays for services. */
export const SERVICE_PAYMENT = 'service-payment';

/** The service whose months the service charge pays for. */
export const SERVICE_CHARGE = 'Service Charge';

/** The service payment summary of S1 section 3, in naira. */
export interface Summary {
  readonly amount: number;
  readonly serviceCharge: number;
  readonly devLevy: number;
  readonly fine: number;
  readonly paid: number;
  readonly duration: number;
}

/** What a meter owes and has paid; null when nothing was ever owed or set. */
export async function summarise(db: Kysely<Schema>, meterNumber: string): Promise<Summary | null> {
  const account = accounts.meter(meterNumber, 'service-charge');
  const prefix = accounts.meter(meterNumber, '' as 'fine');
  const set = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('account', 'like', `${prefix}%`)
    .limit(1)
    .executeTakeFirst();
  if (set === undefined) return null;
  const owed = await arrears(db, meterNumber);
  const paid = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(sql<number>`coalesce(sum(amount_kobo), 0)::bigint`.as('kobo'))
    .where('account', '=', account)
    .where('kind', '=', SERVICE_PAYMENT)
    .executeTakeFirstOrThrow();
  const all = Math.max(0, -owed.serviceChargeKobo) + Math.max(0, -owed.devLevyKobo) + Math.max(0, owed.fineKobo);
  return {
    amount: naira(all),
    serviceCharge: naira(owed.serviceChargeKobo),
    devLevy: naira(owed.devLevyKobo),
    fine: naira(owed.fineKobo),
    paid: naira(paid.kobo),
    duration: await daysInAdvance(db, meterNumber, owed.serviceChargeKobo),
  };
}

/** Naira of an amount in kobo, for the calls' edges. */
export function naira(kobo: number): number {
  return kobo / KOBO_PER_NAIRA;
}

/** Whole months that a balance above 0 pays for, as days. */
async function daysInAdvance(db: Kysely<Schema>, meterNumber: string, balanceKobo: number): Promise<number> {
  if (balanceKobo <= 0) return 0;
  const service = await db
    .selectFrom('services')
    .innerJoin('meters', 'meters.estate_id', 'services.estate_id')
    .select('services.monthly_kobo')
    .where('meters.meter_number', '=', meterNumber)
    .where('services.name', '=', SERVICE_CHARGE)
    .executeTakeFirst();
  if (service === undefined) return 0;
  return Math.floor(balanceKobo / service.monthly_kobo) * SERVICE_DAYS_PER_MONTH;
}
