import { type Kysely, sql } from 'kysely';
import { REFUSING as SAID } from '#catalogues/sentences/estate/refusing.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import { noResident, refused } from '../../http/refusals.ts';
import { waitingShown } from '../../residents/home-shown.ts';
import { residentsOf } from '../../residents/residents.ts';
import type { OwnEstate } from '../own-estate.ts';

/** Somebody of the own estate who waits to be verified on a meter. */
export interface Waiting {
  readonly id: string;
  readonly name: string;
  readonly meterNumber: string;
  /** It is the meter that they have in use; else they hold it beside that one. */
  readonly inUse: boolean;
}

/** Who it is, on the meter that was shown where one was, or why nobody waits there: verified, refused before, on no meter, or of another estate. */
export async function waitingMeant(db: Kysely<Schema>, estate: OwnEstate, userId: string, shown?: string) {
  const homes = await residentsOf(db, estate.id)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.meter_number'])
    .select(['users.is_verified', 'users.in_use'])
    .where('users.id', '=', userId)
    .orderBy('users.is_verified')
    .orderBy('users.in_use', 'desc')
    .execute();
  const before = await refusedBefore(db, estate.id, userId, shown);
  if (homes.length === 0) return before ?? noResident;
  const meant = waitingShown(homes, shown);
  if ('status' in meant) return before ?? meant;
  const row = meant.home;
  const name = nameOf(row);
  if (row.is_verified) return before ?? refused('verified-already', SAID.verified(name));
  if (row.meter_number === null) return before ?? noResident;
  return { id: row.id, name, email: row.email, meterNumber: row.meter_number, inUse: row.in_use };
}

/** The change of meter by which somebody came to one, where it can still be undone; undefined: they signed up with it. */
export function changeTo(db: Kysely<Schema>, { id, meterNumber }: Pick<Waiting, 'id' | 'meterNumber'>) {
  return db
    .selectFrom('account_changes')
    .selectAll()
    .where('user_id', '=', id)
    .where('kind', '=', 'meter')
    .where('to_value', '=', meterNumber)
    .where('applied_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Since when somebody is on a meter, who else is, and where it is. */
export async function houseOf(db: Kysely<Schema>, { id, meterNumber }: Pick<Waiting, 'id' | 'meterNumber'>) {
  const meter = await db
    .selectFrom('meters')
    .select('house_address')
    .where('meter_number', '=', meterNumber)
    .executeTakeFirstOrThrow();
  const came = await db
    .selectFrom('meter_moves')
    .select('at')
    .where('user_id', '=', id)
    .where('meter_number', '=', meterNumber)
    .where('way', '=', 'in')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const others = await db
    .selectFrom('residences')
    .select(['first_name', 'last_name', 'email'])
    .where('meter_number', '=', meterNumber)
    .where('id', '<>', id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute();
  return { address: meter.house_address, since: came?.at ?? null, others: others.map(nameOf) };
}

const MOST_NAMED = 10;

/** That somebody was refused in the own estate before, on a meter where one is said, with the day; undefined where they were not. */
async function refusedBefore(db: Kysely<Schema>, estateId: number, userId: string, meterNumber: string | undefined) {
  let rows = db
    .selectFrom('refused_residents')
    .innerJoin('users', 'users.id', 'refused_residents.user_id')
    .select(['refused_residents.at', 'users.first_name', 'users.last_name', 'users.email'])
    .where('refused_residents.estate_id', '=', estateId)
    .where('refused_residents.user_id', '=', userId)
    .where(
      // Who was let in since is verified, and not refused.
      sql<boolean>`not exists (select from audit where audit.action = 'resident-verified' and audit.subject = ${userId}
        and audit.at > refused_residents.at)`,
    )
    .orderBy('refused_residents.id', 'desc')
    .limit(1);
  if (meterNumber !== undefined) rows = rows.where('refused_residents.meter_number', '=', meterNumber);
  const row = await rows.executeTakeFirst();
  return row && refused('refused-already', SAID.already(nameOf(row), formatDay(dayInLagos(row.at))));
}

const nameOf = (one: { readonly first_name: string; readonly last_name: string; readonly email: string }): string =>
  `${one.first_name} ${one.last_name}`.trim() || one.email;
