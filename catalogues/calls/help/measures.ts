import type { Call } from '../call.ts';

/** What the portal tells of itself, so that whoever runs it sees how it goes: figures, and nothing of a person. */
export const measures = {
  reportTurn: {
    method: 'POST',
    path: '/api/measures/turns',
    access: 'anyone',
    evenEnded: true,
    unasked: true,
    outlives: true,
    summary: 'How long a turn of the conversation took, by its trace; only where the portal follows traces.',
  },
  reportVitals: {
    method: 'POST',
    path: '/api/measures/vitals',
    access: 'anyone',
    evenEnded: true,
    unasked: true,
    outlives: true,
    summary: 'The web vitals of a page, told once as it is left: three figures and the kind of page.',
  },
} as const satisfies Record<string, Call>;
