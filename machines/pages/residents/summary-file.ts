import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { base64Of } from '#machines/kit/writing/base64.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import { type Good, type Read, read } from '../answers.ts';
import { badgeOf, NO_ACCOUNT } from './people.ts';

/** What the file of the resident summary is called. */
export const SUMMARY_FILE = 'resident_summary.csv';

const HEAD = [
  'First Name',
  'Last Name',
  'Status',
  'Meter Number',
  'Email',
  'Phone',
  'Verified',
  ...Object.values(SERVICE_PAYMENTS).map(({ label }) => label),
  'Address',
];

/** Every resident of the own estate with what the meter owes, as a file for a spreadsheet (S2 section 2; DECISIONS, Nothing is a dead end). */
export async function readSummary(services: Services, signal: AbortSignal): Promise<Read<HandedFile>> {
  const came = await read(services.residentSummary({}, signal), signal);
  if (came.kind === 'empty') return { kind: 'failed', problem: MESSAGES.noResidents };
  return came.kind === 'good' ? { kind: 'good', data: fileOf(came.data) } : came;
}

function fileOf(residents: Good<'residentSummary'>): HandedFile {
  const rows = residents.map((one) => [
    one.firstName,
    one.lastName,
    badgeOf(one.status ?? NO_ACCOUNT).text,
    one.meterNo ?? '',
    one.email,
    one.phone,
    one.isVerified ? 'Yes' : 'No',
    ...[one.serviceCharge, one.devLevy, one.fine].map(String),
    one.houseAddress ?? '',
  ]);
  const bytes = new TextEncoder().encode(CSV_BEGINNING + csvLines([HEAD, ...rows]));
  return { name: SUMMARY_FILE, base64: base64Of(bytes) };
}
