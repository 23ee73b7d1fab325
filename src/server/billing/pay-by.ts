import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { payableDues } from './arrears.ts';
import { DUES, type Due } from './chart.ts';
import { debtsOf } from './debts.ts';

/** The first day, `YYYY-MM-DD`, by which something of each due is to be paid; null: no day was said of what is owed. */
export interface PayBy {
  readonly serviceCharge: string | null;
  readonly devLevy: string | null;
  readonly fine: string | null;
}

/** Nothing is to be paid by a day. */
export const NO_PAY_BY: PayBy = { serviceCharge: null, devLevy: null, fine: null };

/**
 * By when what a meter owes is to be paid. `asEstate`: an administrator reads it, and sees what cannot be paid just now, which nobody else
 * is asked for.
 */
export async function payByOf(db: Kysely<Schema>, meterNumber: string, asEstate = false): Promise<PayBy> {
  const meter = await db
    .selectFrom('meters')
    .select('estate_id')
    .where('meter_number', '=', meterNumber)
    .executeTakeFirst();
  if (meter === undefined) return NO_PAY_BY;
  const dues: readonly Due[] = asEstate ? DUES : await payableDues(db, meterNumber);
  if (dues.length === 0) return NO_PAY_BY;
  const { rows } = await sql<{ due: Due; pay_by: string }>`
    select due, min(pay_by)::text as pay_by from ${debtsOf(meter.estate_id, dues, meterNumber)} as debt
    where kobo > 0 and pay_by is not null group by due`.execute(db);
  const of = (due: Due) => rows.find((row) => row.due === due)?.pay_by ?? null;
  return { serviceCharge: of('service-charge'), devLevy: of('dev-levy'), fine: of('fine') };
}
