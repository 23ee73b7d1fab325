import type { Kysely } from 'kysely';
import { notYet } from '../accounts/awaiting.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { houseMeant } from '../administration/moving-out/who.ts';
import { noMeter, type OwnEstate, ownMeter } from '../administration/own-estate.ts';
import type { Schema } from '../db/schema.ts';
import { NO_OWN_METER, refusal, refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';

/** What the calls about households share. */
export interface HouseholdDeps extends Pick<AccountDeps, 'db' | 'clock' | 'mail'> {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
}

/** The house that a call is about. */
export interface House {
  readonly estate: OwnEstate;
  readonly meterNumber: string;
  readonly address: string;
}

/** Of a resident the own one, once they are let in, and nothing of another that they name; of an administrator one of the own estate, by its number or by words of its address. */
export async function houseOf(
  db: Kysely<Schema>,
  person: Person,
  asked: { readonly meter_number?: string | undefined; readonly house?: string | undefined } = {},
) {
  const { estate, role } = person;
  if (role === 'service-user') {
    const waits = notYet(person);
    if (waits !== null) return refused(waits.code, waits.message);
    if (estate === null || person.meterNumber === null) return refused(NO_OWN_METER.code, NO_OWN_METER.message);
    const named = asked.meter_number?.replaceAll(/[\s-]/g, '') ?? person.meterNumber;
    if (named !== person.meterNumber || asked.house !== undefined) return noMeter;
    const own = await ownMeter(db, estate, person.meterNumber).executeTakeFirst();
    return own === undefined ? noMeter : houseIn(estate, own);
  }
  if (estate === null) return { status: 400, data: refusal('no-estate') } as const;
  const digits = asked.meter_number?.replaceAll(/[\s-]/g, '') ?? '';
  if (digits === '' && asked.house === undefined) return noMeter;
  const found =
    digits === ''
      ? await houseMeant(db, estate, asked.house ?? '')
      : ((await ownMeter(db, estate, digits).executeTakeFirst()) ?? noMeter);
  return 'status' in found ? found : houseIn(estate, found);
}

const houseIn = (
  { id, name }: OwnEstate,
  meter: { readonly meter_number: string; readonly house_address: string },
): House => ({
  estate: { id, name },
  meterNumber: meter.meter_number,
  address: meter.house_address,
});
