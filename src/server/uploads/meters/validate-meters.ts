import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { JudgedRow } from '#machines/uploads/read-rows.ts';
import type { Schema } from '../../db/schema.ts';
import { readFile } from '../read-file.ts';
import { unreadable } from '../wrong-rows.ts';
import { judgeByMeters } from './known-rows.ts';

/** Judge every row of a file of meters (S2 sections 4 and 7); nothing is kept. */
export async function validateMeters(
  db: Kysely<Schema>,
  estateId: number,
  file: Blob,
  signal: AbortSignal,
): Promise<CallAnswer<'validateMeters'>> {
  const sheet = await readFile('upload-meters', file, signal);
  if (sheet.problem !== null) return unreadable(sheet.problem);
  const { rows } = await judgeByMeters(db, estateId, sheet.rows);
  const csvData = rows.map(asMeter);
  if (rows.every(({ valid }) => valid)) return { status: 200, data: { status: 'valid', csvData } };
  const refused = { code: 'rows-not-valid', message: MESSAGES.uploadInvalid };
  return { status: 400, data: { ...refused, status: 'invalid', csvData } };
}

function asMeter({ row, cells, valid, message, fate }: JudgedRow) {
  const { landlord_name = '', meter_number = '', house_address = '' } = cells;
  return { row, landlord_name, meter_number, house_address, valid, message, ...(fate && { fate }) };
}
