import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Schema } from '../db/schema.ts';
import { residentsOf } from '../residents/residents.ts';
import { nothingOwed, owedByMeters } from './owed-by-meters.ts';
import { noMeter, type OwnEstate, ownMeter } from './own-estate.ts';

/** The estate of a meter of the own estate, who has an account on it, and what it owes now (S2 section 7). */
export async function meterName(
  db: Kysely<Schema>,
  estate: OwnEstate,
  meterNumber: string,
): Promise<CallAnswer<'meterName'>> {
  const meter = await ownMeter(db, estate, meterNumber).executeTakeFirst();
  if (meter === undefined) return noMeter;
  const holder = await residentsOf(db, estate.id)
    .select(['users.first_name', 'users.last_name', 'users.status'])
    .where('users.meter_number', '=', meterNumber)
    // Who lives there before who only owns it.
    .orderBy(sql`users.role = 'service-user'`, 'desc')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();
  const owed = (await owedByMeters(db, [meterNumber])).get(meterNumber) ?? nothingOwed;
  const name = holder === undefined ? null : `${holder.first_name} ${holder.last_name}`.trim();
  const lived = holder?.status ?? null;
  return { status: 200, data: { name: estate.name, ...meter, holder: name, status: lived, ...owed } };
}
