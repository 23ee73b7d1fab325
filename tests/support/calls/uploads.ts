import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { createDesk } from '#machines/uploads/desk/create-desk.ts';
import type { Desk } from '#machines/uploads/desk/desk.ts';
import { problem } from '../answers.ts';

/** A desk over these calls. */
export const deskOf = (services: Services): Desk => createDesk({ calls: () => services });

/** A row of a file of meters, as the server judges it. */
export type JudgedMeter = Extract<CallAnswer<'validateMeters'>, { status: 200 }>['data']['csvData'][number];

/** What the server says of a row of payments or levies. */
export type RowRemark = Extract<CallAnswer<'previewDevLevy'>, { status: 200 }>['data']['remarks'][number];

/** What becomes of a call; a text is the 400 it is refused with. */
type Outcome = 'good' | 'busy' | 'broken' | 'no line' | { readonly refused: string };

/** What a portal answers to files of rows, as data that a test can change. */
export interface UploadScript {
  /** What the server says of a file's rows. */
  judged: JudgedMeter[];
  /** What it says of rows of payments and levies. */
  remarks: RowRemark[];
  /** What becomes of asking for that. */
  previewed: Outcome;
  /** What becomes of every upload; a text is the 400 it is refused with. */
  uploaded: Outcome;
  meters: {
    landlord_name: string;
    meter_number: string;
    house_address: string;
    property_id: number;
    accounts?: number;
  }[];
  /** Why no meter can be deleted, before and after it was confirmed; null where one can. */
  meterKept: { readonly code: string; readonly message: string } | null;
  deletionRefused: { readonly code: string; readonly message: string } | null;
  levies: { id: number; meterNumber: string; amount: number; createdAt: string; updatedAt: string }[];
  /** How lists are answered. */
  lists: 'good' | 'broken';
}

export const GOOD_UPLOADS: UploadScript = {
  judged: [],
  remarks: [],
  previewed: 'good',
  uploaded: 'good',
  meters: [],
  meterKept: null,
  deletionRefused: null,
  levies: [],
  lists: 'good',
};

type Note = (name: string, input: unknown) => void;
type Uploading =
  | 'validateMeters'
  | 'uploadMeters'
  | 'meterUploads'
  | 'uploadedMeters'
  | 'previewMeterDeletion'
  | 'deleteMeter'
  | 'uploadServicePayments'
  | 'previewServicePayments'
  | 'uploadDevLevy'
  | 'previewDevLevy'
  | 'devLevies'
  | 'uploadedLevies';

/** The calls that take files of rows, answered from a script. */
export function scriptedUploads(script: UploadScript, note: Note): Pick<Services, Uploading> {
  async function came<T>(data: T, outcome = script.uploaded) {
    if (outcome === 'no line') throw new NoAnswer();
    if (outcome === 'broken') throw new NoAnswer();
    if (outcome === 'busy') {
      return { status: 429 as const, data: { ...problem('Too many uploads.'), retryAfter: 60 } };
    }
    if (outcome !== 'good') return { status: 400 as const, data: problem(outcome.refused) };
    return { status: 200 as const, data };
  }
  const whole = () => {
    if (script.lists === 'broken') throw new NoAnswer();
  };
  const refusedAs = ({ code, message }: { readonly code: string; readonly message: string }) =>
    ({ status: 400, data: { ...problem(message), code } }) as const;
  const paged = <T>(rows: readonly T[], page: unknown) =>
    rows.slice((Number(page ?? 1) - 1) * 10, Number(page ?? 1) * 10);
  return {
    async validateMeters(input) {
      note('validateMeters', { property_id: input.property_id, bytes: input.dataset.size });
      const wrong = script.judged.some(({ valid }) => !valid);
      if (script.uploaded === 'good' && wrong) {
        return {
          status: 400,
          data: { ...problem('Some rows are not valid.'), status: 'invalid', csvData: script.judged },
        };
      }
      return came({ status: 'valid' as const, csvData: script.judged });
    },
    uploadMeters(input) {
      note('uploadMeters', input);
      return came({ message: 'Meters added', added: input.meter_details.length, before: 0 });
    },
    async meterUploads({ page }) {
      whole();
      return { status: 200, data: paged(script.meters, page) };
    },
    async uploadedMeters({ page, term, listed }) {
      note('uploadedMeters', { page, ...(term !== undefined && { term }), ...(listed !== undefined && { listed }) });
      whole();
      const found = script.meters
        .map((meter) => ({ accounts: 1, ...meter }))
        .filter((meter) => listed === undefined || meter.accounts === 0)
        .filter((meter) => Object.values(meter).some((value) => String(value).includes(term ?? '')));
      return { status: 200, data: { meters: paged(found, page), total: found.length, page: Number(page ?? 1) } };
    },
    async previewMeterDeletion({ meter_number }) {
      note('previewMeterDeletion', meter_number);
      if (script.meterKept !== null) return refusedAs(script.meterKept);
      const meter = script.meters.find((one) => one.meter_number === meter_number);
      const { landlord_name, house_address } = meter ?? { landlord_name: 'Ada Obi', house_address: 'House 3' };
      return { status: 200, data: { meter_number, landlord_name, house_address } };
    },
    async deleteMeter({ meter_number }) {
      note('deleteMeter', meter_number);
      if (script.deletionRefused !== null) return refusedAs(script.deletionRefused);
      return { status: 200, data: { message: 'The meter was deleted.' } };
    },
    uploadServicePayments(input) {
      note('uploadServicePayments', { bytes: (input.dataset ?? input.myFile)?.size });
      return came({ message: 'UPLOADED!', added: 1, before: 0 });
    },
    previewServicePayments(input) {
      note('previewServicePayments', { bytes: input.dataset.size });
      return came({ remarks: script.remarks }, script.previewed);
    },
    previewDevLevy(input) {
      note('previewDevLevy', { property_id: input.property_id, bytes: input.dataset.size });
      return came({ remarks: script.remarks }, script.previewed);
    },
    uploadDevLevy(input) {
      note('uploadDevLevy', { property_id: input.property_id, bytes: input.dataset.size });
      return came({ message: 'Levies charged', added: 1, before: 0 });
    },
    async devLevies({ page }) {
      whole();
      return { status: 200, data: paged(script.levies, page) };
    },
    async uploadedLevies({ page }) {
      note('uploadedLevies', page);
      whole();
      return {
        status: 200,
        data: { levies: paged(script.levies, page), total: script.levies.length, page: Number(page ?? 1) },
      };
    },
  };
}
