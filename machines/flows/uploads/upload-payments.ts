import { MESSAGES } from '#catalogues/messages.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { Say } from '#machines/kit/view.ts';
import type { Refusal } from '#machines/uploads/desk/desk.ts';
import type { UploadDeps } from './chart/calls.ts';
import type { Upload } from './chart/upload.ts';
import { uploading } from './chart/uploading.ts';
import { saidWithReason } from './words.ts';

/** Payments that an estate had before the portal, from a file (S2 section 2, Upload existing service payments). */
export const uploadPayments = (deps: UploadDeps): Flow => uploading(deps, PAYMENTS);

const PAYMENTS: Upload = {
  name: 'upload-payments',
  version: 2,
  title: 'Upload existing service payments',
  estate: null,
  atOnce: true,
  unjudged: notUploaded,
  file: {
    label: 'Service payments (.csv)',
    ask: 'Which file has the payments? Please choose it: a .csv file.',
    placeholder: 'Attach a .csv file',
  },
  words: { next: MESSAGES.upload, confirm: MESSAGES.upload, template: 'CSV template' },
  columns: [
    { name: 'meterNumber', label: 'Meter Number', align: 'start' },
    { name: 'payment', label: 'Service Payment', align: 'start' },
    { name: 'amount', label: 'Amount', align: 'end' },
    { name: 'date', label: 'Paid At', align: 'start' },
    { name: 'status', label: 'Status', align: 'start' },
    { name: 'description', label: 'Description', align: 'start' },
  ],
  summary: UPLOAD_SENTENCES.summary['upload-payments'],
  invalid: null,
  taken: ({ added, before }) => [
    { tone: 'success', text: MESSAGES.paymentsUploaded },
    { tone: 'plain', text: UPLOAD_SENTENCES.paymentsCame(added, before) },
  ],
  refused: notUploaded,
  broken: MESSAGES.paymentsNoAnswer,
};

function notUploaded(refusal: Refusal): readonly Say[] {
  if (refusal.status === null) return [{ tone: 'danger', text: MESSAGES.paymentsNoAnswer }];
  return saidWithReason(MESSAGES.paymentsNotUploaded, refusal);
}
