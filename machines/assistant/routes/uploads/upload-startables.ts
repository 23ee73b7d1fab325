import type { EntryPoint } from '../starting/entry-points.ts';

const UPLOAD = { access: ['service-admin'], slots: ['estate'], offered: true } as const;

/** Files of rows that an administrator uploads, as they can be started. */
export const UPLOAD_ENTRY_POINTS: readonly EntryPoint[] = [
  {
    ...UPLOAD,
    flow: 'upload-meters',
    intent: 'upload-meters',
    label: 'Upload meter numbers',
    say: 'upload meter numbers',
    route: '/upload-meter-number',
  },
  {
    ...UPLOAD,
    flow: 'upload-payments',
    intent: 'upload-payments',
    label: 'Upload existing payments',
    say: 'upload existing service payments',
    route: '/upload-existing-service-payments',
    slots: [],
  },
  {
    ...UPLOAD,
    flow: 'upload-dev-levy',
    intent: 'upload-dev-levy',
    label: 'Upload development levies',
    say: 'upload development levies',
    route: '/development-levies',
  },
];
