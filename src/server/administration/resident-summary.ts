import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Schema } from '../db/schema.ts';
import { BY_NAME, residentsOf } from '../residents/residents.ts';
import { nothingOwed, owedByMeters } from './owed-by-meters.ts';

type Summary = Extract<CallAnswer<'residentSummary'>, { status: 200 }>['data'];

/** Residents that are read at once: others are served between two readings. */
const CHUNK = 500;

/** Every resident of an estate by name, with what the meter owes, naira (S2 section 7). */
export async function summariseResidents(db: Kysely<Schema>, estateId: number): Promise<Summary> {
  const all: Summary = [];
  let behind: Resident | undefined;
  do {
    const residents = await chunkOf(db, estateId, behind);
    const meters = residents.flatMap(({ meterNo }) => (meterNo === null ? [] : [meterNo]));
    const owed = await owedByMeters(db, [...new Set(meters)]);
    for (const { id: _, ...resident } of residents) {
      all.push({ ...resident, ...(owed.get(resident.meterNo ?? '') ?? nothingOwed) });
    }
    behind = residents.length < CHUNK ? undefined : residents.at(-1);
  } while (behind !== undefined);
  return all;
}

type Resident = Awaited<ReturnType<typeof chunkOf>>[number];

function chunkOf(
  db: Kysely<Schema>,
  estateId: number,
  behind: { readonly id: string; readonly firstName: string; readonly lastName: string } | undefined,
) {
  let query = residentsOf(db, estateId)
    .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName', 'users.status'])
    .select(['users.meter_number as meterNo', 'users.email', 'users.phone', 'users.is_verified as isVerified']);
  if (behind !== undefined) {
    const past = sql`(lower(${behind.lastName}::text), lower(${behind.firstName}::text), ${behind.id}::uuid)`;
    query = query.where(sql<boolean>`(${BY_NAME}) > ${past}`);
  }
  return query.orderBy(BY_NAME).limit(CHUNK).execute();
}
