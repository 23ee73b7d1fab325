import type { CallAnswer } from '#catalogues/calls/services.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { ChangeDeps } from '../../administration/own-estate.ts';
import type { FileJob } from '../file-job.ts';
import { ownMeters } from '../known-meters.ts';
import { readFile } from '../read-file.ts';
import { remarksOn } from '../remarks.ts';
import { unreadable } from '../wrong-rows.ts';
import { judgeByPayments } from './known-payments.ts';

/** What an upload of payments would do (S2 section 7); nothing is kept. */
export async function previewPayments(
  { db, clock }: ChangeDeps,
  { estate, file, signal }: FileJob,
): Promise<CallAnswer<'previewServicePayments'>> {
  const sheet = await readFile('upload-payments', file, signal);
  if (sheet.problem !== null) return unreadable(sheet.problem);
  const own = await ownMeters(db, estate.id, sheet.rows);
  const rows = await judgeByPayments(db, sheet.rows, { own, today: dayInLagos(clock()) });
  return { status: 200, data: { remarks: remarksOn(rows) } };
}
