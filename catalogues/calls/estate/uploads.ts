import { UPLOAD_MOST } from '../../uploads.ts';
import type { Call } from '../call.ts';

/** A file in a form, with the lines around it. */
const FORM_BYTES = UPLOAD_MOST.bytes + 10_000;
/** The rows of a file as a list, in which each of them says the names of its columns. */
const LIST_BYTES = UPLOAD_MOST.bytes + UPLOAD_MOST.rows * 100;

/** The calls by which an administrator uploads files of rows, and sees what was uploaded (S2 section 7). */
export const uploads = {
  validateMeters: {
    method: 'POST',
    path: '/api/service-admin/validate-upload-meter-details',
    access: ['service-admin'],
    scope: 'meters:upload',
    summary: 'Judge every row of a file of meters; nothing is kept. 400 with the rows when some are not valid.',
    files: ['dataset'],
    mostBytes: FORM_BYTES,
  },
  uploadMeters: {
    method: 'POST',
    path: '/api/service-admin/upload-meter-details',
    access: ['service-admin'],
    scope: 'meters:upload',
    summary: 'Add meters to the own estate, all or none. A meter that is there already is not added again.',
    mostBytes: LIST_BYTES,
  },
  meterUploads: {
    method: 'GET',
    path: '/api/service-admin/meter-uploads',
    access: ['service-admin'],
    scope: 'meters:upload',
    summary: "A page of an estate's meters, as an array.",
  },
  uploadedMeters: {
    method: 'GET',
    path: '/api/service-admin/uploaded-meters',
    access: ['service-admin'],
    scope: 'meters:upload',
    summary:
      "A page of an estate's meters, all or those that are looked for or have no resident, with how many there are.",
  },
  uploadServicePayments: {
    method: 'POST',
    path: '/api/electricity-service/upload-service-payments',
    access: ['service-admin'],
    asksAgain: true,
    summary:
      'Credit payments that the own estate had before the portal, all or none; a row counts once however often it comes.',
    files: ['dataset', 'myFile'],
    mostBytes: FORM_BYTES,
  },
  previewServicePayments: {
    method: 'POST',
    path: '/api/electricity-service/preview-service-payments',
    access: ['service-admin'],
    summary: 'What an upload of payments would do, row by row where there is something to say; nothing is kept.',
    files: ['dataset'],
    mostBytes: FORM_BYTES,
  },
  previewDevLevy: {
    method: 'POST',
    path: '/api/electricity-service/preview-dev-levy',
    access: ['service-admin'],
    summary: 'The same of an upload of development levies.',
    files: ['dataset'],
    mostBytes: FORM_BYTES,
  },
  uploadDevLevy: {
    method: 'POST',
    path: '/api/electricity-service/upload-dev-levy',
    access: ['service-admin'],
    asksAgain: true,
    summary: 'Charge development levies, all or none. The same amount for the same meter again charges nothing.',
    files: ['dataset'],
    mostBytes: FORM_BYTES,
  },
  devLevies: {
    method: 'GET',
    path: '/api/electricity-service/get-dev-levy',
    access: ['service-admin'],
    scope: 'dues:read',
    summary: 'A page of the levies that were uploaded for the own estate, as an array.',
  },
  uploadedLevies: {
    method: 'GET',
    path: '/api/service-admin/uploaded-levies',
    access: ['service-admin'],
    summary: 'The same page of levies, with how many there are.',
  },
} as const satisfies Record<string, Call>;
