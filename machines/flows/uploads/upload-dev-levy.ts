import { MESSAGES } from '#catalogues/messages.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { UploadDeps } from './chart/calls.ts';
import type { Upload } from './chart/upload.ts';
import { uploading } from './chart/uploading.ts';
import { uploadFailed } from './words.ts';

/** Development levies that meters are charged, from a file (S2 section 2, Development Levies). */
export const uploadDevLevy = (deps: UploadDeps): Flow => uploading(deps, LEVIES);

const LEVIES: Upload = {
  name: 'upload-dev-levy',
  version: 2,
  title: 'Upload Development Levy',
  estate: { needed: true },
  atOnce: true,
  unjudged: uploadFailed,
  file: {
    label: 'Development levies (.csv)',
    ask: 'Which file has the levies? Please choose it: a .csv file.',
    placeholder: 'Attach a .csv file',
  },
  words: { next: 'Upload', confirm: 'Upload', template: 'CSV template' },
  columns: [
    { name: 'meterNumber', label: 'Meter Number', align: 'start' },
    { name: 'amount', label: 'Amount', align: 'end' },
    { name: 'status', label: 'Status', align: 'start' },
    { name: 'description', label: 'Description', align: 'start' },
  ],
  summary: UPLOAD_SENTENCES.summary['upload-dev-levy'],
  invalid: null,
  taken: ({ message }) => [
    { tone: 'success', text: MESSAGES.uploadSuccessful },
    { tone: 'plain', text: message },
  ],
  refused: uploadFailed,
  broken: MESSAGES.uploadNoAnswer,
};
