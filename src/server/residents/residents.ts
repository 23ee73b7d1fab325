import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ResidentList } from '#catalogues/residents.ts';
import type { Schema } from '../db/schema.ts';

/** Who lives or owns in an estate. The roles stand in the text, where the indexes of the lists look for them. */
export const IS_RESIDENT = sql<boolean>`users.role in ('service-user', 'service-owner')`;

/** Everybody who lives or owns in an estate, once on each meter that they hold. */
export function residents(db: Kysely<Schema>) {
  return db.selectFrom('residences as users').where(IS_RESIDENT);
}

/** The residents of one estate. */
export function residentsOf(db: Kysely<Schema>, estateId: number) {
  return residents(db).where('users.estate_id', '=', estateId);
}

/** Which residents are on which list (DECISIONS 38). */
export const ON_LIST: Readonly<Record<ResidentList, RawBuilder<boolean>>> = {
  total: sql`true`,
  active: sql`users.status = 'occupied'`,
  // Of several who have an account on a meter the one who lives there, else who came first, so that each meter stands once.
  'registered-meters': sql`users.meter_number is not null and not exists (
    select from residences as other
    where other.meter_number = users.meter_number and other.role in ('service-user', 'service-owner')
      and (other.role <> 'service-user', other.created_at, other.id) < (users.role <> 'service-user', users.created_at, users.id))`,
  inactive: sql`users.status <> 'occupied'`,
  verified: sql`users.is_verified`,
  unverified: sql`not users.is_verified`,
};

/** The order of every list of residents, which is the same each time: by last name, first name and id, and of one person by the meter. */
export const BY_NAME = sql`lower(users.last_name), lower(users.first_name), users.id, coalesce(users.meter_number, '')`;

/**
 * Hold the accounts of everybody on a meter until the transaction ends, or of some of them: whoever changes what they hold waits for this, or this for
 * them.
 */
export async function lockResidents(
  trx: Transaction<Schema>,
  meterNumber: string,
  ids?: readonly string[],
): Promise<void> {
  let there = trx.selectFrom('residences').select('id').where('meter_number', '=', meterNumber);
  if (ids !== undefined) there = there.where('id', 'in', ids);
  await trx.selectFrom('users').select('id').where('id', 'in', there).orderBy('id').forUpdate().execute();
}
