import type { UploadKind } from '#catalogues/uploads.ts';
import type { Judge } from '../sheet.ts';
import { judgeLevies } from './levies.ts';
import { judgeMeters } from './meters.ts';
import { judgePayments } from './payments.ts';

/** A fresh judge of a file's rows for each kind of upload. */
export const JUDGES: Readonly<Record<UploadKind, () => Judge>> = {
  'upload-meters': judgeMeters,
  'upload-payments': judgePayments,
  'upload-dev-levy': judgeLevies,
};
