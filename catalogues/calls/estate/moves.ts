import type { Call } from '../call.ts';

/** The calls by which an administrator says who moves out of a house of the own estate. Moving in is signing up. */
export const moves = {
  previewMoveOut: {
    method: 'GET',
    path: '/api/service-admin/move-out/preview',
    access: ['service-admin'],
    summary:
      'Who would move out of a house of the own estate, found by resident, meter or address, and what the house owes or has in credit. Nothing is written.',
  },
  moveOut: {
    method: 'POST',
    path: '/api/service-admin/move-out',
    access: ['service-admin'],
    summary:
      'Have people move out of a meter of the own estate. What is owed stays with the house, or what is owed of their time is written off with a reason. Done once: whoever asks again is told.',
  },
} as const satisfies Record<string, Call>;
