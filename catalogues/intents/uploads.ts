import type { Intent } from './intent.ts';

/** Files of rows that the administrator of an estate uploads. */
export const UPLOADS = {
  'upload-meters': {
    kind: 'flow',
    access: ['service-admin'],
    label: 'Upload meter numbers',
    say: 'upload meter numbers',
    asked: 'Upload meter numbers',
    slots: ['estate'],
    starts: [{ flow: 'upload-meters', route: '/upload-meter-number', offered: true }],
    patterns: [
      {
        score: 5.2,
        not: 'logo',
        any: `upload meter, upload meterno, file meter, file meterno, add meter ADMIN, bulk meter, meter upload estate, upload resident,
          add meterno ADMIN -uploaded, meter landlord file, upload landlord, load meter ADMIN, load meterno file, create meter ADMIN,
          file resident, upload SHORT ONLY ADMIN`,
      },
      { score: 4, any: 'upload ADMIN' },
      { score: 6, not: 'DIGITS', any: 'load meterno ADMIN fresh, load meter ADMIN fresh' },
    ],
    examples: ['i want to upload meters', 'bulk add of meter numbers'],
  },
  'uploaded-meters': {
    kind: 'list',
    access: ['service-admin'],
    asked: 'See the uploaded meters',
    slots: ['estate'],
    patterns: [
      {
        score: 6.5,
        not: 'DIGITS',
        any: `uploaded PLATFORM -payment -levy, uploaded meter, uploaded meterno, show meter ADMIN -upload -file,
          show meterno ADMIN -resident -file, uploaded show, meter all show -resident, uploaded ADMIN -payment, meter history,
          meter what ADMIN`,
      },
    ],
    examples: ['show the meters wey we don upload', 'let me see the meters we uploaded'],
  },
  'upload-payments': {
    kind: 'flow',
    access: ['service-admin'],
    label: 'Upload existing payments',
    say: 'upload existing service payments',
    asked: 'Upload payments',
    slots: ['estate'],
    starts: [{ flow: 'upload-payments', route: '/upload-existing-service-payments', fills: [], offered: true }],
    patterns: [
      {
        score: 6,
        any: `upload payment, file payment, bulk payment, upload existing, existing payment ADMIN, upload svccharge, file svccharge,
          load payment file, upload service payment, upload fine, upload past, existing file, payment load ADMIN, file past ADMIN,
          file history load ADMIN -show -download, file paymentlist load ADMIN -show -download, file history add ADMIN -show -download,
          add payment file, upload history, upload transaction`,
      },
    ],
    examples: ['I want to upload payment records', 'load file of payments residents already made'],
  },
  'upload-dev-levy': {
    kind: 'flow',
    access: ['service-admin'],
    label: 'Upload development levies',
    say: 'upload development levies',
    asked: 'Upload development levies',
    slots: ['estate'],
    starts: [{ flow: 'upload-dev-levy', route: '/development-levies', offered: true }],
    patterns: [
      {
        score: 6.6,
        any: `upload levy, file levy, bulk levy, levy load ADMIN file, levy upload, levy file ADMIN, levy existing, add levy file,
          levy load ADMIN, levy file`,
      },
      { score: 6.6, any: 'add levy show ADMIN, load levy show ADMIN' },
    ],
    examples: ['upload dev levy list', 'upload levy file'],
  },
} as const satisfies Record<string, Intent>;
