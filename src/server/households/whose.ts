import type { Kysely } from 'kysely';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { notYet } from '../accounts/awaiting.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { houseMeant } from '../administration/moving-out/who.ts';
import { noMeter, type OwnEstate, ownMeter } from '../administration/own-estate.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { NO_OWN_METER, noEstate, noResident, refused } from '../http/refusals.ts';
import { personOn } from '../moves/person-on.ts';
import type { Person } from '../person.ts';
import { homeShown } from '../residents/home-shown.ts';

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

/** Of a resident the one in use, or which of their own they name, once they are let in there, and nothing of another; of an administrator one of the own estate, by its number or by words of its address. */
export async function houseOf(
  db: Kysely<Schema>,
  person: Person,
  asked: { readonly meter_number?: string | undefined; readonly house?: string | undefined } = {},
) {
  const { estate, role } = person;
  if (role === 'service-user') {
    const home = await personOn(db, person, asked.meter_number && digitsOf(asked.meter_number));
    return home === null || asked.house !== undefined ? noMeter : ownHouse(db, home);
  }
  if (estate === null) return noEstate;
  const digits = digitsOf(asked.meter_number ?? '');
  if (digits === '' && asked.house === undefined) return noMeter;
  const found =
    digits === ''
      ? await houseMeant(db, estate, asked.house ?? '')
      : ((await ownMeter(db, estate, digits).executeTakeFirst()) ?? noMeter);
  return 'status' in found ? found : houseIn(estate, found);
}

async function ownHouse(db: Kysely<Schema>, home: Person) {
  const waits = notYet(home);
  if (waits !== null) return refused(waits.code, waits.message);
  if (home.estate === null || home.meterNumber === null) return refused(NO_OWN_METER.code, NO_OWN_METER.message);
  const own = await ownMeter(db, home.estate, home.meterNumber).executeTakeFirst();
  return own === undefined ? noMeter : houseIn(home.estate, own);
}

/**
 * The house in which a member was shown. Where none was said it is the one that fits: of an administrator the only one in which they live, of a resident the
 * one in use, unless they share several.
 */
export async function houseOfMember(
  db: Kysely<Schema>,
  person: Person,
  { user_id: userId, meter_number: shown }: CallTaken<'nameHouseholdHead'>,
) {
  const isResident = person.role === 'service-user';
  if (isResident && shown !== undefined) return houseOf(db, person, { meter_number: shown });
  let there = db.selectFrom('residences').select('meter_number').where('id', '=', userId);
  there = isResident
    ? there.where('meter_number', 'in', db.selectFrom('residences').select('meter_number').where('id', '=', person.id))
    : there.where('estate_id', '=', person.estate?.id ?? null);
  const homes = await there.where('role', '=', 'service-user').where('meter_number', 'is not', null).execute();
  if (isResident && homes.length < 2) return houseOf(db, person);
  if (homes.length === 0) return noResident;
  const meant = homeShown(homes, shown);
  return 'status' in meant ? meant : houseOf(db, person, { meter_number: meant.home.meter_number ?? '' });
}

const houseIn = (
  { id, name }: OwnEstate,
  meter: { readonly meter_number: string; readonly house_address: string },
): House => ({
  estate: { id, name },
  meterNumber: meter.meter_number,
  address: meter.house_address,
});
