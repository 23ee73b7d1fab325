import type { Kysely } from 'kysely';
import { LEVY_BLOCK_KOBO, LEVY_NOTICE_KOBO } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import { accounts } from './chart.ts';
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

/** Read what a meter owes. Pass the transaction when there is one. */
export async function arrears(trx: Kysely<Schema>, meterNumber: string): Promise<Arrears> {
  const names = {
    serviceCharge: accounts.meter(meterNumber, 'service-charge'),
    devLevy: accounts.meter(meterNumber, 'dev-levy'),
    fine: accounts.meter(meterNumber, 'fine'),
  };
  const sums = await balances(trx, Object.values(names));
  const serviceChargeKobo = sums[names.serviceCharge] ?? 0;
  const devLevyKobo = sums[names.devLevy] ?? 0;
  const fineKobo = 0 - (sums[names.fine] ?? 0);
  const notices = { serviceCharge: serviceChargeKobo < 0, devLevy: devLevyKobo < LEVY_NOTICE_KOBO, fine: fineKobo > 0 };
  const blocked = notices.serviceCharge || devLevyKobo < LEVY_BLOCK_KOBO || notices.fine;
  return { serviceChargeKobo, devLevyKobo, fineKobo, blocked, notices };
}
