import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { ChangeDeps } from '../../administration/own-estate.ts';
import type { FileJob } from '../file-job.ts';
import { ownMeters } from '../known-meters.ts';
import { readFile } from '../read-file.ts';
import { remarksOn } from '../remarks.ts';
import { unreadable } from '../wrong-rows.ts';
import { judgeByLevies } from './known-levies.ts';

/** What an upload of development levies would do (S2 section 7); nothing is kept. */
export async function previewLevies(
  { db }: Pick<ChangeDeps, 'db'>,
  { estate, file, signal }: FileJob,
): Promise<CallAnswer<'previewDevLevy'>> {
  const sheet = await readFile('upload-dev-levy', file, signal);
  if (sheet.problem !== null) return unreadable(sheet.problem);
  const rows = await judgeByLevies(db, sheet.rows, await ownMeters(db, estate.id, sheet.rows));
  return { status: 200, data: { remarks: remarksOn(rows) } };
}
