import { type Kysely, sql } from 'kysely';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import type { Schema } from '../db/schema.ts';
import { batchesOf } from './batches.ts';

/** A meter as it stands in the data base. */
export interface KnownMeter {
  readonly meter_number: string;
  readonly estate_id: number;
  readonly landlord_name: string;
  readonly house_address: string;
}

/** Those of some meter numbers that there are, whichever estate has them, by their numbers. */
export async function knownMeters(
  db: Kysely<Schema>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, KnownMeter>> {
  const known = new Map<string, KnownMeter>();
  for (const batch of batchesOf(numbers)) {
    const { rows } = await sql<KnownMeter>`
      select meter_number, estate_id, landlord_name, house_address from meters
      where meter_number in (select jsonb_array_elements_text(${JSON.stringify(batch)}::jsonb))`.execute(db);
    for (const row of rows) known.set(row.meter_number, row);
  }
  return known;
}

/** Those of the meters in some valid rows that an estate has now. */
export async function ownMeters(
  db: Kysely<Schema>,
  estateId: number,
  rows: readonly JudgedRow[],
): Promise<ReadonlySet<string>> {
  const known = await knownMeters(db, [...new Set(metersIn(rows))]);
  return new Set([...known.values()].filter((one) => one.estate_id === estateId).map((one) => one.meter_number));
}

/** The meters that some valid rows of payments or levies name. */
export function metersIn(rows: readonly JudgedRow[]): readonly string[] {
  return rows.filter(({ valid }) => valid).map(({ cells }) => cells.meterNumber ?? '');
}

/**
 * Those of some meter numbers that an estate has, held until the transaction ends: what is set or paid meanwhile waits.
 * In one order, so that two uploads never wait for each other.
 */
export async function holdOwnMeters(
  trx: Kysely<Schema>,
  estateId: number,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (const batch of batchesOf([...new Set(numbers)].sort())) {
    const { rows } = await sql<{ meter_number: string }>`
      select meter_number from meters
      where estate_id = ${estateId}
        and meter_number in (select jsonb_array_elements_text(${JSON.stringify(batch)}::jsonb))
      order by meter_number for no key update`.execute(trx);
    for (const row of rows) held.add(row.meter_number);
  }
  return held;
}
