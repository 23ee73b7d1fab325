import { type Kysely, sql } from 'kysely';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import type { Schema } from '../../db/schema.ts';
import { batchesOf } from '../batches.ts';

/** A levy as a row says it, kobo. */
export interface Levy {
  readonly meter_number: string;
  readonly kobo: number;
}

/** What a valid row says. */
export function levyOf({ cells: { meterNumber = '', amount = '' } }: JudgedRow): Levy {
  return { meter_number: meterNumber, kobo: parseNaira(amount) ?? 0 };
}

/** Judge rows of levies by what only the data base knows: whether the estate has the meter, and what it was charged before. */
export async function judgeByLevies(
  db: Kysely<Schema>,
  judged: readonly JudgedRow[],
  own: ReadonlySet<string>,
): Promise<readonly JudgedRow[]> {
  const before = await chargedBefore(db, [...own]);
  return judged.map((row) => {
    if (!row.valid) return row;
    const { meter_number, kobo } = levyOf(row);
    const { row: number, cells } = row;
    if (!own.has(meter_number)) return { row: number, cells, valid: false, message: ROW_SENTENCES.meterUnknown };
    const charged = before.get(meter_number);
    return row.fate !== undefined || charged === undefined ? row : { ...row, ...compared(charged, kobo) };
  });
}

function compared(charged: number, kobo: number): Pick<JudgedRow, 'message' | 'fate' | 'moves'> {
  const moves = kobo - charged;
  if (moves === 0) return { message: ROW_SENTENCES.levyKnown, fate: 'known' };
  const say = moves > 0 ? ROW_SENTENCES.levyMore : ROW_SENTENCES.levyLess;
  return { message: say(formatNaira(charged), formatNaira(Math.abs(moves))), fate: 'changed', moves };
}

/** What some meters were charged by a file before, kobo. */
async function chargedBefore(db: Kysely<Schema>, meters: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const charged = new Map<string, number>();
  for (const batch of batchesOf(meters)) {
    const { rows } = await sql<{ meter_number: string; amount_kobo: number }>`
      select meter_number, amount_kobo from dev_levies
      where meter_number in (select jsonb_array_elements_text(${JSON.stringify(batch)}::jsonb))`.execute(db);
    for (const row of rows) charged.set(row.meter_number, row.amount_kobo);
  }
  return charged;
}
