import type { RowFate, UploadKind } from '../../uploads.ts';
import { formatCount } from '../count.ts';

const many = (of: number, one: string, more: string): string => `${formatCount(of)} ${of === 1 ? one : more}`;

/** Some rows of a file: how many, and the numbers of the first of them. */
interface SomeRows {
  readonly count: number;
  readonly first: readonly number[];
}

/** How the rows of a file stand before they are sent: those that are new, the other valid ones, and the invalid ones. */
interface Standing {
  readonly valid: number;
  readonly invalid: number;
  readonly fresh: number;
  readonly fates: Readonly<Record<RowFate, SomeRows>>;
}

/** 'row 4', 'rows 4 and 7', 'rows 4, 7, 9, 12, 15 and 20 more'. */
function rowsSaid({ count, first }: SomeRows): string {
  const named = first.map(formatCount);
  const more = count - first.length;
  if (more > 0) return `rows ${named.join(', ')} and ${formatCount(more)} more`;
  return count === 1 ? `row ${named.join('')}` : `rows ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

/** What will become of the rows: of those that are new, then of each other part of them, in sentences. */
function willBecome({ valid, invalid, fates }: Standing, fresh: string, said: Partial<Record<RowFate, Said>>): string {
  if (valid === 0) return 'Mend the file, and choose it again.';
  const others = (Object.entries(said) as [RowFate, Said][])
    .filter(([fate]) => fates[fate].count > 0)
    .map(([fate, say]) => `${say(fates[fate].count)} (${rowsSaid(fates[fate])}).`);
  const out = invalid === 1 ? 'The invalid one stays out.' : `The ${formatCount(invalid)} invalid ones stay out.`;
  return [`${fresh}.`, ...others, ...(invalid > 0 ? [out] : [])].join(' ');
}

type Said = (count: number) => string;
const twice: Said = (count) =>
  count === 1
    ? '1 stands in the file already and counts once'
    : `${formatCount(count)} stand in the file already and count once`;

/** What a file of levies charges together; less than nothing where more is taken back than is charged. */
function charges({ fresh, fates }: Standing, sum: string): string {
  const charged = fresh + fates.changed.count;
  if (charged === 0) return 'Charges nothing new';
  const all = sum.startsWith('-') ? `${sum.slice(1)} taken back in all` : `${sum} in all`;
  return `Charges ${many(charged, 'levy', 'levies')}, ${all}`;
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
    'upload-meters': (rows: Standing) =>
      willBecome(
        rows,
        rows.fresh === 0 ? 'Adds no new meter' : `Adds ${many(rows.fresh, 'valid meter', 'valid meters')}`,
        {
          changed: (count) => `Replaces the name and address of ${many(count, 'meter', 'meters')}`,
          known: (count) =>
            `${many(count, 'meter is', 'meters are')} of your estate already and stay${count === 1 ? 's' : ''} as ${count === 1 ? 'it is' : 'they are'}`,
        },
      ),
    'upload-payments': (rows: Standing, sum: string) =>
      willBecome(
        rows,
        rows.fresh === 0 ? 'Credits nothing new' : `Credits ${many(rows.fresh, 'payment', 'payments')}, ${sum} in all`,
        {
          known: (count) =>
            `${many(count, 'was', 'were')} credited before and ${count === 1 ? 'is' : 'are'} not credited again`,
          repeated: twice,
        },
      ),
    'upload-dev-levy': (rows: Standing, sum: string) =>
      willBecome(rows, charges(rows, sum), {
        changed: (count) =>
          `${many(count, 'levy', 'levies')} charged before ${count === 1 ? 'becomes another amount' : 'become other amounts'}`,
        known: (count) =>
          `${many(count, 'is', 'are')} charged already and ${count === 1 ? 'is' : 'are'} not charged again`,
        repeated: twice,
      }),
  },
  /* On the way */
  learning: 'Looking up your estate',
  reading: 'Reading the file',
  judging: 'Checking the rows',
  sending: 'Uploading',
  estatesMissing: 'Your estates could not be looked up.',
  sentUnknown: 'I do not know whether the upload got through. You can upload it again: nothing is added twice.',
  paymentsCame: (added: number, before: number) =>
    `${many(added, 'payment', 'payments')} credited${before === 0 ? '' : `, ${formatCount(before)} not credited again`}.`,
} as const satisfies Record<string, unknown> & { summary: Record<UploadKind, unknown> };
