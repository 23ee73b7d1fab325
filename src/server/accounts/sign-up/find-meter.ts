import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** A meter as signing up needs it. */
export interface FoundMeter {
  readonly meterNumber: string;
  readonly address: string;
  readonly estate: { readonly id: number; readonly name: string };
}

/** A meter of an active estate; null for one that no estate has. */
export async function findMeter(db: Kysely<Schema>, meterNumber: string): Promise<FoundMeter | null> {
  return foundOf(await meterWhere(db, meterNumber).where('estates.active', '=', true).executeTakeFirst());
}

/** A meter that somebody had, of whatever estate; null for one that is gone. */
export async function formerMeter(db: Kysely<Schema>, meterNumber: string): Promise<FoundMeter | null> {
  return foundOf(await meterWhere(db, meterNumber).executeTakeFirst());
}

function meterWhere(db: Kysely<Schema>, meterNumber: string) {
  return db
    .selectFrom('meters')
    .innerJoin('estates', 'estates.id', 'meters.estate_id')
    .select(['meters.meter_number', 'meters.house_address', 'estates.id', 'estates.name'])
    .where('meters.meter_number', '=', meterNumber);
}

type Row = Awaited<ReturnType<ReturnType<typeof meterWhere>['executeTakeFirst']>>;

function foundOf(row: Row): FoundMeter | null {
  if (row === undefined) return null;
  return { meterNumber: row.meter_number, address: row.house_address, estate: { id: row.id, name: row.name } };
}
