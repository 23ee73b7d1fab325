import type { UploadKind } from '../../uploads.ts';
import { formatCount } from '../count.ts';

const many = (of: number, one: string, more: string): string => `${formatCount(of)} ${of === 1 ? one : more}`;

/** What becomes of the rows that are valid, and of the others. */
function stays(valid: number, done: string, invalid: number): string {
  if (valid === 0) return 'Mend the file, and choose it again.';
  if (invalid === 0) return `${done}.`;
  return `${done}. The ${invalid === 1 ? 'invalid one stays' : `${formatCount(invalid)} invalid ones stay`} out.`;
}

/** Sentences that flows say of files on their way. Those about rows stand in `rows.ts`. */
export const UPLOAD_SENTENCES = {
  notCsv: 'Please choose a .csv file. A spreadsheet program makes one with "Save as", CSV.',
  /* Which file it is */
  whichUpload: 'What is this file for?',
  noUpload: (heads: readonly string[]) =>
    `I do not know the columns in the first row of this file. I take files with these: ${heads.join('; ')}.`,
  notHere: 'I cannot use this file here.',
  /* Of what was uploaded */
  nothingUploaded: { meters: 'No meter has been uploaded yet.', levies: 'No development levy has been uploaded yet.' },
  /* Of rows that are read */
  ready: {
    'upload-meters': 'Ready to add',
    'upload-payments': 'Ready to upload',
    'upload-dev-levy': 'Ready to charge',
  },
  inRow: (row: number, message: string) => `Row ${formatCount(row)}: ${message}`,
  none: 'No row of this file can be uploaded.',
  summary: {
    'upload-meters': (valid: number, invalid: number) =>
      stays(valid, `Adds ${many(valid, 'valid meter', 'valid meters')}`, invalid),
    'upload-payments': (valid: number, invalid: number, sum: string) =>
      stays(valid, `Credits ${many(valid, 'payment', 'payments')}, ${sum} in all`, invalid),
    'upload-dev-levy': (valid: number, invalid: number, sum: string) =>
      stays(valid, `Charges ${many(valid, 'levy', 'levies')}, ${sum} in all`, invalid),
  },
  /* On the way */
  learning: 'Looking up your estate',
  reading: 'Reading the file',
  judging: 'Checking the meters',
  sending: 'Uploading',
  estatesMissing: 'Your estates could not be looked up.',
  sentUnknown: 'I do not know whether the upload got through. You can upload it again: nothing is added twice.',
  paymentsCame: (added: number, before: number) =>
    `${many(added, 'payment', 'payments')} credited${before === 0 ? '' : `, ${formatCount(before)} credited before`}.`,
} as const satisfies Record<string, unknown> & { summary: Record<UploadKind, unknown> };
