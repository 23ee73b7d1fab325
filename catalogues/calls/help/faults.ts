import type { Call } from '../call.ts';

/** The calls by which a portal tells of its own faults, and by which the platform's administrator looks one up. */
export const faults = {
  reportFault: {
    method: 'POST',
    path: '/api/client-errors',
    access: 'anyone',
    unasked: true,
    outlives: true,
    summary: 'A fault of the portal in a browser or a terminal, under the reference that its person was shown.',
  },
  reportedFaults: {
    method: 'GET',
    path: '/api/client-errors',
    access: ['netplus-admin'],
    summary: 'The faults that were reported last, or the one of a reference that somebody reads out.',
  },
} as const satisfies Record<string, Call>;
