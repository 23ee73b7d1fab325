import { type Kysely, sql } from 'kysely';
import { SERVICE_DAYS_PER_MONTH } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import { arrears } from './arrears.ts';
import { accounts } from './chart.ts';
import { SERVICE_CHARGE } from './credited-account.ts';
import { balances } from './ledger.ts';
import { NO_PAY_BY, type PayBy, payByOf } from './pay-by.ts';
import { monthlyKoboOn } from './prices.ts';

/** The kind of posting with which an order that was paid credits a meter. */
const DELIVERED = 'delivered';

/** The service payment summary of S1 section 3, in naira. */
export interface Summary {
  readonly amount: number;
  readonly serviceCharge: number;
  readonly devLevy: number;
  readonly fine: number;
  readonly paid: number;
  readonly duration: number;
  readonly payBy: PayBy;
}

/**
 * What a meter owes and has paid; null when nothing was ever owed or set. `since`: what was paid before is none of the reader's business;
 * null where all of it is.
 */
export async function summarise(
  db: Kysely<Schema>,
  meterNumber: string,
  at: Date,
  since: Date | null = null,
): Promise<Summary | null> {
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
    .where('kind', '=', DELIVERED)
    .$if(since !== null, (query) => query.where('ledger_transactions.at', '>=', since))
    .executeTakeFirstOrThrow();
  const all = Math.max(0, -owed.serviceChargeKobo) + Math.max(0, -owed.devLevyKobo) + Math.max(0, owed.fineKobo);
  return {
    amount: nairaOf(all),
    serviceCharge: nairaOf(owed.serviceChargeKobo),
    devLevy: nairaOf(owed.devLevyKobo),
    fine: nairaOf(owed.fineKobo),
    paid: nairaOf(paid.kobo),
    duration: await daysInAdvance(db, meterNumber, at),
    payBy: all > 0 ? await payByOf(db, meterNumber) : NO_PAY_BY,
  };
}

/**
 * Whole months of service charge that are paid for already, as days. An apartment that is not occupied pays about half a
 * month's price and is granted the month (DECISIONS 10): what it was spared stands on an account beside its own, in whole
 * kobo, and counts here together with what it paid, so that the months it chose come out again.
 */
async function daysInAdvance(db: Kysely<Schema>, meterNumber: string, at: Date): Promise<number> {
  const account = accounts.meter(meterNumber, 'service-charge');
  const sums = await balances(db, [account, accounts.reduction(account)]);
  const worthKobo = Object.values(sums).reduce((all, kobo) => all + kobo, 0);
  if (worthKobo <= 0) return 0;
  const service = await db
    .selectFrom('services')
    .innerJoin('meters', 'meters.estate_id', 'services.estate_id')
    .select(monthlyKoboOn(dayInLagos(at)).as('kobo'))
    .where('meters.meter_number', '=', meterNumber)
    .where('services.name', '=', SERVICE_CHARGE)
    .executeTakeFirst();
  if (service === undefined) return 0;
  return Math.floor(worthKobo / service.kobo) * SERVICE_DAYS_PER_MONTH;
}
