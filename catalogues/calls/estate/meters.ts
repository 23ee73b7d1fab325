import type { Call } from '../call.ts';

/** The calls by which an administrator takes a meter of the own estate away that nothing hangs on. */
export const meters = {
  previewMeterDeletion: {
    method: 'GET',
    path: '/api/service-admin/meter-deletion/preview',
    access: ['service-admin'],
    summary: 'Whose meter would be deleted, or what hangs on it: then it cannot be. Nothing is written.',
  },
  deleteMeter: {
    method: 'POST',
    path: '/api/service-admin/delete-meter',
    access: ['service-admin'],
    summary:
      'Delete a meter of the own estate that nothing hangs on: no account, order, token, charge or line of the ledger. Done once: whoever asks again is told.',
  },
} as const satisfies Record<string, Call>;
