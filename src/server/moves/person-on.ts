import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { awaitsOf, type Person } from '../person.ts';

/**
 * Somebody as they are on one of the meters that they hold: with its estate, and with what they wait for there. Null where it is none of theirs, which is the
 * same as one that does not exist. Where none is named it is the one in use.
 */
export async function personOn(
  db: Kysely<Schema>,
  person: Person,
  meterNumber: string | undefined,
): Promise<Person | null> {
  if (meterNumber === undefined || meterNumber === person.meterNumber) return person;
  const home = await db
    .selectFrom('residences')
    .innerJoin('estates', 'estates.id', 'residences.estate_id')
    .select(['residences.role', 'residences.status', 'residences.address', 'residences.is_verified'])
    .select(['residences.link_awaited', 'estates.id', 'estates.name', 'estates.active'])
    .select('estates.verifies_residents as estate_verifies')
    .where('residences.id', '=', person.id)
    .where('residences.meter_number', '=', meterNumber)
    .executeTakeFirst();
  if (home === undefined) return null;
  const awaits = awaitsOf(home);
  return {
    ...person,
    meterNumber,
    awaits,
    status: home.status,
    verified: home.is_verified,
    address: awaits === 'nothing' ? home.address : null,
    estate: { id: home.id, name: home.name, active: home.active },
  };
}

/** How many meters a person holds, and two where they hold more. */
export function homesOf(db: Kysely<Schema>, userId: string) {
  const homes = db
    .selectFrom('residences')
    .select('meter_number')
    .where('id', '=', userId)
    .where('meter_number', 'is not', null)
    .limit(2);
  return db.selectFrom(homes.as('home')).select(({ fn }) => fn.countAll<number>().as('count'));
}
