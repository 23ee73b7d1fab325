import { type Kysely, type Selectable, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { MetersTable } from '../db/schema/estates.ts';
import type { Schema } from '../db/schema.ts';
import { BY_NAME, residentsOf } from '../residents/residents.ts';
import { HAS_BALANCE, UNHELD_COLUMNS, unheldMeters } from '../residents/unheld-meters.ts';
import { nothingOwed, owedByMeters } from './owed-by-meters.ts';

type Summary = Extract<CallAnswer<'residentSummary'>, { status: 200 }>['data'];

/** Residents that are read at once: others are served between two readings. */
const CHUNK = 500;

/** Every resident of an estate by name, with what the meter owes, naira (S2 section 7), then what is owed by meters of nobody. */
export async function summariseResidents(db: Kysely<Schema>, estateId: number): Promise<Summary> {
  const all: Summary = [];
  let behind: Resident | undefined;
  do {
    const residents = await chunkOf(db, estateId, behind);
    const meters = residents.flatMap(({ meterNo }) => (meterNo === null ? [] : [meterNo]));
    const owed = await owedByMeters(db, [...new Set(meters)]);
    for (const { id: _, ...resident } of residents) {
      all.push({ ...resident, held: true, ...(owed.get(resident.meterNo ?? '') ?? nothingOwed) });
    }
    behind = residents.length < CHUNK ? undefined : residents.at(-1);
  } while (behind !== undefined);
  return [...all, ...(await summariseUnheld(db, estateId))];
}

/** The meters that nobody has an account on and on which something stands, by their numbers. */
async function summariseUnheld(db: Kysely<Schema>, estateId: number): Promise<Summary> {
  const all: Summary = [];
  let behind: string | undefined = '';
  do {
    const meters: readonly Unheld[] = await unheldMeters(db, estateId)
      .where(HAS_BALANCE)
      .where('meters.meter_number', '>', behind)
      .select(UNHELD_COLUMNS)
      .orderBy('meters.meter_number')
      .limit(CHUNK)
      .execute();
    const owed = await owedByMeters(
      db,
      meters.map(({ meter_number }) => meter_number),
    );
    for (const meter of meters) all.push({ ...asRow(meter), ...(owed.get(meter.meter_number) ?? nothingOwed) });
    behind = meters.length < CHUNK ? undefined : meters.at(-1)?.meter_number;
  } while (behind !== undefined);
  return all;
}

type Unheld = Pick<Selectable<MetersTable>, 'meter_number' | 'landlord_name' | 'house_address'>;

function asRow({ meter_number, landlord_name, house_address }: Unheld) {
  const nobody = { lastName: '', status: null, held: false, email: '', phone: '', isVerified: false } as const;
  return { ...nobody, firstName: landlord_name, meterNo: meter_number, houseAddress: house_address };
}

type Resident = Awaited<ReturnType<typeof chunkOf>>[number];

function chunkOf(
  db: Kysely<Schema>,
  estateId: number,
  behind:
    | { readonly id: string; readonly firstName: string; readonly lastName: string; readonly meterNo: string | null }
    | undefined,
) {
  let query = residentsOf(db, estateId)
    .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName', 'users.status'])
    .select(['users.meter_number as meterNo', 'users.email', 'users.phone', 'users.is_verified as isVerified'])
    .select('users.address as houseAddress');
  if (behind !== undefined) {
    const past = sql`(lower(${behind.lastName}::text), lower(${behind.firstName}::text), ${behind.id}::uuid, ${behind.meterNo ?? ''}::text)`;
    query = query.where(sql<boolean>`(${BY_NAME}) > ${past}`);
  }
  return query.orderBy(BY_NAME).limit(CHUNK).execute();
}
