import type { Call } from '../call.ts';

/** The calls by which an administrator runs the own estate: residents, what they owe, the logo and the log (S1 and S2, section 7). */
export const administration = {
  updateStatus: {
    method: 'PUT',
    path: '/api/service-admin/update-status',
    access: ['service-admin'],
    summary:
      'Say whether an apartment of the own estate is occupied. Its residents pay half for services while it is not.',
  },
  verifyResident: {
    method: 'PUT',
    path: '/api/service-admin/verify-resident',
    access: ['service-admin'],
    summary: 'Take a resident of the own estate for verified (DECISIONS 31).',
  },
  previewRefusal: {
    method: 'GET',
    path: '/api/service-admin/refuse-resident/preview',
    access: ['service-admin'],
    summary:
      'Who of the own estate waits on which meter, where they come from, and who else is on it. Nothing is written.',
  },
  refuseResident: {
    method: 'POST',
    path: '/api/service-admin/refuse-resident',
    access: ['service-admin'],
    summary:
      'Refuse a resident who is not verified, with a reason that they read: they are put back on the meter that they had, or are on none. Done once: whoever asks again is told.',
  },
  residentVerification: {
    method: 'GET',
    path: '/api/service-admin/resident-verification',
    access: ['service-admin'],
    summary: 'Whether the own estate verifies new accounts itself, and how many are not verified.',
  },
  setResidentVerification: {
    method: 'PUT',
    path: '/api/service-admin/resident-verification',
    access: ['service-admin'],
    asksAgain: true,
    summary:
      'Say whether a new account of the own estate is taken for a resident only once an administrator has verified it.',
  },
  estateCompany: {
    method: 'GET',
    path: '/api/service-admin/company',
    access: ['service-admin'],
    summary: 'Which distribution company supplies the own estate; null where nobody has said so.',
  },
  setEstateCompany: {
    method: 'PUT',
    path: '/api/service-admin/company',
    access: ['service-admin'],
    asksAgain: true,
    summary:
      'Say which distribution company supplies the own estate: its power is bought there from the next order on.',
  },
  meterName: {
    method: 'GET',
    path: '/api/service-admin/meter-name',
    access: ['service-admin'],
    summary:
      'The estate that a meter of the own estate belongs to, and what the meter owes now. Unknown or elsewhere: 400.',
  },
  updateServicePayments: {
    method: 'PUT',
    path: '/api/electricity-service/update-service-payments',
    access: ['service-admin'],
    asksAgain: true,
    summary:
      'Set a balance of a meter of the own estate: the difference is an adjustment in the ledger, with who and when. Safe to repeat.',
  },
  residentSummary: {
    method: 'GET',
    path: '/api/electricity-service/get-resident-summary',
    access: ['service-admin'],
    scope: 'residents:read',
    summary: "Every resident of the own estate with what the meter owes, for the resident summary's CSV.",
  },
  updateLogo: {
    method: 'PUT',
    path: '/api/service-admin/property-logo',
    access: ['service-admin'],
    summary: 'Replace the logo of the own estate: a PNG, JPEG or WebP image as a data address, by what is in it.',
    mostBytes: 2_000_000,
  },
  auditLog: {
    method: 'GET',
    path: '/api/service-admin/audit-log',
    access: ['service-admin'],
    summary:
      'What was changed in the own estate, what was read of people in it, or who signed in to run it: by whom, when, from where. The newest first.',
  },
} as const satisfies Record<string, Call>;
