import type { Kysely } from 'kysely';
import { LEVY_BLOCK_KOBO, LEVY_NOTICE_KOBO } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import { accounts } from './chart.ts';
import { SERVICE_CHARGE } from './credited-account.ts';
import { balances } from './ledger.ts';

/** What a meter's balances are, in kobo, and what follows for buying power (S2 section 5; DECISIONS 1 and 2). */
export interface Arrears {
  /** Below 0: owed. */
  readonly serviceChargeKobo: number;
  /** Below 0: owed. */
  readonly devLevyKobo: number;
  /** Above 0: owed. */
  readonly fineKobo: number;
  /** True when power cannot be bought. */
  readonly blocked: boolean;
  readonly notices: { readonly serviceCharge: boolean; readonly devLevy: boolean; readonly fine: boolean };
}

/**
 * Read what a meter owes. Pass the transaction when there is one. A service charge that cannot be paid, because the platform
 * has disabled it, is not asked for and holds nobody back; the ledger keeps it, and it is owed again when it is enabled.
 */
export async function arrears(trx: Kysely<Schema>, meterNumber: string): Promise<Arrears> {
  const names = {
    serviceCharge: accounts.meter(meterNumber, 'service-charge'),
    devLevy: accounts.meter(meterNumber, 'dev-levy'),
    fine: accounts.meter(meterNumber, 'fine'),
  };
  const sums = await balances(trx, Object.values(names));
  const chargedKobo = sums[names.serviceCharge] ?? 0;
  const serviceChargeKobo = chargedKobo < 0 && (await isDisabled(trx, meterNumber)) ? 0 : chargedKobo;
  const devLevyKobo = sums[names.devLevy] ?? 0;
  const fineKobo = 0 - (sums[names.fine] ?? 0);
  const notices = { serviceCharge: serviceChargeKobo < 0, devLevy: devLevyKobo < LEVY_NOTICE_KOBO, fine: fineKobo > 0 };
  const blocked = notices.serviceCharge || devLevyKobo < LEVY_BLOCK_KOBO || notices.fine;
  return { serviceChargeKobo, devLevyKobo, fineKobo, blocked, notices };
}

/** True when the meter's estate has a service charge that is disabled. */
async function isDisabled(trx: Kysely<Schema>, meterNumber: string): Promise<boolean> {
  const disabled = await trx
    .selectFrom('services')
    .innerJoin('meters', 'meters.estate_id', 'services.estate_id')
    .select('services.id')
    .where('meters.meter_number', '=', meterNumber)
    .where('services.name', '=', SERVICE_CHARGE)
    .where('services.enabled', '=', false)
    .executeTakeFirst();
  return disabled !== undefined;
}
