import { MESSAGES } from '#catalogues/messages.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { UploadDeps } from './chart/calls.ts';
import type { Upload } from './chart/upload.ts';
import { uploading } from './chart/uploading.ts';
import { saidWithReason, uploadFailed } from './words.ts';

/** Meters of an estate from a file (S2 section 2, Upload Meter Number): looked at in a preview before they are added. */
export const uploadMeters = (deps: UploadDeps): Flow => uploading(deps, METERS);

const METERS: Upload = {
  name: 'upload-meters',
  version: 2,
  title: 'Upload Meter Number',
  estate: { needed: false },
  atOnce: false,
  unjudged: uploadFailed,
  file: {
    label: 'Meter list (.csv)',
    ask: 'Which file has the meters? Please choose it: a .csv file.',
    placeholder: 'Attach a .csv file',
  },
  words: { next: 'Upload', confirm: MESSAGES.confirmUpdate, template: 'CSV template' },
  columns: [
    { name: 'landlord_name', label: 'Landlord Name', align: 'start' },
    { name: 'meterNumber', label: 'Meter Number', align: 'start' },
    { name: 'house_address', label: 'Address', align: 'start' },
    { name: 'status', label: 'Status', align: 'start' },
    { name: 'description', label: 'Description', align: 'start' },
  ],
  summary: UPLOAD_SENTENCES.summary['upload-meters'],
  invalid: MESSAGES.uploadInvalid,
  taken: ({ message }) => [
    { tone: 'success', text: MESSAGES.uploadSuccessful },
    { tone: 'plain', text: message },
  ],
  refused: (refusal) => saidWithReason(MESSAGES.uploadNotCompleted, refusal),
  broken: MESSAGES.uploadNoAnswer,
};
