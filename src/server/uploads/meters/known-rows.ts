import type { Kysely } from 'kysely';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import type { Schema } from '../../db/schema.ts';
import { type KnownMeter, knownMeters } from '../known-meters.ts';

/** Rows of meters, judged by what only the data base knows as well, and the meters of the own estate among them. */
export interface KnownRows {
  readonly rows: readonly JudgedRow[];
  readonly own: ReadonlyMap<string, KnownMeter>;
}

/** Judge rows of meters once more: one that the own estate has is valid and says so; one of another estate is not. */
export async function judgeByMeters(
  db: Kysely<Schema>,
  estateId: number,
  judged: readonly JudgedRow[],
): Promise<KnownRows> {
  const numbers = judged.filter(({ valid }) => valid).map(({ cells }) => cells.meter_number ?? '');
  const known = await knownMeters(db, numbers);
  const own = new Map([...known].filter(([, meter]) => meter.estate_id === estateId));
  const rows = judged.map((row): JudgedRow => {
    const meter = row.valid ? known.get(row.cells.meter_number ?? '') : undefined;
    if (meter === undefined) return row;
    if (meter.estate_id !== estateId) return { ...row, valid: false, message: ROW_SENTENCES.meterElsewhere };
    if (isSame(row, meter)) return { ...row, message: ROW_SENTENCES.meterKnown, fate: 'known' };
    const was = `${meter.landlord_name}, ${meter.house_address}`;
    return { ...row, message: ROW_SENTENCES.meterRenamed(was), fate: 'changed' };
  });
  return { rows, own };
}

/** True when a row says nothing of a meter that is not known already. */
export function isSame({ cells }: Pick<JudgedRow, 'cells'>, meter: KnownMeter): boolean {
  return cells.landlord_name === meter.landlord_name && cells.house_address === meter.house_address;
}
